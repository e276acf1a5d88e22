import { FACE, poster, ridge, type Scene } from '../poster.ts';

/** Gruene's water tower standing over the wooden dance hall, its false front in the evening sun and the porch lights on. */
export const scene: Scene = {
  name: 'gruene',
  draw: () => {
    const far = ridge({ frame: FACE, y: 262, amplitude: 50, swells: 4, seed: 31 });
    const near = ridge({ frame: FACE, y: 296, amplitude: 40, swells: 6, seed: 7 });
    return poster(
      FACE,
      `<circle cx="422" cy="102" r="48" fill="#fff0c0"/><path d="${far}" fill="#43382c" opacity=".5"/><path d="${near}" fill="#382e26" opacity=".8"/><path d="M0 364H800V450H0Z" fill="#8a6a42"/><path d="M0 364H800v8H0Z" fill="#f2d79a"/>${tower}${hall}${lights}${yard}`,
    );
  },
};

/** A silver tank under a cone on four braced legs, lit from the right. */
const tower = [
  '<path d="M198 368 226 170M342 368 314 170M250 368l6-198M290 368l-6-198" stroke="#c2b394" stroke-width="9"/><path d="M216 236H324M207 302H333M216 236 333 302M324 236 207 302M224 176l100 60M316 176l-100 60M207 302l136 66M333 302 197 368" stroke="#c2b394" stroke-width="4"/><path d="M266 170h8v198h-8Z" fill="#6f6250"/>',
  '<path d="M206 70H334V168q-64 24-128 0Z" fill="#a39a86"/><path d="M206 70h38v108q-20-2-38-10Z" fill="#675d50"/><path d="M292 70h42v98q-20 8-42 10Z" fill="#f8f0d8"/><path d="M206 98H334M206 136H334" stroke="#4f463c" stroke-width="3" opacity=".5"/>',
  '<path d="M194 74 270 22l76 52Z" fill="#8c8170"/><path d="M194 74 270 22 246 74Z" fill="#51483d"/><path d="M346 74 270 22 290 74Z" fill="#fffbe9"/><path d="M267 24V8h6v16ZM192 166H348v10H192Z" fill="#3a3029"/>',
].join('');

const hall = [
  '<path d="M612 250 706 270V366H612Z" fill="#d9b27c"/><path d="M600 224 720 262v14L600 244Z" fill="#52382c"/><path d="M640 296h34v40h-34Z" fill="#4a3029"/>',
  '<path d="M352 366V216H408V180H452L486 158 520 180H564V216H620V366Z" fill="#f6e4ba"/><path d="M352 366V216H408V180H452L486 158v208Z" fill="#dfc595"/><path d="M346 216V206H398V170H450L486 146 522 170H574V206H626V216H564V180H520L486 158 452 180H408V216Z" fill="#7a3a2c"/>',
  '<path d="M380 226v50M408 190v86M436 190v86M464 180v96M508 180v96M536 190v86M564 190v86M592 226v50" stroke="#b3925f" stroke-width="3"/><path d="M446 206h80v34h-80Z" fill="#7a3a2c"/><path d="M456 223h60" stroke="#fbe6b0" stroke-width="6"/>',
  '<path d="M352 300H620v66H352Z" fill="#4a2c22"/><path d="M450 310h72v56H450Z" fill="#ffc95e"/><path d="M376 314h44v34H376ZM552 314h44v34H552Z" fill="#ffc95e"/><path d="M486 310v56M398 314v34M574 314v34" stroke="#4a2c22" stroke-width="5"/>',
  '<path d="M352 268H620l28 36H324Z" fill="#8f8270"/><path d="M486 268h134l28 36H486Z" fill="#d5c7a6"/><path d="M334 304h8v64h-8ZM430 304h8v64h-8ZM534 304h8v64h-8ZM630 304h8v64h-8Z" fill="#fbeecb"/><path d="M318 364H654v10H318Z" fill="#52382c"/>',
].join('');

const lights =
  '<path d="M324 308q26 18 54 0 27 18 54 0 27 18 54 0 27 18 54 0 27 18 54 0 27 18 54 0" fill="none" stroke="#3a2a22" stroke-width="2"/><path d="M351 317h.1M378 309h.1M405 317h.1M432 309h.1M459 317h.1M486 309h.1M513 317h.1M540 309h.1M567 317h.1M594 309h.1M621 317h.1" stroke="#fff3b8" stroke-width="10" stroke-linecap="round"/>';

const yard =
  '<path d="M450 374h72l70 76H380Z" fill="#ffd98a" opacity=".55"/><path d="M0 450V392q90-22 190 12t180 46ZM800 450V396q-80-16-130 14l-60 40Z" fill="#4d4a2c"/><path d="M0 392q90-22 190 12-110-16-190 4ZM800 396q-80-16-130 14 70-14 130 0Z" fill="#b3a052"/><path d="M728 404v-70q-30 4-38-18-22-32 12-44 6-34 44-26 24-26 54-8v84q-26 18-52 12v70Z" fill="#2f301f"/><path d="M676 300q-4-22 26-28 6-34 44-26-20 8-22 30-34-2-48 24Z" fill="#8d8a44"/>';
