import { foliage } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Hamilton Pool at noon: a limestone grotto, the thin waterfall off its lip, maidenhair and a jade
 * pool with two swimmers.
 */
export const scene: Scene = {
  name: 'hamilton-pool',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<path d="${ridge({ frame: CARD, y: 92, amplitude: 40, swells: 5, seed: 7 })}" fill="#a9c4b4"/>
      ${woods}${cave}${stalactites()}${pool}${falls}${lip}${ferns()}${shore}${swimmers}${cypresses}`,
      verticalGradient('sky', [0, '#7cc0d6'], [0.25, '#f3efcf']) +
        verticalGradient('jade', [0, '#2b8f83'], [0.4, '#46b79c'], [1, '#12626a']) +
        verticalGradient('fall', [0, '#ffffff'], [1, '#d5f3e6']),
    ),
};

const woods = `<path d="M0 96H800V150H0Z${foliage(120, 96, 160, 80, 12, 2)}${foliage(420, 88, 170, 64, 12, 3)}${foliage(700, 92, 150, 84, 12, 6)}" fill="#3f6d4f"/>
  <path d="${foliage(90, 70, 90, 36, 9, 5)}${foliage(440, 62, 90, 28, 9, 8)}${foliage(690, 58, 84, 36, 9, 1)}${foliage(270, 84, 60, 26, 8, 4)}" fill="#6b9b57"/>
  <path d="${foliage(70, 54, 44, 16, 8, 3)}${foliage(462, 50, 50, 14, 8, 2)}${foliage(716, 42, 44, 18, 8, 5)}" fill="#a8c468"/>`;

/** The hollow under the overhang, in bands of cool shade that curve like a shell. */
const cave = `<path d="M0 150H800V420H0Z" fill="#68706a"/><path d="M60 420C70 240 180 176 400 172 620 176 740 250 748 420Z" fill="#4d5c62"/>
  <path d="M118 420C130 276 230 218 404 214 590 218 680 290 694 420Z" fill="#3d4c57"/><path d="M186 420C200 314 280 260 410 258 550 262 626 330 640 420Z" fill="#2e3d4a"/>
  <path d="M262 420C280 346 340 306 416 304 500 308 560 360 576 420Z" fill="#22303d"/>
  <path d="M62 380C150 340 250 352 340 366 300 376 180 372 64 404ZM746 372C680 346 590 356 520 372 570 380 680 374 748 396Z" fill="#7f8a7c"/>
  <path d="M60 404C160 374 280 382 372 392 300 402 180 406 60 414ZM748 396C680 376 590 384 520 394 590 404 680 404 748 408Z" fill="#a9a98a"/>`;

function stalactites(): string {
  const roll = dice(12);
  let spikes = '';
  let lit = '';
  for (let index = 0; index < 34; index++) {
    const x = round(70 + index * 20 + roll() * 8);
    const drop = round(16 + roll() * 34);
    const y = round(206 - Math.sin(((x - 60) / 700) * Math.PI) * 18);
    spikes += `M${x - 12} ${y}h24q-10 ${round(drop * 0.4)} -12 ${drop}q-4 ${round(-drop * 0.6)} -12 ${-drop}Z`;
    if (index % 2) lit += `M${x - 8} ${y}h8l-1 ${round(drop * 0.7)}q-3 ${round(-drop * 0.4)} -7 ${round(-drop * 0.7)}Z`;
  }
  return `<path d="${spikes}" fill="#7b7767"/><path d="${lit}" fill="#a89f7f"/>`;
}

const pool = `<path d="M0 404C160 386 620 384 800 402V600H0Z" fill="url(#jade)"/>
  <path d="M60 402C200 390 600 388 740 402 640 424 520 418 400 424 280 420 160 424 60 402Z" fill="#1f5f62" opacity=".7"/>
  <path d="M140 470C260 452 520 450 660 474 560 496 260 500 140 470Z" fill="#7fd6b4" opacity=".45"/>
  <path d="M404 418q70-12 150 6M250 426q60-8 110-2M300 448q90-10 170 0M520 452q60-8 110 2M180 486q60-10 120 0M440 500q80-10 150 0M330 528q60-8 110 0M600 520q50-8 90 0" stroke="#c9f2dc" stroke-width="3.500" stroke-linecap="round" fill="none" opacity=".65"/>`;

/** The fall breaks off the lip as one thin veil and a few strings of drops. */
const falls = `<path d="M402 172C401 250 400 330 396 414H420C416 330 413 250 412 172Z" fill="url(#fall)" opacity=".93"/>
  <path d="M412 172C418 250 428 330 434 414H424C418 330 414 250 412 172Z" fill="#a9d8cf"/>
  <ellipse cx="408" cy="416" rx="66" ry="9" fill="#e9faf0" opacity=".55"/><ellipse cx="408" cy="414" rx="38" ry="7" fill="#fff"/>
  <path d="M360 412c6-16 18-14 22-4 6-18 20-16 24-4 6-16 20-14 22 2 8-8 20-6 22 6Z" fill="#fff" opacity=".85"/>`;

/** The overhanging ledge: sunlit crown, layered limestone beds, and its broken underside. */
const lip = `<path d="M0 120C120 104 240 118 340 126 380 134 440 134 480 126 580 112 700 104 800 118V214C760 196 700 200 640 190 560 178 520 186 470 176 440 182 380 182 350 176 300 186 230 176 170 190 110 198 50 196 0 220Z" fill="#bda276"/>
  <path d="M0 120C120 104 240 118 340 126 380 134 440 134 480 126 580 112 700 104 800 118V140C700 128 590 134 490 146 440 154 380 154 330 146 230 138 120 128 0 144Z" fill="#f3dfae"/>
  <path d="M0 144C120 128 230 138 330 146 380 154 440 154 490 146 590 134 700 128 800 140V158C700 148 600 152 500 160 440 166 380 166 320 160 230 156 120 148 0 164Z" fill="#dcc08a"/>
  <path d="M0 196C60 180 120 178 180 172 250 166 310 172 350 166 380 170 440 170 470 166 530 172 570 164 650 174 720 182 760 180 800 194V214C760 196 700 200 640 190 560 178 520 186 470 176 440 182 380 182 350 176 300 186 230 176 170 190 110 198 50 196 0 220Z" fill="#8a7459"/>
  <path d="M396 132C402 150 401 166 402 182H412C412 166 414 148 424 132Z" fill="#fff"/>
  <path d="M0 214C50 196 90 200 110 206 90 260 84 330 90 404H0Z" fill="#a58c68"/><path d="M0 230C40 216 70 216 96 220 84 270 80 330 84 380 50 340 20 330 0 330Z" fill="#c9ae7c"/>
  <path d="M0 262H88L84 276H0ZM0 306H82V318H0ZM0 350H82V362H0Z" fill="#8a7459"/>
  <path d="M800 208C760 196 730 202 706 204 724 260 730 330 722 404H800Z" fill="#8a7459"/><path d="M800 222C770 212 740 214 716 216 732 270 736 330 732 380 760 350 780 344 800 344Z" fill="#a58c68"/><path d="M724 262H800V274H728ZM732 314H800V326H733Z" fill="#6f604f"/>`;

/** Maidenhair and moss hang from the lip. */
function ferns(): string {
  const roll = dice(5);
  let dark = '';
  let light = '';
  for (const x of [76, 128, 172, 262, 318, 486, 540, 604, 690]) {
    const y = round(180 - Math.sin((x / 800) * Math.PI) * 6);
    for (let strand = -3; strand <= 3; strand++) {
      const long = round((16 + roll() * 26) * (1.3 - Math.abs(strand) * 0.2));
      const left = x + strand * 8;
      dark += `M${left - 7} ${y}h14c2 ${round(long * 0.5)} -4 ${round(long * 0.8)} -6 ${long}c-5 ${round(-long * 0.2)} -10 ${round(-long * 0.5)} -8 ${-long}Z`;
      if (strand % 2) light += `M${left - 5} ${y - 3}h8q1 ${round(long * 0.4)} -3 ${round(long * 0.66)}q-6 ${round(-long * 0.3)} -5 ${round(-long * 0.66)}Z`;
    }
    dark += `M${x - 40} ${y + 1}q14 -12 40 -10t40 10q-40 6 -80 0Z`;
    light += `M${x - 30} ${y - 3}q14 -8 32 -6t28 6q-30 2 -60 0Z`;
  }
  return `<path d="${dark}" fill="#4c7f4f"/><path d="${light}" fill="#8fb85e"/>`;
}

/** Fallen slabs and the beach in front. */
const shore = `<path d="M560 414C590 384 650 380 690 396 720 404 740 420 730 432 680 446 590 440 560 414Z" fill="#8a7459"/><path d="M560 414C590 384 650 380 690 396 660 404 610 404 560 414Z" fill="#dcc08a"/>
  <path d="M130 420C150 398 200 396 226 410 236 420 226 428 210 430 180 436 140 434 130 420Z" fill="#8a7459"/><path d="M130 420C150 398 200 396 226 410 196 410 160 414 130 420Z" fill="#e6cc96"/>
  <path d="M0 600V556C90 530 190 548 280 568 400 590 520 580 620 560 700 544 760 540 800 546V600Z" fill="#8e7a56"/>
  <path d="M0 566C90 540 190 556 280 576 400 598 520 588 620 568 700 552 760 548 800 554V600H0Z" fill="#ecd6a4"/>
  <path d="M440 600C540 596 640 572 800 574V600Z" fill="#d3b680"/>`;

const swimmers = `<g transform="translate(236 492) scale(1.8)"><ellipse cx="0" cy="4" rx="34" ry="7" fill="#d4f7e6" opacity=".8"/><path d="M-16 2C-14-10 14-10 16 2Z" fill="#c98a62"/><circle cy="-14" r="9" fill="#c98a62"/><path d="M-9-14c-2-14 20-14 18 0-4-5-12-6-18 0Z" fill="#4a2a26"/></g>
  <g transform="translate(500 500) scale(1.9)"><ellipse cx="-4" cy="3" rx="44" ry="7" fill="#d4f7e6" opacity=".8"/><path d="M-34 2C-24-8-4-10 12-2L14 4Z" fill="#d9532c"/><path d="M6-2 26-16 36-6" stroke="#e0a880" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cx="14" cy="-8" r="9" fill="#e0a880"/><path d="M5-8c0-14 20-14 18-2-6-4-12-3-18 2Z" fill="#7a3f26"/></g>`;

/** A cypress frames the right, its knees in the water; a bough hangs over. */
const cypresses = `<path d="M716 600C724 560 738 520 740 440 742 320 736 160 744 0H800V600Z" fill="#4a3a34"/><path d="M716 600C724 560 738 520 740 440 742 320 736 160 744 0H762C756 160 766 330 760 450 756 530 742 570 738 600Z" fill="#8d6a4c"/>
  <path d="M774 60C768 220 782 360 776 600H786C792 380 780 200 784 60Z" fill="#33282a"/>
  <path d="M668 600C668 578 674 560 682 560S696 578 698 600ZM634 596C634 582 638 572 644 572S654 584 656 598Z" fill="#5f4839"/><path d="M668 600C668 578 674 560 682 560 678 574 678 588 678 600ZM634 596C634 582 638 572 644 572 642 582 642 590 642 597Z" fill="#a37c58"/>
  <path d="${foliage(760, 20, 150, 60, 11, 9)}${foliage(640, 6, 90, 34, 9, 4)}" fill="#2f5a45"/><path d="${foliage(728, 6, 90, 34, 9, 2)}" fill="#55864f"/>
  <path d="M640 34q-4 30-16 44M668 44q0 34-10 52M700 60q-2 30-10 46M600 26q-6 20-16 30" stroke="#2f5a45" stroke-width="9" stroke-linecap="round" fill="none"/>
  <path d="M0 600V470C20 500 30 540 26 600Z" fill="#3f5d3f"/><path d="M0 556c20-40 50-56 84-60-30 18-52 44-66 84ZM0 590c30-40 70-52 110-50-40 10-70 30-90 60ZM0 520c8-40 26-66 50-80-14 28-24 60-34 110Z" fill="#4c7f4f"/><path d="M0 556c20-40 50-56 84-60-34 12-58 34-74 66ZM0 520c8-40 26-66 50-80-20 26-32 56-42 96Z" fill="#8fb85e"/>`;
