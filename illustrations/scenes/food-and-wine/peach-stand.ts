import { bunch, type Flower, type Sown } from '../../flowers.ts';
import { copies } from '../../kit/at.ts';
import { leafMass, stamp } from '../../motifs.ts';
import { backdrop, CARD, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * June in Stonewall: a striped roadside peach stand with full crates, an old turquoise pickup, the
 * orchard in rows behind.
 */
export const scene: Scene = {
  name: 'peach-stand',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${clouds}${hills()}${orchard()}${ground}<g transform="translate(-22)">${pickup}</g><g transform="translate(-30)">${stand()}</g>${foreground()}`,
      `${verticalGradient('sky', [0, '#4fa3cf'], [0.45, '#a9d9dc'], [0.6, '#f2efcf'])}
      ${bunch('grove', [tree, -180, 0, 1], [tree, -60, 2, 0.96], [tree, 60, 0, 1.04], [tree, 180, 1, 0.98])}
      ${bunch('peach', [peach, 0, 0, 1])}
      <g id="heap">${heap}</g>
      <g id="crate"><use href="#heap"/><path d="M-44 0H44V34H-44Z" fill="#8a5a3a"/><path d="M-44 0H44V10H-44ZM-44 13H44V22H-44ZM-44 25H44V34H-44Z" fill="#d9a564"/><path d="M-44 0H-8L-14 34H-44Z" fill="#f0c684" opacity=".6"/><path d="M-44 0H-37V34H-44ZM37 0H44V34H37Z" fill="#b57c48"/></g>`,
    ),
};

/** A peach tree with fruit, 74 units tall. */
const tree: Flower = [
  ['#5c4438', 'M-3 0-4-22-18-40-14-42 0-26 12-44 16-41 4-22 4 0Z'],
  ['#4a7a48', leafMass(0, -50, 34, 24, 11, 4)],
  ['#75a352', leafMass(-6, -56, 24, 15, 9, 5)],
  ['#f7934a', copies('M-3.5 0a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0Z', [-20, -46, 1], [10, -40, 1], [22, -54, 1], [-6, -34, 1], [2, -56, 1])],
];

/** A peach: fills with their path data, from back to front. */
const peach: Flower = [
  ['#e8693f', 'M-9 0A9 9 0 1 0 9 0 9 9 0 1 0-9 0Z'],
  ['#ffb04f', 'M-9 0A9 9 0 0 1 4-8C4 2 0 8-5 7.500A9 9 0 0 1-9 0Z'],
  ['#ffe0a0', 'M-6-4a3 2 0 1 0 5-2 3 2 0 1 0-5 2Z'],
];

/** Peaches piled above the edge of a crate, each row one shape per color. */
const heap = ([[3, -17], [4, -9], [5, 0]] as const)
  .map(([count, y]) => bunch(`row${count}`, ...Array.from({ length: count }, (_, index): Sown => [peach, (index - (count - 1) / 2) * 16.5, y, index % 2 ? 1 : 1.06])))
  .join('');

const clouds = `<g transform="translate(-130 -14)"><path d="M420 170C424 144 450 134 470 140 474 108 514 94 544 108 560 80 612 78 628 108 664 98 692 120 690 146 716 142 736 154 740 170Z" fill="#fffaee"/><path d="M420 170C440 156 470 152 490 158 510 140 550 138 570 152 600 138 640 142 650 156 690 150 720 156 740 170Z" fill="#d3e3e0"/></g><path d="M60 92C76 74 110 70 126 82 146 62 190 64 200 84 222 78 236 84 242 92Z" fill="#f3f6ea" opacity=".9"/>`;

function hills(): string {
  const slope = (y: number, amplitude: number, swells: number, seed: number, fill: string) =>
    `<path d="${ridge({ frame: CARD, y, amplitude, swells, seed })}" fill="${fill}"/>`;
  return `${slope(262, 56, 5, 91, '#a3c3cf')}${slope(286, 50, 4, 18, '#82aeb0')}${slope(306, 40, 5, 47, '#6a9c86')}`;
}

/** Rows of peach trees over red sandy soil. */
function orchard(): string {
  let trees = '';
  for (let row = 0; row < 4; row++) {
    const scale = 0.32 + row * 0.18;
    const step = 480 * scale;
    for (let x = 40 + row * 37; x < 800 + step / 2; x += step) trees += stamp('grove', x, 330 + row * (12 + row * 5), scale);
  }
  return `<path d="M0 600V322C200 310 480 318 800 312V600Z" fill="#c9865c"/><path d="M0 334 800 326V334L0 344ZM0 356 800 346V358L0 372Z" fill="#e0a878"/>${trees}`;
}

const ground = `<path d="M0 600V404C220 392 520 398 800 392V600Z" fill="#a3ac58"/><path d="M0 416C240 402 540 410 800 402V420C540 424 240 420 0 432Z" fill="#c9c46c"/><path d="M0 600V470C200 452 560 446 800 456V600Z" fill="#e6c692"/><path d="M0 600V500C240 476 560 470 800 484V520C560 500 240 512 0 552Z" fill="#f3dcae"/>`;

/** A rounded old pickup, its tailgate down and peaches aboard. */
const pickup = `<g transform="translate(10 0)"><path d="M20 486C80 468 300 468 344 482 320 500 80 504 20 486Z" fill="#8a6a58" opacity=".6"/>
<path d="M44 470V432C44 418 54 410 76 406L116 400 132 360C136 350 144 346 154 346H204C214 346 220 350 222 360L226 400V470Z" fill="#3f9a9c"/><path d="M44 470V432C44 418 54 410 76 406L116 400 132 360C136 350 144 346 154 346H204C214 346 220 350 222 360L223 366H150L134 410 84 418C66 422 60 432 60 444V470Z" fill="#8fd3c6"/><path d="M138 398 150 364H176V398ZM184 398V364H210L214 398Z" fill="#2f4f66"/><path d="M138 398 150 364H162L148 398ZM184 398V374L196 364H204L186 398Z" fill="#a9cdd3"/><path d="M178 404H182V466H178ZM190 412H204V416H190Z" fill="#2a7478"/>
<path d="M226 410H338V470H226Z" fill="#2f8588"/><path d="M226 410H338V420H226Z" fill="#8fd3c6"/><path d="M226 446H338V450H226Z" fill="#226a70"/><path d="M338 446H366V453H338Z" fill="#226a70"/><path d="M36 462H96V474H36ZM300 464H346V474H300Z" fill="#e6e3d3"/><path d="M52 428a9 9 0 1 1 18 0 9 9 0 1 1-18 0Z" fill="#fff3cf"/>
<path d="M82 472C80 440 94 428 116 428 138 428 152 440 150 472ZM248 472C246 440 260 428 282 428 304 428 318 440 316 472Z" fill="#226a70"/><path d="M90 472a26 26 0 1 1 52 0 26 26 0 1 1-52 0ZM256 472a26 26 0 1 1 52 0 26 26 0 1 1-52 0Z" fill="#33292e"/><path d="M102 472a14 14 0 1 1 28 0 14 14 0 1 1-28 0ZM268 472a14 14 0 1 1 28 0 14 14 0 1 1-28 0Z" fill="#efe6cf"/><path d="M110 472a6 6 0 1 1 12 0 6 6 0 1 1-12 0ZM276 472a6 6 0 1 1 12 0 6 6 0 1 1-12 0Z" fill="#c9564a"/>
${stamp('heap', 262, 408, 0.7)}${stamp('heap', 306, 408, 0.7)}<path d="M226 410H338V420H226Z" fill="#8fd3c6"/></g>`;

/**
 * The stand: posts, a striped awning with a scalloped hem, two shelves of crates, a blank board
 * with a painted peach.
 */
function stand(): string {
  let stripes = '';
  let hem = '';
  let pale = '';
  for (let index = 0; index < 10; index++) {
    const top = round(434 + index * 27.2);
    const foot = round(400 + index * 34);
    const next = round(foot + 34);
    stripes += index % 2 ? '' : `M${top} 236H${round(top + 27.2)}L${next} 296H${foot}Z`;
    const scallop = `M${foot} 296H${next}V306a17 13 0 0 1-34 0Z`;
    if (index % 2) pale += scallop;
    else hem += scallop;
  }
  return `<path d="M360 498C440 470 700 466 790 486 740 520 460 528 360 498Z" fill="#8a6a58" opacity=".6"/><path d="M424 296H436V492H424ZM704 296H716V492H704Z" fill="#8a6248"/><path d="M424 296H429V492H424ZM704 296H709V492H704Z" fill="#e0b27c"/>
  <path d="M436 306H704V400H436Z" fill="#7f5a4a"/><path d="M436 306H704V336H436Z" fill="#5f4440"/><path d="M436 352H704V355H436ZM436 376H704V379H436Z" fill="#6b4a40"/>
  <g transform="translate(640 372)"><path d="M-20 34C-24-2-22-20-12-26H12C22-20 24-2 20 34Z" fill="#4f6fa8"/><path d="M-20 34C-24-2-22-20-12-26H-4C-12-10-14 10-12 34Z" fill="#86a3cf"/><path d="M-5-34H6v10H-5Z" fill="#b9785a"/><circle cx="1" cy="-42" r="12" fill="#c98b62"/><path d="M-25-45C-12-48-14-62 1-62 16-62 14-48 27-45 14-39-12-39-25-45Z" fill="#f3dfae"/><path d="M-14-51H16V-47H-14Z" fill="#c9564a"/></g>
  ${stamp('crate', 478, 366, 0.72)}${stamp('crate', 548, 366, 0.72)}<path d="M420 390H720V400H420Z" fill="#c98f58"/><path d="M420 390H720V393H420Z" fill="#f3cd92"/>
  <path d="M432 400H708V490H432Z" fill="#6b4a40"/>${stamp('crate', 480, 412, 0.86)}${stamp('crate', 570, 412, 0.86)}${stamp('crate', 660, 412, 0.86)}<path d="M416 440H724V452H416Z" fill="#d9a564"/><path d="M416 440H724V444H416Z" fill="#ffe0a6"/>
  <path d="M424 452H716V492H424Z" fill="#a06a48"/><path d="M424 452H560L540 492H424Z" fill="#c98f58"/><path d="M424 464H716V466H424ZM424 478H716V480H424Z" fill="#7f5240"/>
  <path d="M434 236H706L740 296H400Z" fill="#fff1d6"/><path d="${stripes}" fill="#d9523f"/><path d="M434 236H706L710 243H430Z" fill="#fff9e8" opacity=".5"/><path d="${hem}" fill="#b8443a"/><path d="${pale}" fill="#f0dfc0"/>
  <path d="M520 186H620V236H520Z" fill="#b5835a"/><path d="M514 176H626V230H514Z" fill="#f6e6c3"/><path d="M514 222H626V230H514Z" fill="#d9c096"/><circle cx="570" cy="206" r="17" fill="#e8693f"/><path d="M553 206A17 17 0 0 1 577 190.500C580 208 570 222 562 221A17 17 0 0 1 553 206Z" fill="#ffb04f"/><path d="M570 190C576 178 592 178 600 184 592 194 578 196 570 190Z" fill="#5c8f48"/>`;
}

/** Crates and a basket on the gravel, sunflowers of the roadside, grass. */
function foreground(): string {
  const flower = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-2 0-1-60H2L3 0ZM0-18C-16-32-26-28-30-22-20-14-10-12 0-18ZM0-30C14-44 24-42 30-36 20-26 10-24 0-30Z" fill="#5c8242"/><path d="${leafMass(0, -68, 19, 19, 11, 3)}" fill="#f2b632"/><circle cy="-68" r="9" fill="#5c3a2c"/><circle cx="-2" cy="-70" r="5" fill="#8a5a38"/></g>`;
  return `<path d="M300 560C380 536 540 534 640 556 560 580 380 584 300 560Z" fill="#8a6a58" opacity=".5"/>${stamp('crate', 386, 522, 1.1)}${stamp('crate', 500, 528, 1.16)}
  <path d="M572 534H640L628 574H584Z" fill="#b57c48"/><path d="M572 534H600L602 574H584Z" fill="#e6b877"/><path d="M570 528H642V538H570Z" fill="#d9a564"/><path d="M576 546H636V550H578ZM580 560H632V564H582Z" fill="#8a5a3a"/>${stamp('heap', 606, 526, 0.76)}<path d="M574 532C570 480 642 480 638 532H632C636 490 576 490 580 532Z" fill="#b57c48"/>${stamp('peach', 300, 566, 1.1)}${stamp('peach', 326, 572, 1)}
  <path d="M0 600V556C80 540 180 556 240 590L250 600ZM800 600V540C740 536 690 560 670 600Z" fill="#7f9448"/>${flower(60, 580, 1.3)}${flower(120, 592, 1)}${flower(20, 600, 1.05)}${flower(748, 580, 1.25)}${flower(790, 596, 1)}<path d="M0 600V582C80 572 160 584 210 600ZM800 600V570C760 568 720 582 700 600Z" fill="#5c7a40"/>`;
}
