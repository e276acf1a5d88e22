import { dice, FACE, poster, ridge, round, type Scene } from '../poster.ts';

/** A glowing tent and a campfire under river cypresses at night, stars over the Guadalupe and in its water. */
export const scene: Scene = {
  name: 'kerrville',
  draw: () => {
    const far = ridge({ frame: FACE, y: 192, amplitude: 60, swells: 4, seed: 19 });
    const near = ridge({ frame: FACE, y: 226, amplitude: 30, swells: 6, seed: 13 });
    return poster(
      FACE,
      `<path d="M0 0H800V260H0Z" fill="#0a2436" opacity=".45"/>${stars()}<path d="${far}" fill="#0e302f" opacity=".8"/><path d="${near}" fill="#0a2424"/>${river}${bank}${cypresses}${tent}${fire}`,
    );
  },
};

/** Stars in the sky, away from the badge, and the brightest again as streaks in the river. */
function stars(): string {
  const roll = dice(5);
  let small = '';
  let large = '';
  for (let index = 0; index < 34; index++) {
    const mark = `M${round(215 + roll() * 430)} ${round(16 + roll() * 150)}h.1`;
    if (index % 4 === 0) large += mark;
    else small += mark;
  }
  return `<g stroke="#fff6d2" stroke-linecap="round"><path d="${small}" stroke-width="4"/><path d="${large}" stroke-width="8"/></g>`;
}

const river =
  '<path d="M0 250H800V340H0Z" fill="#2c7479"/><path d="M0 250H800v9H0Z" fill="#7fb8a8" opacity=".6"/><path d="M230 280h30M252 298h22M540 276h26M610 290h30M560 306h18M20 284h60M720 280h60M640 270h20M214 318h36" stroke="#fff6d2" stroke-width="4" stroke-linecap="round" opacity=".75"/>';

const bank =
  '<path d="M0 330C200 306 520 310 800 334V450H0Z" fill="#2b4a2c"/><path d="M0 330C200 306 520 310 800 334v8C520 318 200 314 0 338Z" fill="#94a44c"/><ellipse cx="450" cy="396" rx="310" ry="48" fill="#b5822f" opacity=".55"/><ellipse cx="500" cy="398" rx="200" ry="32" fill="#f0b04c" opacity=".6"/>';

/** Trunks with flared feet and hanging foliage, lit on the sides that face the fire. */
const cypresses =
  '<path d="M148 0h48c-4 130 0 230 16 300 8 34 20 54 34 70H92c18-18 34-40 42-72 14-70 18-168 14-298ZM676 0h54c-4 130 4 220 18 290 8 38 24 62 44 84H606c20-18 38-44 46-78 18-76 26-166 24-296Z" fill="#231c1b"/><path d="M180 0h16c-4 130 0 230 16 300 8 34 20 54 34 70h-38c-14-40-26-120-28-370ZM676 0h16c0 160-6 260-26 320-8 24-16 40-26 54H606c20-18 38-44 46-78 18-76 26-166 24-296Z" fill="#c07a42"/><path d="M134 0H330q-10 46-34 18-10 48-36 12-8 52-32 8-12 46-34 4-16 60-36 6-24 26-24-48M540 0H800V150q-22 16-30-24-12 46-34 2-16 44-34-20-20 46-38-10-18 48-40-14-20 34-36-16-40 10-48-68" fill="#0d2e24"/><path d="M196 0h134q-10 46-34 18-10 48-36 12-20-4-30-20-20 8-34-10M540 0h120q-4 34-30 24-16 40-40 20-50 4-50-44" fill="#3f7a45"/><path d="M0 450V340q30-30 44 6 34-20 40 20 40-6 36 34 24 10 20 50ZM800 450V380q-30-22-40 8-34-8-38 26-20 6-18 36Z" fill="#0d2e24"/>';

/** The tent's open end faces us; the lamp inside makes its cloth glow. */
const tent =
  '<path d="M300 236H420L366 390H226Z" fill="#d9822f"/><path d="M300 236H420L400 290H272Z" fill="#f2a848"/><path d="M420 236 524 390H316Z" fill="#ffd873"/><path d="M420 236 524 390H470Z" fill="#f4a944"/><path d="M420 252 462 390H378Z" fill="#fff4c4"/><path d="M420 252 440 390H462ZM420 252 378 390H366Z" fill="#c96a28"/><path d="M404 390q-4-20 12-26 18-4 24 10 8 4 6 16Z" fill="#8a4a34"/><path d="M296 236H424L530 394M424 236 312 394M300 236 222 390" fill="none" stroke="#5a2f1e" stroke-width="5"/><path d="M222 390 196 402M530 392l20 12" stroke="#f4e2b0" stroke-width="3"/>';

const fire =
  '<circle cx="588" cy="368" r="66" fill="#ffb347" opacity=".3"/><path d="M588 300c8 30 40 42 32 76-4 22-20 30-34 30-18 0-34-12-34-34 0-18 12-24 16-40 6 6 8 10 8 16 10-12 16-26 12-48Z" fill="#f0662c"/><path d="M590 344c4 18 20 22 18 42-2 14-12 20-22 20s-20-8-20-20c0-10 6-14 10-22 4 4 4 6 6 10 6-8 8-18 8-30Z" fill="#ffe58a"/><path d="M538 396l96 18-2 10-96-18ZM638 396l-96 18 2 10 96-18Z" fill="#3a1f18"/><path d="M530 424a14 9 0 0 1 28 0ZM562 430a14 9 0 0 1 28 0ZM594 430a14 9 0 0 1 28 0ZM626 424a14 9 0 0 1 28 0Z" fill="#b58a5e"/><path d="M612 292h.1M578 282h.1M602 262h.1" stroke="#ffc45e" stroke-width="6" stroke-linecap="round"/>';
