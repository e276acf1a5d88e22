import { FACE, poster, ridge, type Scene } from '../poster.ts';

/** A giant painted cowboy boot on the bank of Cypress Creek, stepping stones and cypress trunks beside it. */
export const scene: Scene = {
  name: 'wimberley',
  draw: () => {
    const far = ridge({ frame: FACE, y: 220, amplitude: 70, swells: 4, seed: 21 });
    const near = ridge({ frame: FACE, y: 262, amplitude: 40, swells: 5, seed: 2 });
    return poster(
      FACE,
      `<circle cx="226" cy="130" r="44" fill="#fff0b8"/><path d="${far}" fill="#12382f" opacity=".5"/><path d="${near}" fill="#0e2f28" opacity=".8"/>${creek}${boot}${cypress}`,
    );
  },
};

const creek = [
  '<path d="M0 306C160 290 640 290 800 300V450H0Z" fill="#6f8f3a"/><path d="M0 306C160 290 640 290 800 300v10C640 300 160 300 0 316Z" fill="#c9d46c"/>',
  '<path d="M800 326C660 326 620 352 520 366S200 372 0 408V450H800Z" fill="#49a9a0"/><path d="M800 326C660 326 620 352 520 366S200 372 0 408v10c200-36 420-26 520-42s140-38 280-38Z" fill="#2b6a5c"/>',
  '<path d="M90 430h100M400 396h70M690 366h80M640 440h110M250 410h50" stroke="#fff" stroke-width="4" opacity=".45"/>',
  '<path d="M318 384h60l8 16q-38 12-78 0ZM396 412h72l10 18q-46 14-94 0ZM504 432h84l14 22H490ZM262 364h44l6 12q-28 8-56 0Z" fill="#6b6350"/><path d="M318 384q30-14 60 0-30 10-60 0M396 412q36-16 72 0-36 12-72 0M504 432q42-18 84 0-42 14-84 0M262 364q22-10 44 0-22 8-44 0" fill="#efe2b8"/>',
].join('');

/** Red leather with a turquoise top and toe, a star and flowers; the sun is on its left. */
const boot = [
  '<path d="M270 350q140-26 330 0-160 18-330 0" fill="#2b4a2a"/><path d="M304 70q32-30 70 12 34-44 76-14L438 224C466 258 520 262 560 278 594 292 602 316 596 340H398L384 322H372V350H308V320C320 240 312 160 304 70Z" fill="#c2412f"/>',
  '<path d="M304 70q32-30 70 12v210c-20 10-50 20-64 14 10-80 2-150-6-236Z" fill="#ee6a45"/><path d="M450 68 438 224C466 258 520 262 560 278c34 14 42 38 36 62H470c-10-50-60-60-66-110-4-50 18-110 46-162Z" fill="#932a2f"/>',
  '<path d="M304 70q32-30 70 12 34-44 76-14l-4 54q-40-20-72 16-30-34-64-16Z" fill="#1f8f8a"/><path d="M304 70q32-30 70 12v56q-30-34-64-16Z" fill="#5fd0bd"/><path d="M516 264c60 8 90 36 80 76H520q-32-40-4-76Z" fill="#1f8f8a"/><path d="M306 320q36 10 66-18l14 20H372V350H308Z" fill="#3a1f1c"/><path d="M372 322h12l14 18H596v12H394Z" fill="#3a1f1c"/>',
  '<path d="M374 156l10 26h28l-22 18 8 28-24-16-24 16 8-28-22-18h28Z" fill="#ffe08a"/><path d="M440 262h.1M470 284h.1M434 304h.1M500 306h.1M340 262h.1M366 270h.1" stroke="#ffe9c4" stroke-width="20" stroke-linecap="round"/><path d="M440 262h.1M470 284h.1M434 304h.1M500 306h.1M340 262h.1M366 270h.1" stroke="#e8a13a" stroke-width="8" stroke-linecap="round"/>',
].join('');

const cypress = [
  '<path d="M656 0h54c-4 120 2 220 20 280 10 34 26 54 40 66H604c20-16 36-40 42-70 12-70 16-170 10-276ZM764 0h36V330H744c24-60 28-200 20-330Z" fill="#3b2a22"/><path d="M656 0h20c2 120-4 210-18 276-8 34-20 54-34 70H604c20-16 36-40 42-70 12-70 16-170 10-276ZM764 0h12c6 140 0 260-18 330H744c24-60 28-200 20-330Z" fill="#b98a5c"/>',
  '<path d="M540 0H800V120q-18 30-34 0-12 46-34 4-18 50-40-12-20 44-40-6-22 36-40-16-26 22-36-22-36 6-36-68" fill="#184a34"/><path d="M540 0h120q-10 60-30 62-18 20-30-6-14 28-30-10-30 6-30-46" fill="#8fb84a"/>',
  '<path d="M0 450V300q20-40 44-4 30-26 48 12 30-6 34 34 30 14 10 60L90 450Z" fill="#163f2c"/><path d="M30 290q12 0 16 16 30-22 46 8-26-6-40 14-6-26-22-38" fill="#8fb84a"/>',
].join('');
