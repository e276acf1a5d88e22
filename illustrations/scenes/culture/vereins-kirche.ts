import { vereinsKirche } from '../../kit/vereins-kirche.ts';
import { foliage } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * The Vereins Kirche in Fredericksburg on an autumn morning: an octagon with its cupola, red oaks
 * and fallen leaves.
 */
export const scene: Scene = {
  name: 'vereins-kirche',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${sun}<path d="${ridge({ frame: CARD, y: 336, amplitude: 46, swells: 5, seed: 10 })}" fill="#c7aec2"/>
      <path d="${ridge({ frame: CARD, y: 366, amplitude: 36, swells: 4, seed: 3 })}" fill="#9d9bb0"/>${town}${backTrees}${lawn}${kirche}${frontTrees}${leaves()}${people}`,
      verticalGradient('sky', [0, '#7db3c4'], [0.35, '#cfdcc6'], [0.62, '#fce6b6']) +
        '<radialGradient id="glow"><stop offset="0" stop-color="#fff4d2"/><stop offset="1" stop-color="#ffeeba" stop-opacity="0"/></radialGradient>',
    ),
};

const sun =
  '<circle cx="250" cy="226" r="170" fill="url(#glow)"/><circle cx="250" cy="226" r="34" fill="#fff8e2"/><path d="M520 92q50-14 100-3t120 1q-50 13-110 10T520 92ZM600 132q40-8 70-2t70 1q-40 9-76 7T600 132Z" fill="#fff6e0" opacity=".8"/><path d="M560 190l10-6 8 5 8-6 11 6-11-2-8 5-8-5ZM606 168l8-5 6 4 7-5 8 5-8-1-7 4-6-4Z" fill="#7a7d93"/>';

/** Main Street's limestone fronts, far behind. */
const town = `<path d="M560 404V356H600L622 338 644 356V404ZM660 404V350H724V404ZM30 404V362H90V404ZM96 404V372L124 352 152 372V404Z" fill="#cbb59e"/><path d="M552 358 622 326 692 358 686 366 622 338 560 366ZM88 374 124 342 160 374 154 380 124 354 94 380Z" fill="#8a6a70"/>
  <path d="M654 344H730V354H654ZM24 356H96V366H24Z" fill="#a58d86"/><path d="M572 370h12v18h-12ZM616 366h12v20h-12ZM672 364h12v18h-12ZM700 364h12v18h-12ZM42 376h12v16H42ZM66 376h12v16H66ZM118 378h12v16h-12Z" fill="#6f6a80"/>`;

const backTrees = `<path d="M206 410h8v-40h-8ZM590 412h8v-40h-8Z" fill="#5b4038"/><path d="${foliage(208, 350, 66, 60, 10, 3)}${foliage(594, 356, 58, 52, 9, 5)}" fill="#b06a34"/><path d="${foliage(194, 336, 42, 34, 8, 1)}${foliage(580, 344, 36, 30, 8, 7)}" fill="#d99542"/><path d="${foliage(182, 322, 24, 16, 7, 6)}${foliage(570, 334, 20, 14, 7, 2)}" fill="#f2c35f"/>`;

const lawn = `<path d="M0 398C200 388 600 388 800 398V600H0Z" fill="#9aa65a"/><path d="M0 440C160 424 330 436 400 440 560 446 700 430 800 440V600H0Z" fill="#8a9a50"/>
  <path d="M440 470C560 470 700 486 800 510V556C680 520 540 496 430 492Z" fill="#5f7a48"/><path d="M346 452H454L560 600H240Z" fill="#e3cda2"/><path d="M430 452H454L560 600H500Z" fill="#c4a57c"/>
  <path d="M330 474H470L476 484H324ZM302 520H498L506 532H294ZM268 564H530L540 580H258Z" fill="#d2b58a" opacity=".7"/>`;

/**
 * Three faces of the octagon toward us: left lit, front half lit, right in shade; eight-sided roof,
 * drum and cupola.
 */
const kirche = vereinsKirche(400, 462, 1);

const frontTrees = `<path d="M20 520C40 470 44 400 34 330L14 270 28 264 50 320 62 268 76 272 66 340C62 410 70 480 92 522Z" fill="#4b3430"/><path d="M20 520C40 470 44 400 34 330L28 300 50 320C48 400 44 480 40 520Z" fill="#7d5540"/>
  <path d="M728 530C744 480 748 410 740 350L726 300 738 296 752 336 768 286 780 292 764 360C760 430 768 490 786 532Z" fill="#4b3430"/><path d="M728 530C744 480 748 410 740 350L752 350C754 420 750 490 746 530Z" fill="#8a5e44"/>
  <path d="${foliage(40, 210, 130, 116, 12, 5)}${foliage(770, 240, 112, 110, 12, 8)}" fill="#8f3b2c"/><path d="${foliage(20, 180, 88, 70, 10, 2)}${foliage(104, 238, 50, 34, 8, 6)}${foliage(748, 214, 70, 60, 10, 4)}${foliage(720, 286, 40, 24, 8, 7)}" fill="#c4552f"/>
  <path d="${foliage(28, 150, 50, 30, 8, 3)}${foliage(116, 226, 32, 16, 7, 1)}${foliage(732, 186, 40, 28, 8, 9)}${foliage(706, 276, 24, 12, 7, 2)}" fill="#ea8a3a"/>`;

function leaves(): string {
  const roll = dice(44);
  const colors = ['#c4552f', '#ea8a3a', '#f2c35f'];
  return colors
    .map((color) => {
      let path = '';
      for (let index = 0; index < 24; index++) {
        const right = roll() > 0.5;
        const x = round(right ? 800 - roll() ** 1.6 * 330 : roll() ** 1.6 * 330);
        const y = round(470 + roll() * 126);
        const size = round(4 + (y - 460) / 18);
        path += `M${x} ${y}q${size} ${-size} ${size * 2} 0q${-size} ${round(size * 0.8)} ${-size * 2} 0Z`;
      }
      return `<path d="${path}" fill="${color}"/>`;
    })
    .join('');
}

/** Father and daughter on the path, long shadows to the right. */
const people = `<path d="M322 536 430 556 446 552 336 530ZM354 538 470 560 486 556 364 532Z" fill="#8f7654" opacity=".7"/>
  <g fill="none" stroke-linecap="round"><path d="M320 500 318 534M328 500 332 532" stroke="#33405f" stroke-width="9"/><path d="M356 512 354 536M364 512 366 534" stroke="#54302a" stroke-width="6"/></g>
  <path d="M312 504C310 482 310 466 318 462H331C339 466 338 484 336 504Z" fill="#2f5a72"/><path d="M312 504C310 482 310 466 318 462H324C318 474 320 490 320 504Z" fill="#5c93a4"/><circle cx="324" cy="452" r="8" fill="#c98a62"/><path d="M308 450C316 448 316 444 317 440 321 436 328 436 331 440 332 444 332 448 340 450 330 454 318 454 308 450Z" fill="#5a3f36"/>
  <path d="M349 522C350 506 350 480 354 474H367C371 480 372 506 376 522Z" fill="#b8412f"/><path d="M349 522C350 506 350 480 354 474H360C356 486 358 508 357 522Z" fill="#e2754c"/><path d="M352 472C350 452 372 452 370 472L369 482H353Z" fill="#4a2c28"/>
  <path d="M336 470 342 488 351 482" stroke="#2f5a72" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
