import { dice, FACE, poster, ridge, round, type Scene } from '../poster.ts';

/** Dusk at the Old Tunnel: bats pour out of the railway cut and ribbon away over the hills, past a low moon. */
export const scene: Scene = {
  name: 'boerne',
  draw: () => {
    const far = ridge({ frame: FACE, y: 270, amplitude: 60, swells: 4, seed: 11 });
    const near = ridge({ frame: FACE, y: 312, amplitude: 50, swells: 5, seed: 6 });
    return poster(
      FACE,
      `<circle cx="610" cy="216" r="62" fill="#ffeec2"/><path d="${far}" fill="#6b5145"/><path d="${near}" fill="#3d3034" opacity=".9"/>${tunnel}${bats()}`,
    );
  },
};

const tunnel =
  '<path d="M0 450V340C60 318 120 268 210 262 310 256 370 286 440 330 540 362 660 360 800 390V450Z" fill="#5d5238"/><path d="M210 262C310 256 370 286 440 330 540 362 660 360 800 390V396C660 368 540 370 430 338 360 302 300 276 210 262Z" fill="#85713f"/><path d="M170 450V352C170 300 216 284 262 284S354 300 354 352V450Z" fill="#d9b87e"/><path d="M262 284C308 284 354 300 354 352V450H326V356C326 326 300 310 262 310Z" fill="#f3d9a2"/><path d="M198 450V360C198 328 226 310 262 310S326 328 326 360V450Z" fill="#1f171c"/><path d="M170 352h28M170 392h28M170 424h28M326 352h28M326 392h28M326 424h28M184 318l24 14M340 318l-24 14M222 292l12 22M302 292l-12 22M262 284v26" stroke="#8a6b48" stroke-width="4"/><path d="M0 450V398c40-24 80-14 104 4s46 16 70 48ZM354 450c20-40 70-50 110-34s120 14 160 2 120-6 176 8v24Z" fill="#2a2224"/><path d="M236 450L254 402h4L248 450ZM276 450L266 402h4L290 450Z" fill="#c9a560" opacity=".7"/>';

/** Bats on an S from the tunnel's mouth to the top right: thick and close at first, then scattered. */
function bats(): string {
  const roll = dice(9);
  let path = '';
  for (let index = 0; index < 62; index++) {
    const t = (index / 62) ** 0.85;
    const u = 1 - t;
    const x = u ** 3 * 262 + 3 * u * u * t * 150 + 3 * u * t * t * 660 + t ** 3 * 740 + (roll() - 0.5) * (50 + 50 * t);
    const y = u ** 3 * 366 + 3 * u * u * t * 90 + 3 * u * t * t * 260 + t ** 3 * 34 + (roll() - 0.5) * (30 + 64 * t);
    const s = round(0.6 + roll() * 0.5 + t * 0.5);
    const tilt = (roll() - 0.5) * 8;
    path += `M${round(x)} ${round(y)}l${round(-14 * s)} ${round(-8 * s + tilt)} ${round(6 * s)} ${round(11 * s)} ${round(8 * s)} ${round(3 * s)} ${round(8 * s)} ${round(-4 * s)} ${round(6 * s)} ${round(-11 * s - tilt)}Z`;
  }
  return `<path d="M244 370C190 190 340 170 480 150 620 130 690 90 760 10 720 140 620 200 500 200 380 200 270 220 284 370Z" fill="#1f171c" opacity=".35"/><path d="${path}" fill="#1f171c"/>`;
}
