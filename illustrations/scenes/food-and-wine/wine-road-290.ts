import { glow, litOak, place, stamp } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A vineyard off US 290 in late summer: two guests walk up between the vines, past a crate of
 * Tempranillo, to a limestone tasting house under live oaks. The low sun stands at the left.
 */
export const scene: Scene = {
  name: 'wine-road-290',
  wholeUnits: true,
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${sun}${clouds}${hills()}${place('oak', 254, 304, 0.95, 0.9)}${place('oak', 570, 304, 1.2, 1.1)}${place('oak', 690, 306, 0.7, 0.62)}${place('oak', 120, 308, 0.62, 0.56)}${house}${ground}${vines()}${guests}${crate}`,
      `${verticalGradient('sky', [0, '#3f7fae'], [0.22, '#8dbfca'], [0.36, '#f7dfae'], [0.47, '#f9bd86'])}${verticalGradient('aisle', [0, '#d9b871'], [1, '#9a9a4c'])}${glow('glow', '#fff0c2')}${litOak('oak', '#4a3538', '#33503f', '#56733f', '#a3a653')}${bunch}`,
    ),
};

const sun =
  '<circle cx="206" cy="206" r="230" fill="url(#glow)"/><circle cx="206" cy="206" r="92" fill="#ffeec2" opacity=".35"/><circle cx="206" cy="206" r="54" fill="#fffaea"/>';

const clouds =
  '<path d="M398 112C450 106 470 92 516 96 546 84 592 88 612 98 660 96 690 106 742 108 680 118 600 116 560 120 500 124 440 122 398 112Z" fill="#fff3d4" opacity=".9"/><path d="M430 113C500 108 640 108 700 109 650 115 600 113 560 117 510 120 460 118 430 113Z" fill="#f2c79c" opacity=".8"/><path d="M34 92C90 86 120 78 164 82 200 76 240 84 280 88 220 96 110 102 34 92Z" fill="#fff3d4" opacity=".7"/><path d="M560 176C620 170 660 164 720 168L800 164V178C720 184 620 186 560 176Z" fill="#fdd3a2" opacity=".9"/>';

/** Crest, amplitude, swells, seed, tone and sunlit rim of each hill line. */
const slopes: [number, number, number, number, string, string][] = [
  [234, 50, 6, 8, '#b9a3b8', '#e2b9a9'],
  [258, 44, 5, 31, '#8f93a6', '#c9aa9f'],
  [284, 30, 4, 12, '#6f8778', '#b3aa7c'],
];

/** Hills with a lit rim toward the sun; junipers dot the nearest. */
function hills(): string {
  const roll = dice(7);
  let brush = '';
  for (let index = 0; index < 46; index++) {
    const size = 4 + Math.floor(roll() * 5);
    brush += `M${Math.round(roll() * 800)} ${Math.round(292 + roll() * 16)}q${size}-${size * 2} ${size * 2} 0`;
  }
  const lines = slopes.map(([y, amplitude, swells, seed, tone, rim]) => {
    const line = ridge({ frame: CARD, y, amplitude, swells, seed });
    return `<path d="${line}" fill="${rim}"/><path transform="translate(0 5)" d="${line}" fill="${tone}"/>`;
  });
  return `${lines.join('')}<path d="${brush}" fill="#4f6e5e"/>`;
}

/** Limestone under a standing-seam roof: hall, porch with lamps lit, and a stair tower. */
const house =
  '<path d="M312 312V262L352 226 392 262V312Z" fill="#f6e2b8"/><path d="M352 226 392 262V312H352Z" fill="#e9cf9f"/><path d="M392 312V254H508V312Z" fill="#cfae8a"/><path d="M460 312V196H506V312Z" fill="#f3dcb0"/><path d="M486 312V196H506V312Z" fill="#b8937a"/>' +
  '<path d="M304 266 352 220 372 220 324 268Z" fill="#d9e2dc"/><path d="M352 220H462V256H396L368 228Z" fill="#8fa3a8"/><path d="M352 220H462V228H360Z" fill="#c3d0cc"/><path d="M352 220 398 258 392 264 348 228Z" fill="#d9e2dc"/><path d="M384 230h3l-1 24h-3ZM408 228h3v27h-3ZM434 228h3v27h-3Z" fill="#738891"/>' +
  '<path d="M452 200 483 164 514 200Z" fill="#a8553d"/><path d="M452 200 483 164 488 170 476 200Z" fill="#d98255"/><path d="M482 148h2v18h-2ZM484 149l14 4-14 5Z" fill="#7a3b32"/>' +
  '<path d="M384 272 396 252H516L530 272Z" fill="#7d929a"/><path d="M384 272 396 252H424L416 272Z" fill="#c3d0cc"/><path d="M392 272H522V312H392Z" fill="#6b4d48"/><path d="M402 282h22v20h-22ZM484 282h22v20h-22Z" fill="#ffd98a"/><path d="M440 312V288a14 14 0 0 1 28 0v24Z" fill="#ffc566"/><path d="M446 312V289a8 8 0 0 1 16 0v23Z" fill="#fff0c0"/><path d="M388 272h5v40h-5ZM430 272h4v40h-4ZM474 272h4v40h-4ZM521 272h5v40h-5Z" fill="#f3dcb0"/>' +
  '<path d="M340 312V284a12 12 0 0 1 24 0v28Z" fill="#7b4535"/><path d="M344 312V285a8 8 0 0 1 8-8v35Z" fill="#a5623f"/><path d="M345 252a7 7 0 0 1 14 0v9h-14ZM476 214a6 6 0 0 1 12 0v14h-12Z" fill="#5a5a66"/><path d="M318 274h12v5h-12ZM372 288h13v5h-13ZM318 298h13v5h-13ZM464 236h10v4h-10ZM470 248h11v4h-11Z" fill="#d8bb8a"/>' +
  '<path d="M296 314q8-16 18-6 8-14 18 0 6-10 12 6ZM372 314q6-14 14-4 8-10 14 4ZM500 316q8-18 18-6 10-14 18 0 8-8 14 6Z" fill="#587a45"/>';

/** Grass between the rows, warm where the sun comes over the crest. */
const ground =
  '<path d="M0 322Q200 304 400 310T800 318V600H0Z" fill="url(#aisle)"/><path d="M392 311H420L700 600H100Z" fill="#c7b263"/><path d="M399 311H413L560 600H240Z" fill="#e3cb84"/>';

/** The rows meet at this point, behind the house's door. */
const VANISHING = { x: 406, y: 296 };
/** Height of the vines, as a share of the height of the eye above the ground. */
const VINE = 0.62;

/** Trellised rows in perspective, the outer ones behind the inner ones. */
function vines(): string {
  let rows = '';
  for (const lane of [8.4, 6.2, 4.4, 2.8, 1.4]) rows += row(-lane, lane < 2) + row(lane, lane < 2);
  return rows;
}

/**
 * One row, `lane` eye-heights to the right of the aisle's middle: its shadow on the grass, the
 * shaded leaves, the lit crown and, on the nearest rows, posts and grapes.
 */
function row(lane: number, near: boolean): string {
  const at = (scale: number, height: number) => [round(VANISHING.x + lane * scale), round(VANISHING.y + (1 - height) * scale)] as const;
  const first = 17;
  const last = Math.min(430, 470 / Math.abs(lane) + 40);
  const scales = [first];
  while ((scales.at(-1) as number) < last) scales.push((scales.at(-1) as number) * 1.16 + 2);
  const foot = scales.at(-1) as number;
  const side = lane > 0 ? 1 : 0;
  const crest = (height: number) =>
    scales.slice(1).map((scale, index) => {
      const [fromX, fromY] = at(scales[index] as number, height);
      const [x, y] = at(scale, height);
      const bulge = round(Math.hypot(x - fromX, y - fromY) * 0.58);
      return `A${bulge} ${bulge} 0 0 ${side} ${x} ${y}`;
    }).join('');
  const back = (height: number) => `L${at(foot, height).join(' ')}L${at(first, height).join(' ')}Z`;
  const start = (height: number) => `M${at(first, height).join(' ')}`;
  const shadow = `M${at(first, 0).join(' ')}L${at(foot, 0).join(' ')}l${round(foot * 0.42)} 0Z`;
  const [dark, middle, light] = lane < 0 ? ['#2b5540', '#3f7142', '#86a64a'] : ['#3a6a3c', '#628d40', '#b9c65c'];
  let posts = '';
  let grapes = '';
  if (near) {
    for (const [index, scale] of scales.entries()) {
      const [x, y] = at(scale, 0);
      const wide = Math.max(1.5, scale * 0.035);
      if (index % 3 === 0) posts += `M${x} ${y}v${round(-scale * (VINE + 0.1))}h${round(wide)}v${round(scale * (VINE + 0.1))}Z`;
      else if (index > 3) grapes += stamp('bunch', at(scale, 0.3)[0], at(scale, 0.3)[1], scale / 190);
    }
  }
  return `<path d="${shadow}" fill="#6d7a41" opacity=".7"/><path d="${posts}" fill="#6b4a3a"/><path d="${start(VINE)}${crest(VINE)}${back(0.16)}" fill="${dark}"/><path d="${start(VINE)}${crest(VINE)}${back(0.42)}" fill="${middle}"/><path d="${start(VINE)}${crest(VINE)}${back(0.53)}" fill="${light}"/>${grapes}`;
}

const bunch =
  '<g id="bunch"><path d="M-14-12a9 9 0 0 1 14-8 9 9 0 0 1 15 7 9 9 0 0 1-3 15 9 9 0 0 1-7 13A7 7 0 0 1-6 15 9 9 0 0 1-12 3 9 9 0 0 1-14-12Z" fill="#4b2a63"/><path d="M-13-9a7 7 0 0 1 12-6 8 8 0 0 1-4 11 7 7 0 0 1-5 8 8 8 0 0 1-3-13Z" fill="#8a5aa0"/></g>';

/** Two guests from behind, hand in hand, hats on. */
const guests =
  '<path d="M388 446h60l50 12-60 4Z" fill="#8a8446" opacity=".7"/><path d="M388 384l-8 0-3 62h7l5-34 4 34h7l2-64Z" fill="#2f3f66"/><path d="M374 350q14-8 28 0l2 38H376Z" fill="#f4efe2"/><path d="M374 350q6-4 12-5l-2 43h-8Z" fill="#fff"/><path d="M402 352l8 26 8 6-2 5-12-6-6-18ZM374 350l-8 24 2 18 4-1v-16l6-14Z" fill="#c98f6a"/><circle cx="388" cy="337" r="8" fill="#b57a58"/><path d="M372 335q4-4 8-4 1-12 8-12t8 12q5 0 8 4-16 8-32 0Z" fill="#d9b26a"/><path d="M380 329q8 4 16 0v3q-8 4-16 0Z" fill="#7a4a35"/>' +
  '<path d="M422 418l2 28h6l1-26 2 26h6l2-30Z" fill="#a66a4c"/><path d="M418 356q12-6 22 0l-1 20 12 46q-20 8-42 0l10-46Z" fill="#c8402f"/><path d="M418 356q4-2 8-3l-4 72q-8-1-13-3l10-46Z" fill="#ea6a4a"/><path d="M418 356l-4 20 2 12-4-1-3-10 5-20ZM440 357l8 20-2 16-4-1 1-14-5-12Z" fill="#b57a58"/><path d="M421 342q0-12 9-12t9 12l2 16q-10 6-22 0Z" fill="#4a2a2a"/><path d="M412 338q6-3 9-3 1-10 9-10t9 10q5 0 9 3-18 7-36 0Z" fill="#f3e2b5"/>';

/** A picking crate heaped with dark grapes. */
const crate =
  '<g transform="translate(520 520)"><path d="M-66 6h150l44 12H-50Z" fill="#7d7a3e" opacity=".7"/>' +
  `${[[-48, -54], [-22, -62], [6, -66], [34, -60], [54, -52], [-36, -46], [-8, -50], [22, -50], [44, -44]].map(([x, y]) => stamp('bunch', x as number, y as number, 1.15)).join('')}` +
  '<path d="M-40-66c-18-18-4-30 10-22 2-16 26-14 24 2 12 0 12 16-2 18-8 12-24 10-32 2Z" fill="#5f8f3f"/><path d="M-40-68c-14-16-4-26 10-18 0 8-2 16-10 18Z" fill="#a9bd55"/>' +
  '<path d="M-72-42H72L64 10H-64Z" fill="#8a5a3a"/><path d="M-72-42H72l-2 15H-70ZM-69-20H69l-3 14H-67ZM-66 0H66l-2 12H-64Z" fill="#c98f55"/><path d="M-72-42h34l2 54H-64Z" fill="#e6b878" opacity=".6"/><path d="M-58-46h10l3 60h-8ZM48-46h10l-5 60h-8Z" fill="#7a4c32"/><path d="M-14-37h28v6h-28Z" fill="#5a3628"/></g>';
