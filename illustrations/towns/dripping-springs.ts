import { FACE, poster, ridge, type Scene } from '../poster.ts';

/** A still house with its copper still in the open bay and a smoking stack, barrels in front, a live oak beside it. */
export const scene: Scene = {
  name: 'dripping-springs',
  draw: () => {
    const far = ridge({ frame: FACE, y: 236, amplitude: 70, swells: 4, seed: 12 });
    const near = ridge({ frame: FACE, y: 290, amplitude: 40, swells: 3, seed: 4 });
    return poster(
      FACE,
      `<circle cx="204" cy="142" r="46" fill="#ffe9b0"/><path d="${far}" fill="#5a2a1c" opacity=".5"/><path d="${near}" fill="#46221c" opacity=".75"/><path d="M0 364c220-22 560-22 800 0v86H0Z" fill="#6b4a26"/><path d="M0 364c220-22 560-22 800 0v10c-240-20-580-20-800 0Z" fill="#f0bd72"/>${house}${still}${oak}${barrels}`,
    );
  },
};

const house = [
  '<path d="M508 96c-16-22 22-30 6-56s26-30 12-50c34 20 4 38 20 58s-22 26-10 48Z" fill="#fff" opacity=".4"/><path d="M504 92h18v110h-18Z" fill="#f4a765"/><path d="M522 92h14v110h-14Z" fill="#7a3a1c"/><path d="M498 88h44v10h-44Z" fill="#ffd09a"/>',
  '<path d="M262 366V228L420 142 578 228V366Z" fill="#f1d6ac"/><path d="M578 228h74v138h-74Z" fill="#7b4a33"/>',
  '<path d="M236 240V226L420 124 604 226v14L420 142Z" fill="#fbeccb"/><path d="M420 124h96l164 102v14h-76v-14Z" fill="#54271d"/>',
  '<path d="M290 366V232M552 366V232M320 216V198M520 216V198" stroke="#d3ae7e" stroke-width="4"/><path d="M322 366V244a20 20 0 0 1 20-20H498a20 20 0 0 1 20 20V366Z" fill="#331611"/><path d="M600 262h30v44h-30Z" fill="#ffd27a"/><path d="M404 168h32v32h-32Z" fill="#5a2a1c"/>',
].join('');

/** The pot with its onion head and swan neck, and the column beside it. */
const still = [
  '<path d="M350 366v-44c0-26 16-30 28-36 8-14 4-22 2-30 0-16 44-16 44 0-2 8-6 16 2 30 12 6 28 10 28 36v44Z" fill="#b05a26"/><path d="M350 366v-44c0-26 16-30 28-36 8-14 4-22 2-30 0-10 14-12 22-12-8 20-2 34-10 50-12 8-18 18-18 34v38Z" fill="#ffbf80"/>',
  '<path d="M402 248c0-20 70-22 72 6v20" fill="none" stroke="#e08a48" stroke-width="10"/><path d="M458 270h34v96h-34Z" fill="#b05a26"/><path d="M458 270h12v96h-12Z" fill="#ffbf80"/><path d="M458 296h34M458 324h34M352 326h100" stroke="#6b2f14" stroke-width="4"/>',
].join('');

const oak =
  '<path d="M690 392c14-50 2-90-30-130l18-10 26 44 6-60h20l-2 66 34-40 14 12c-36 40-42 70-34 118Z" fill="#2c1712"/><path d="M584 232c-14-34 16-58 44-54 4-40 60-56 88-30 30-26 84-16 100 20v100c-30 16-56 6-66-8-24 18-56 14-68-8-34 18-80 16-98-20Z" fill="#39401f"/><path d="M584 232c-14-34 16-58 44-54 4-40 60-56 88-30-36 0-56 20-54 46-34-8-70 6-78 38ZM716 148c30-26 84-16 100 20-40-20-72-10-84 14 2-16-4-26-16-34Z" fill="#8a8a3c"/>';

const barrel = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M6 0H54q14 40 0 80H6Q-8 40 6 0" fill="#7a4220"/><path d="M6 0H26V80H6Q-8 40 6 0" fill="#e0a05c"/><path d="M2 18H58M2 62H58" stroke="#2f1812" stroke-width="6"/></g>`;
const barrels = barrel(172, 344) + barrel(242, 344) + barrel(207, 265) + barrel(556, 352);
