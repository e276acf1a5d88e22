import { bluebonnet, bunch, paintbrush, type Sown } from '../../flowers.ts';
import { hereford } from '../../kit/animals.ts';
import { shadow } from '../../kit/at.ts';
import { foliage, stamp } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * The LBJ Ranch at Stonewall in spring: the white house under huge live oaks, the Pedernales,
 * Herefords in bluebonnets.
 */
export const scene: Scene = {
  name: 'lbj-ranch',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${clouds}<path d="${ridge({ frame: CARD, y: 240, amplitude: 44, swells: 5, seed: 6 })}" fill="#b7b6d3"/>
      <path d="${ridge({ frame: CARD, y: 264, amplitude: 34, swells: 4, seed: 12 })}" fill="#8fa8ad"/>${far}${house}${oaks}${river}${meadow()}${herd}${near()}`,
      verticalGradient('sky', [0, '#4f9fce'], [0.3, '#a8d4dc'], [0.48, '#fbeec8']) +
        verticalGradient('water', [0, '#cfe9e2'], [1, '#4a97ab']) + bunch('flowers', ...handful) + bunch('warm', ...handful, [paintbrush, 22, 6, 1]) + cow,
    ),
};

const clouds = `<path d="${foliage(600, 84, 90, 34, 9, 3)}${foliage(540, 92, 50, 18, 8, 5)}M110 66q50-12 100-3t110 1q-50 13-104 10T110 66Z" fill="#fffaea"/><path d="${foliage(620, 96, 70, 16, 8, 2)}" fill="#dcebea"/>`;

const far = `<path d="M0 290C200 276 600 276 800 290V420H0Z" fill="#9dbb63"/><path d="${foliage(140, 284, 170, 54, 12, 2)}${foliage(690, 282, 150, 50, 12, 7)}" fill="#5d8660"/><path d="${foliage(120, 268, 110, 30, 10, 5)}${foliage(710, 264, 90, 28, 10, 1)}" fill="#86a862"/>`;

/**
 * White clapboard in three parts: the two-story heart with its gable, a low wing either side,
 * stone chimneys.
 */
const house = `<path d="M196 372H610V380H196Z" fill="#7d9a4f"/><path d="M232 226h24v70h-24ZM560 232h24v64h-24Z" fill="#a58f7d"/><path d="M232 226h10v70h-10ZM560 232h9v64h-9Z" fill="#d9c6a8"/><path d="M228 222h32v7h-32ZM556 228h32v7h-32Z" fill="#7f6c66"/>
  <path d="M204 300H330V374H204ZM496 300H612V374H496Z" fill="#f3efe2"/><path d="M496 300H612V314H496ZM204 300H330V312H204Z" fill="#b9c2cc"/><path d="M194 304 226 262H332V304ZM492 304V262H588L620 304Z" fill="#5f7274"/><path d="M194 304 226 262H262L236 304Z" fill="#8a9c96"/>
  <path d="M330 236H496V374H330Z" fill="#dfe2e4"/><path d="M316 244 348 198H478L510 244Z" fill="#56696d"/><path d="M316 244 348 198H392L366 244Z" fill="#8a9c96"/>
  <path d="M362 374V232L413 190 464 232V374Z" fill="#fffdf2"/><path d="M350 240 413 186 476 240 468 246 413 199 358 246Z" fill="#fffdf2"/><path d="M413 186 476 240 468 246 413 199Z" fill="#c3ccd4"/><path d="M440 212 464 232V374H440Z" fill="#e9ebe8"/>
  <path d="M362 246H464M362 258H464M362 270H464M330 258H362M330 272H362M330 286H362M464 258H496M464 272H496M464 286H496M204 324H330M204 338H330M204 352H330M496 324H612M496 338H612M496 352H612" stroke="#cfd4d6" stroke-width="1.600"/>
  <path d="M402 212h22v18h-22ZM378 242h20v32h-20ZM428 242h20v32h-20ZM336 250h17v28h-17ZM473 250h17v28h-17Z" fill="#4b6478"/><path d="M378 242h9v32h-9ZM428 242h9v32h-9ZM402 212h10v18h-10ZM336 250h8v28h-8ZM473 250h8v28h-8Z" fill="#86a5b3"/>
  <path d="M372 242h6v32h-6ZM398 242h6v32h-6ZM422 242h6v32h-6ZM448 242h6v32h-6Z" fill="#2f5a45"/>
  <path d="M222 322h20v34h-20ZM256 322h20v34h-20ZM290 322h20v34h-20ZM514 322h20v34h-20ZM548 322h20v34h-20ZM582 322h18v34h-18Z" fill="#4b6478"/><path d="M222 322h9v34h-9ZM256 322h9v34h-9ZM290 322h9v34h-9ZM514 322h9v34h-9ZM548 322h9v34h-9ZM582 322h8v34h-8Z" fill="#86a5b3"/>
  <path d="M330 306H496V374H330Z" fill="#a7b3bd"/><path d="M402 316h24v58h-24Z" fill="#2f5a45"/><path d="M344 320h18v34h-18ZM374 320h16v34h-16ZM438 320h16v34h-16ZM466 320h18v34h-18Z" fill="#4b6478"/>
  <path d="M320 306 334 288H492L506 306Z" fill="#6b7d7d"/><path d="M320 306 334 288H400L392 306Z" fill="#9aaaa2"/><path d="M320 306H506V312H320ZM330 312h6v62h-6ZM362 312h6v62h-6ZM392 312h6v62h-6ZM430 312h6v62h-6ZM460 312h6v62h-6ZM490 312h6v62h-6Z" fill="#fffdf2"/><path d="M322 372H504V379H322ZM386 379h56v5h-56Z" fill="#d9cdb4"/>
  <path d="${foliage(268, 374, 56, 12, 9, 3)}${foliage(556, 374, 52, 12, 9, 6)}" fill="#4f7a4d"/><path d="M236 370h0M254 366h0M276 368h0M298 370h0M528 370h0M546 366h0M568 369h0M588 370h0" stroke="#e88a9a" stroke-width="7" stroke-linecap="round"/>`;

const oaks = `<path d="M40 392C74 384 340 388 470 398 420 412 120 414 40 404ZM620 396C680 388 760 388 800 392V408C740 412 660 410 620 404Z" fill="#6d8f4a"/>
  <path d="M112 400C124 360 122 330 104 296L60 240 74 234 116 274 128 214H146L142 280 190 236 204 242 152 312C144 346 148 374 164 400Z" fill="#46382f"/><path d="M112 400C124 360 122 330 104 296L96 284 116 290C130 330 128 372 128 400Z" fill="#87684c"/>
  <path d="M700 402C712 366 712 336 700 304L664 260 676 252 708 286 720 226H736L732 286 776 248 788 256 742 314C734 350 738 380 752 402Z" fill="#46382f"/><path d="M700 402C712 366 712 336 700 304L696 298 710 300C720 340 716 376 716 402Z" fill="#87684c"/>
  <path d="${foliage(110, 186, 170, 92, 13, 4)}${foliage(240, 214, 84, 40, 10, 6)}${foliage(730, 198, 140, 92, 13, 2)}" fill="#2f5440"/><path d="${foliage(80, 160, 116, 56, 11, 1)}${foliage(216, 196, 60, 24, 9, 3)}${foliage(700, 172, 84, 54, 10, 7)}${foliage(776, 226, 40, 26, 8, 5)}" fill="#4f7a4d"/>
  <path d="${foliage(56, 130, 66, 30, 9, 6)}${foliage(130, 170, 40, 14, 8, 2)}${foliage(198, 186, 32, 10, 7, 8)}${foliage(676, 148, 48, 28, 9, 3)}" fill="#8db05c"/>`;

const river = `<path d="M0 408C140 398 300 404 420 408 560 412 700 398 800 404V452C660 462 520 448 400 450 260 452 120 466 0 456Z" fill="#d8c294"/><path d="M0 416C140 406 300 412 420 416 560 420 700 406 800 412V446C660 456 520 442 400 444 260 446 120 460 0 450Z" fill="url(#water)"/>
  <path d="M362 412 464 416 470 430 440 436 388 434Z" fill="#fbfbf0" opacity=".7"/><path d="M60 428h110M230 438h90M540 428h120M640 438h80M480 440h60M120 444h60" stroke="#f2fbf2" stroke-width="3" stroke-linecap="round" opacity=".8"/>`;

function meadow(): string {
  const roll = dice(71);
  const far = Array.from({ length: 120 }, () => `M${Math.round(roll() * 800)} ${Math.round(462 + roll() * 46)}h0`).join('');
  return `<path d="M0 452C140 460 260 448 400 448 540 446 660 458 800 448V600H0Z" fill="#8fb255"/><path d="M0 500C160 486 340 502 480 496 620 490 720 504 800 492V600H0Z" fill="#6f9a4b"/><path d="${far}" stroke="#5663c4" stroke-width="6" stroke-linecap="round"/>`;
}

/** Herefords, some with their heads in the grass. */
const cow = `<g id="cow">${shadow(0, 0, 80)}${hereford()}</g><g id="grazing">${shadow(0, 0, 80)}${hereford(true)}</g>`;

const herd = '<use href="#grazing" transform="translate(250 494) scale(-.5 .5)"/><use href="#cow" transform="translate(140 478) scale(-.36 .36)"/><use href="#grazing" transform="translate(664 500) scale(.5)"/><use href="#cow" transform="translate(500 544) scale(1.150)"/><use href="#grazing" transform="translate(312 546) scale(-.74 .74)"/>';

const handful: Sown[] = [[bluebonnet, -58, -3, 0.94], [bluebonnet, -30, 4, 1], [bluebonnet, 2, -2, 1.08], [bluebonnet, 44, 3, 0.96]];

/** A cedar-rail fence corner and the flowers in front. */
function near(): string {
  const roll = dice(9);
  const flowers = Array.from({ length: 16 }, (_, index) => ({ x: (index * 0.618034 % 1) * 800, y: 560 + roll() * 52, red: index % 2 })).sort((a, b) => a.y - b.y);
  return `<path d="M0 552C160 540 300 566 440 568 600 570 720 548 800 552V600H0Z" fill="#4f7f43"/><path d="M-10 500 170 520V527L-10 508ZM-10 528 170 546V553L-10 536Z" fill="#a98b6c"/><path d="M20 486h12v84H20ZM150 502h12v74h-12Z" fill="#6e5848"/><path d="M20 486h5v84h-5ZM150 502h5v74h-5Z" fill="#c9ac86"/>
    ${flowers.map(({ x, y, red }) => stamp(red ? 'warm' : 'flowers', Math.round(x), Math.round(y), 0.62 + (y - 550) / 110)).join('')}`;
}
