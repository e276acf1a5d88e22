import { glow, litOak, place, stamp } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/** Three lit cabins within shouting distance, and the whole family around one fire. */
export const scene: Scene = {
  name: 'cabin-group',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${stars()}${moon}${hills()}${place('oak', 56, 372, -1.2, 1.35)}${place('oak', 340, 338, 0.7, 0.7)}${place('oak', 756, 366, 1.2, 1.3)}${place('cabin', 400, 352, 0.62, 0.62)}${place('cabin', 200, 384, 0.95, 0.95)}${place('cabin', 622, 388, -1, 1)}${clearing}${fire}${family()}${front()}`,
      `${verticalGradient('sky', [0, '#141a46'], [0.3, '#2f3a7a'], [0.48, '#7a5a94'], [0.58, '#d98a86'])}${glow('glow', '#ffa24a', 0.95)}${glow('halo', '#fff0d0', 0.6)}${litOak('oak', '#1e1b33', '#1a2844', '#27405a', '#40587a')}${cabin}${chair}`,
    ),
};

function stars(): string {
  const roll = dice(63);
  return `<path d="${Array.from({ length: 60 }, () => `M${Math.round(roll() * 800)} ${Math.round(roll() ** 1.4 * 210)}a1.5 1.5 0 1 0 .1 0Z`).join('')}" fill="#ffeccb" opacity=".85"/>`;
}

const moon =
  '<circle cx="560" cy="116" r="120" fill="url(#halo)"/><path d="M574 78a40 40 0 1 0 26 62 34 34 0 0 1-26-62Z" fill="#fff3d6"/>';

function hills(): string {
  const slopes: [number, number, number, number, string, string][] = [
    [262, 54, 5, 12, '#6a548f', '#a8709a'],
    [296, 50, 4, 71, '#41447e', '#6a5a94'],
    [336, 30, 4, 23, '#2a3560', '#454b80'],
  ];
  return slopes.map(([y, amplitude, swells, seed, tone, rim]) => {
    const line = ridge({ frame: CARD, y, amplitude, swells, seed });
    return `<path d="${line}" fill="${rim}"/><path transform="translate(0 5)" d="${line}" fill="${tone}"/>`;
  }).join('');
}

/** 190 wide; the fire's light comes from its right. */
const cabin =
  '<g id="cabin"><path d="M-70-120h24v46h-24Z" fill="#5d4a62"/><path d="M-54-120h8v46h-8ZM-74-124h32v7h-32Z" fill="#a47772"/><path d="M-90 0V-66H90V0Z" fill="#6a4450"/><path d="M40-66H90V0H40Z" fill="#8a5750"/><path d="M-104-58-66-108H66L104-58Z" fill="#4a4a78"/><path d="M40-108H66L104-58H64Z" fill="#8f7092"/><path d="M-30-108h4l-8 50h-5ZM6-108h4v50h-4Z" fill="#393a66"/><path d="M-100-46-92-60H92L100-46Z" fill="#635a86"/><path d="M-66-40h34v26h-34ZM36-40h34v26H36Z" fill="#ffd27a"/><path d="M-66-40h34v9q-20 2-34 14ZM36-40h34v6q-20 2-34 14Z" fill="#fff0b4"/><path d="M-51-40h4v26h-4ZM51-40h4v26h-4ZM-66-29h34v3h-34ZM36-29h34v3H36Z" fill="#5a3844"/><path d="M-14-46h28V0h-28Z" fill="#ffb45a"/><path d="M-14-46h28v18q-18-4-28 8Z" fill="#ffdf96"/><path d="M-96-46h6V4h-6ZM-30-46h5V4h-5ZM25-46h5V4h-5ZM90-46h6V4h-6Z" fill="#2a2240"/><path d="M94-46h2V4h-2ZM28-46h2V4h-2Z" fill="#d98f6a"/><path d="M-104 0H104V10H-104Z" fill="#8c5f58"/><path d="M-14 10h28l20 44h-68Z" fill="#ffb45a" opacity=".25"/></g>';

const clearing =
  '<path d="M0 396C160 372 300 384 420 378S700 380 800 392V600H0Z" fill="#24385a"/><path d="M0 426C180 396 620 396 800 424V600H0Z" fill="#2b4460"/><ellipse cx="404" cy="500" rx="330" ry="84" fill="#5c4a5c"/><ellipse cx="404" cy="496" rx="252" ry="60" fill="#8f6254"/><ellipse cx="404" cy="492" rx="160" ry="36" fill="#c98a5c"/>';

const fire =
  '<circle cx="404" cy="446" r="230" fill="url(#glow)" opacity=".8"/><path d="M346 496C320 452 362 436 350 384 388 406 384 432 396 440 410 412 404 374 388 346 446 378 436 428 446 444 458 436 458 420 458 408 482 446 470 478 456 496Z" fill="#ee5f2a"/><path d="M362 496C346 464 376 450 374 420 394 436 394 456 404 462 414 446 412 430 408 414 438 440 434 474 426 496Z" fill="#ffb142"/><path d="M384 496C376 476 394 466 396 448 410 464 416 480 410 496Z" fill="#fff2bc"/><path d="M340 492l128 14-2 12-130-14ZM466 490 342 508l2 11 126-18Z" fill="#4a2c30"/><path d="M330 506q8-14 22-8 8 4 6 14h-28ZM372 516q6-12 20-10 12 0 14 12h-34ZM424 516q6-14 22-10 12 4 8 12h-30ZM462 510q6-14 18-10 12 4 8 12h-26Z" fill="#8a7a86"/><path d="M330 344a2.4 2.4 0 1 0 .1 0ZM430 318a2.4 2.4 0 1 0 .1 0ZM400 292a2 2 0 1 0 .1 0ZM452 350a2 2 0 1 0 .1 0ZM372 316a1.8 1.8 0 1 0 .1 0Z" fill="#ffd27a"/>';

const chair =
  '<g id="chair"><path d="M-34-58h8L-14 0h40v8H22l4 38h-7L14 12h-24l-14 34h-8L-18 2Z" fill="#2a2038"/></g>';

/** Shirt, its firelit edge, skin, hair and, for grown-ups, a hat. */
type Person = [x: number, y: number, scale: number, turn: 1 | -1, shirt: string, lit: string, skin: string, hair: string, hat: string];

/** Seated around the fire, each facing it: grown-ups, children and a grandmother. */
function family(): string {
  const people: Person[] = [
    [306, 452, 0.82, 1, '#4a5f9c', '#e0a070', '#c98a66', '#2a1f2c', ''],
    [506, 452, 0.82, -1, '#8a4a6a', '#f0a070', '#8f5a44', '#1f1a26', ''],
    [222, 482, 1.05, 1, '#8f3f4a', '#f0955a', '#d99a70', '#4a3038', '#c9a064'],
    [592, 486, 1.05, -1, '#3f6a70', '#e0b070', '#d99a70', '#b9b0b8', ''],
  ];
  return people.map((person) => seated(person)).join('') + dog;
}

function seated([x, y, scale, turn, shirt, lit, skin, hair, hat]: Person): string {
  const brim = hat && `<path d="M-30-84q12-4 14-6 0-20 14-20t14 20q6 4 18 4-30 12-60 2Z" fill="${hat}"/><path d="M-16-92q14 6 28 0v4q-14 6-28 0Z" fill="#5a3838"/>`;
  return `<g transform="translate(${x} ${y}) scale(${turn * scale} ${scale})">${stamp('chair', 0, 0)}<path d="M-20-52Q-6-62 10-52L14-6 42-8 50 40H40L34 8-14 8Z" fill="${shirt}"/><path d="M10-52 14-6 42-8 50 40H45L37 0 10-2 4-54Z" fill="${lit}"/><path d="M2-44 30-26 50-38 53-33 31-18-2-32Z" fill="${skin}"/><circle cx="-2" cy="-72" r="15" fill="${skin}"/><path d="M-18-70C-20-92 8-96 13-78 4-82-4-82-8-74L-9-60C-15-62-18-64-18-70Z" fill="${hair}"/>${brim}<path d="M52-44 96-50" stroke="#4a3038" stroke-width="2.5"/><path d="M94-54h9v8h-9Z" fill="#fff3e0"/></g>`;
}

const dog =
  '<g transform="translate(664 548)"><path d="M-34 4C-44-16-30-34-8-32L-16-50C-34-48-46-54-44-60L-30-66C-28-78-12-82-4-72L2-78C8-70 6-60 2-54 20-40 30-16 28 4 46 6 52-6 48-16 60-6 54 14 34 12H-36Z" fill="#8a5a48"/><path d="M-34 4C-44-16-30-34-8-32L-16-50C-34-48-46-54-44-60L-30-66C-26-58-22-52-10-48-20-30-26-14-22 12H-36Z" fill="#e0a070"/></g>';

/** Grass in the dark before the light. */
function front(): string {
  const roll = dice(3);
  let blades = '';
  for (let index = 0; index < 60; index++) {
    const height = Math.round(12 + roll() * 20);
    blades += `M${Math.round(roll() * 800)} ${Math.round(582 + roll() * 16)}q2-${height} ${Math.round(roll() * 14 - 7)}-${height}q2 ${height} 2 ${height}Z`;
  }
  return `<path d="M0 572Q200 556 400 576T800 566V600H0Z" fill="#16233f"/><path d="${blades}" fill="#16233f"/>`;
}
