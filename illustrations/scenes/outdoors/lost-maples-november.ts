import { copies } from '../../kit/at.ts';
import { glow } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Scarlet bigtooth maple branches hang over a still green pool beneath a limestone bank in
 * November, and a doe drinks from it.
 */
export const scene: Scene = {
  name: 'lost-maples-november',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<circle cx="572" cy="156" r="190" fill="url(#glow)"/><circle cx="572" cy="156" r="42" fill="#fffbe6"/>${canyon}${bluff}${water()}${trunk}${leaves()}${floating()}${ledge}${doe}`,
      `${verticalGradient('sky', [0, '#bcd3d6'], [0.4, '#fbeecb'])}${glow('glow', '#fff3c4')}${verticalGradient('pool', [0, '#8fa768'], [0.35, '#4f8a6c'], [1, '#17484f'])}<path id="leaf" d="${LEAF}"/><path id="k" d="${whorl}"/>`,
    ),
};

/** A bigtooth maple leaf, its stem at the origin, 35 units long. */
const LEAF =
  'M0 8-1-6C-8-2-14-3-17-7-14-9-15-12-19-15-15-17-12-18-10-17-13-22-12-26-9-27-6-26-5-24-4-22-4-28-2-32 0-35 2-32 4-28 4-22 5-24 6-26 9-27 12-26 13-22 10-17 12-18 15-17 19-15 15-12 14-9 17-7 14-3 8-2 1-6Z';

/** Five leaves: 54 such are laid out. */
const whorl = copies(LEAF, [0, 0, 1.2, 182], [0, 0, 1.1, 238], [0, 0, 1.1, 122], [-6, -16, 1, 214], [8, -18, 1, 158]);

/** The sunlit canyon behind: pale slopes, then rounded crowns from gold to rust. */
const canyon =
  '<path d="M0 190C120 120 220 110 330 170 430 224 520 190 600 130 680 84 750 90 800 110V420H0Z" fill="#c9bcc8"/><path d="M0 240C140 190 280 210 400 250 520 280 680 220 800 190V420H0Z" fill="#a9a596"/><path d="M180 290C176 260 206 244 230 256 240 230 284 226 300 250 326 232 360 246 362 270 390 258 414 270 416 290 440 276 470 286 474 306V400H170Z" fill="#e9b45a"/><path d="M186 284C184 262 208 248 230 258 240 234 276 230 292 248 270 250 262 262 258 276 240 268 216 268 186 284ZM310 262C326 240 356 248 360 268 344 264 326 264 310 262Z" fill="#f8d581"/><path d="M60 320C56 284 96 264 130 284 146 258 200 258 212 292 240 280 266 296 264 322 290 310 320 318 324 340V400H40Z" fill="#d9763a"/><path d="M66 312C66 286 100 270 130 288 146 264 186 262 202 284 180 284 170 296 164 312 140 298 96 296 66 312Z" fill="#f09a4c"/><path d="M340 350C346 322 380 316 398 332 414 310 452 312 462 336 484 326 512 334 516 352V400H330Z" fill="#b84a32"/><path d="M346 344C354 322 384 320 398 334 414 314 444 316 454 330 436 332 424 340 420 352 400 338 370 336 346 344Z" fill="#e0693e"/><path d="M262 356C268 330 296 332 302 350 316 336 340 342 344 360V396H256Z" fill="#5f7a4a"/>';

/** The far bank: undercut limestone ledges, lit on their tops, with fern and root in the seams. */
const bluff =
  '<path d="M470 400C474 372 486 356 508 348L520 316 560 300 572 262 640 244 660 206 740 188 800 170V400Z" fill="#d9c6a2"/><path d="M508 348 520 316 560 300 572 262 640 244 660 206 740 188 800 170V188L744 208 676 224 660 262 590 280 578 316 538 330 526 356Z" fill="#f7ead0"/><path d="M526 356 538 330 578 316 800 296V318L590 338ZM590 280 660 262 800 240V258L676 280 660 290ZM490 400C492 384 500 374 516 370L800 348V374L560 388 548 400Z" fill="#a58d7c"/><path d="M516 370 800 348V354L540 374ZM590 338 800 318V323L620 340Z" fill="#77646a"/><path d="M540 388 800 372V400H530Z" fill="#6b5f60"/><path d="M610 292l60-6 20 10-70 8ZM700 214l50-10 24 6-60 14ZM640 356l80-6 30 8-100 6ZM560 318l40-6 12 6-44 8Z" fill="#c2ab8c"/><path d="M596 340c-10 4-16 12-18 22 8-4 14-10 18-22ZM600 340c2 12 8 18 16 22-2-10-8-18-16-22ZM598 340c-4 10-4 20 0 28 4-8 4-18 0-28ZM770 320c-10 4-16 12-18 22 8-4 14-10 18-22ZM772 320c2 12 8 18 16 22-2-10-8-18-16-22ZM670 282c-8 3-13 10-14 18 7-3 11-8 14-18ZM672 282c2 10 6 14 13 18-2-8-6-14-13-18Z" fill="#6d8f4a"/><path d="M700 190C694 150 740 130 770 150 786 130 800 136 800 140V176Z" fill="#b8392e"/><path d="M704 182C702 154 742 136 768 154 780 140 796 142 800 146V156C770 152 740 164 704 182Z" fill="#e5603c"/>';

/** The pool: the bank and the crowns upside down, cut by ripples. */
function water(): string {
  const roll = dice(61);
  let ripples = '';
  for (let index = 0; index < 26; index++) {
    const y = 412 + index * 7;
    const width = 40 + roll() * 110;
    ripples += `M${Math.round(roll() * 800 - 40)} ${y}q${Math.round(width / 2)}-4 ${Math.round(width)} 0-${Math.round(width / 2)} 4-${Math.round(width)} 0Z`;
  }
  return `<path d="M0 398H800V600H0Z" fill="url(#pool)"/><path d="M470 400C478 440 500 452 520 456L540 490 580 500 600 540 660 552 690 590H800V400Z" fill="#c4b586" opacity=".55"/><path d="M530 400H800V420L560 414ZM520 440 800 456V478L560 462Z" fill="#4a5d52" opacity=".55"/><path d="M40 400H324C320 440 290 452 262 444 250 480 200 484 190 460 160 486 96 476 90 446 70 450 50 440 40 400Z" fill="#d9763a" opacity=".5"/><path d="M330 400H516C500 436 470 436 450 426 430 456 400 450 396 430 370 440 340 430 330 400Z" fill="#b8392e" opacity=".5"/><path d="M120 600V520C150 490 190 490 214 508 240 470 290 472 306 492 330 462 390 464 408 488 440 470 490 476 500 506 530 490 580 500 586 530 620 520 660 536 664 560L680 600Z" fill="#7d2f34" opacity=".3"/><path d="M0 396H560C500 404 200 406 0 404Z" fill="#f6ecc4" opacity=".7"/><path d="${ripples}" fill="#dfe6ae" opacity=".3"/>`;
}

const trunk =
  '<path d="M0 600V440C30 400 40 300 34 200 30 120 10 60 0 40V0H96C100 90 112 180 104 280 98 380 110 440 150 480Z" fill="#4f3d3c"/><path d="M60 0H96C100 90 112 180 104 280 98 380 110 440 150 480L120 490C70 430 76 360 82 270 88 170 76 80 60 0Z" fill="#9a7c68"/><path d="M20 120C26 200 40 260 30 340M50 60C60 160 64 240 54 330M40 380C36 420 30 450 10 480" fill="none" stroke="#382b2f" stroke-width="5"/><path d="M70 150C160 110 260 120 340 100 430 80 520 40 610 44 540 60 470 96 400 112 320 132 220 136 84 196ZM340 98C390 120 440 150 500 160 440 166 380 140 326 116ZM210 122C250 150 280 190 300 230 264 200 226 170 190 134ZM560 50C600 70 640 80 690 82 640 92 590 84 540 62ZM430 74C460 40 480 20 500 0H512C496 30 476 56 446 82ZM150 140C180 80 200 40 210 0H224C220 50 200 100 176 142Z" fill="#4f3d3c"/><path d="M80 160C160 120 260 126 340 106 430 86 500 50 560 46 490 76 420 100 340 116 240 134 160 140 80 170Z" fill="#9a7c68"/>';

/** Leaves in whorls along the branches: shadowed ones behind, sunlit ones last. */
function leaves(): string {
  const roll = dice(1111);
  const spots: [number, number][] = [
    [130, 60], [196, 30], [250, 70], [486, 146], [300, 20], [360, 56], [430, 20], [500, 40], [560, 14], [640, 30], [700, 16], [760, 50],
    [150, 130], [206, 168], [258, 130], [240, 200], [300, 170], [306, 236], [340, 130], 
    [590, 70], [680, 90], [730, 104], [270, 250], [330, 206], [110, 30], [350, 262],
    [650, 140],
  ];
  const jitter = (reach: number) => Math.round((roll() - 0.5) * reach);
  const whorls = (fill: string, size: number, drop: number) =>
    `<g fill="${fill}">${spots.map(([x, y]) => `<use href="#k" transform="translate(${x + jitter(24)} ${y + drop + jitter(16)})rotate(${jitter(50)})scale(${(size + roll() * 0.25).toFixed(2)})"/>`).join('')}</g>`;
  const single = (fill: string, step: number, size: number) =>
    `<g fill="${fill}">${spots
      .flatMap(([x, y], index) => (index % step === 0 ? [[x - 20, y + 6], [x + 22, y - 8]] : [[x + 4, y + 14]]))
      .filter((_, index) => step === 2 || index % 4 === 1)
      .map(([x = 0, y = 0]) => `<use href="#leaf" transform="translate(${x + jitter(26)} ${y + jitter(26)})rotate(${180 + jitter(110)})scale(${(size + roll() * 0.3).toFixed(2)})"/>`)
      .join('')}</g>`;
  return whorls('#7d1829', 1.2, 14) + whorls('#b5252c', 1, -2) + single('#e2432f', 2, 1.05) + single('#f98a48', 3, 0.95);
}

/** Fallen leaves on the water, flat to the eye, and two still in the air. */
function floating(): string {
  const fallen: [number, number, number, number, string][] = [
    [250, 470, 1, 30, '#e84a32'], [300, 486, 0.9, 200, '#c12a2c'], [420, 462, 0.8, 120, '#f98a48'], [470, 508, 1.1, 60, '#e84a32'],
    [560, 480, 0.9, 280, '#c12a2c'], [620, 520, 1.2, 10, '#f98a48'], [360, 532, 1.3, 150, '#e84a32'], [520, 436, 0.6, 40, '#e84a32'], [700, 470, 0.8, 90, '#e84a32'],
  ];
  return `${fallen.map(([x, y, scale, turn, fill]) => `<use href="#leaf" transform="translate(${x} ${y})scale(${scale} ${(scale * 0.42).toFixed(2)})rotate(${turn})" fill="${fill}"/>`).join('')}<use href="#leaf" transform="translate(430 330)rotate(70)scale(.9)" fill="#e84a32"/><use href="#leaf" transform="translate(520 290)rotate(-130)scale(.75)" fill="#f98a48"/>`;
}

const ledge =
  '<path d="M0 500C60 486 130 484 190 500L236 520 222 540 270 560 250 600H0Z" fill="#8f7c74"/><path d="M0 500C60 486 130 484 190 500L236 520 120 522 0 530Z" fill="#efe0c2"/><path d="M222 540 270 560 250 574 130 560 0 566V548Z" fill="#d3bd9c"/><path d="M0 530 120 522 236 520 222 540 0 548Z" fill="#6b5b5e"/><path d="M800 556C740 544 690 552 640 570L620 600H800Z" fill="#8f7c74"/><path d="M800 556C740 544 690 552 640 570L720 572 800 580Z" fill="#efe0c2"/><use href="#leaf" transform="translate(90 512)scale(1.2 .55)rotate(50)" fill="#e84a32"/><use href="#leaf" transform="translate(160 508)scale(1 .46)rotate(160)" fill="#c12a2c"/><use href="#leaf" transform="translate(200 562)scale(1.3 .6)rotate(-60)" fill="#f98a48"/><use href="#leaf" transform="translate(40 556)scale(1.1 .5)rotate(210)" fill="#c12a2c"/><use href="#leaf" transform="translate(720 566)scale(1.2 .5)rotate(100)" fill="#e84a32"/>';

/** A white-tailed doe has come down to drink. */
const doe =
  '<g transform="translate(700 566)"><path d="M-70 2Q0-8 96 4 20 14-70 2Z" fill="#5a4a4c" opacity=".5"/><path d="M44-72 56-34 50 0H58L66-36 58-76ZM-34-62-30-30-40 2H-32L-20-30-18-60Z" fill="#6e4630"/><path d="M30-70 36-34 28 2H37L48-36 46-74ZM-46-60-48-30-60 4H-51L-36-30-28-60Z" fill="#a8704a"/><path d="M-52-92C-30-112 30-108 56-100 74-94 78-76 66-60 50-44 0-50-34-52L-58-64Z" fill="#b97f54"/><path d="M-52-92C-30-112 30-108 56-100 62-98 66-95 68-91 30-98-20-98-54-80Z" fill="#e3ad78"/><path d="M-30-54C0-50 46-46 64-58 50-42 0-46-30-54Z" fill="#f3e4c8"/><path d="M66-96C80-98 86-88 82-70 74-64 66-70 66-80Z" fill="#fff6e2"/><path d="M64-98C74-104 84-100 84-88L78-78C76-88 72-94 64-92Z" fill="#a8704a"/><path d="M-40-96C-62-92-76-66-88-38L-72-28C-62-46-48-58-34-58Z" fill="#b97f54"/><path d="M-40-96C-62-92-76-66-88-38L-82-34C-70-60-58-78-36-84Z" fill="#e3ad78"/><path d="M-92-46C-84-48-72-40-70-30L-94-2C-100 4-110 2-108-6L-104-30C-102-40-98-44-92-46Z" fill="#c48a5c"/><path d="M-104-8-94-2C-100 4-110 2-108-6Z" fill="#3a2a2c"/><path d="M-80-44C-76-60-64-66-54-64-56-52-66-42-76-38ZM-94-44C-106-54-112-64-110-74-98-70-90-58-86-48Z" fill="#8e5c3e"/><circle cx="-94" cy="-28" r="3" fill="#241c20"/></g>';
