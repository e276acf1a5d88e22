import { bunch, type Flower } from '../../flowers.ts';
import { at, disc, each, fill, line, oval } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { tufts } from '../../kit/land.ts';
import { hills } from '../../kit/skies.ts';
import { cedar } from '../../kit/trees.ts';
import { leafMass } from '../../motifs.ts';
import { dice } from '../../poster.ts';

/** The road in perspective: its center and half its width at `far`, from 0 at our feet. */
const roadAt = (far: number) => [300 + (250 * Math.sin(far * 1.15) + 150 * far) / (1 + far), 372 + 250 / (1 + far) ** 1.25, 190 / (1 + far) ** 1.3] as const;
const ribbon = (from: number, to: number) => {
  const steps = Array.from({ length: 26 }, (_, index) => roadAt(0.02 + (index / 25) ** 1.8 * 7));
  const side = (part: number) => steps.map(([x, y, half]) => `${Math.round(x + half * part)} ${Math.round(y)}`);
  return `M${side(from).join('L')}L${side(to).reverse().join('L')}Z`;
};

const crown = (leaf: string, seed: number): Flower => [
  [shade(leaf, 0.36), leafMass(0, -22, 44, 34, 8, seed)],
  [leaf, leafMass(-5, -30, 34, 24, 8, seed + 3)],
  [tint(leaf, 0.3), leafMass(-12, -38, 18, 10, 7, seed + 5)],
];
const maple = (leaf: string, seed: number) => crown(leaf, seed).map(([color, mass]) => fill(color, mass)).join('');
/** Woods on a slope: crowns, three by three, from the ridge at `top(x)` down, larger toward us. */
function woods(leaf: string, seed: number, left: number, right: number, top: (x: number) => number, rows: number, size: number): string {
  const roll = dice(seed);
  const tree = crown(leaf, seed);
  const reach = size * 62;
  const trios = Array.from({ length: rows }, (_, row) => Array.from({ length: Math.ceil((right - left) / (reach * 3)) }, (_, index) => {
    const x = Math.round(left + (index * 3 + 1) * reach + roll() * size * 40);
    const lean = Math.round((Math.atan2(top(x + reach) - top(x - reach), 2 * reach) * 180) / Math.PI);
    return `<use href="#w${seed}" transform="translate(${x} ${Math.round(top(x) + row * size * 36 + 16 * size + roll() * 8)})rotate(${lean})scale(${Math.round(size * (90 + roll() * 24)) / 100})"/>`;
  })).flat();
  return `<defs>${bunch(`w${seed}`, [tree, -60, 4, 1.06], [tree, 60, -3, 1], [tree, 2, 6, 0.9])}</defs>${trios.join('')}`;
}
/** The body of a hill under the ridge `top`. */
const slope = (color: string, top: (x: number) => number) => fill(color, `M-20 600${Array.from({ length: 22 }, (_, index) => `L${index * 40 - 20} ${Math.round(top(index * 40 - 20))}`).join('')}V600Z`);
const farRidge = (x: number) => 208 + 66 * Math.abs(Math.sin((x - 348) / 190)) ** 0.8 * (x < 348 ? -0.6 : -1) + 70;
const leftRidge = (x: number) => 176 + (Math.max(0, x) / 400) ** 1.3 * 206;

const TEXAS = 'M-26-55H0V-36L7-33 16-31 24-28 38-29 51-25V-10L55-2 54 5 53 13 45 16 39 21 30 27 24 34 22 42 24 50 15 49 8 46 4 35-3 27-12 12-20 11-24 17-27 20-38 14-42 4-57-8V-10H-26Z';
const sign = `${fill('#7f7a84', 'M-5-60H5V150H-5Z')}${fill('#f6f2ea', 'M-84-82H84V82H-84Z')}${fill('#1f2028', 'M-78-76H78V76H-78Z')}${at(0, 4, 1.32, fill('#fdfbf5', TEXAS))}${at(2, -13, 1, line('#1f2028', 7, 'M-24-15h17l-9 11q12 2 9 13t-19 6M2-15h17l-9 11q12 2 9 13T0 15M28-15h18q-12 13-12 31'))}`;

/** Rider and machine from behind, leaning to the right into the bend: 180 units tall. */
const rider = `${oval('#2b2a36', 6, 3, 62, 8)}<g transform="rotate(9)">${oval('#1f1e28', 0, -32, 13, 34)}${fill('#4a4a58', 'M-40-34H40V-26H-40Z')}${fill('#2f2a36', 'M-50-78H-18V-34H-44ZM50-78H18V-34H44Z')}${fill('#4a4450', 'M-50-78H-18V-68H-50ZM18-78H50V-68H18Z')}${line('#2f4468', 17, 'M-12-90-36-76-34-40M12-90 36-76 34-40')}${fill('#c23a2c', 'M-17-92Q0-104 17-92L13-44Q0-36-13-44Z')}${fill('#ffb08a', 'M-9-66H9V-56H-9Z')}${line('#2f2e39', 6, 'M-60-122-36-118M60-122 36-118')}${fill('#8a5636', 'M-33-142C-26-156 26-156 33-142L25-88Q0-80-25-88Z')}${fill('#b5754a', 'M-33-142C-26-156 0-156 4-154-14-140-16-110-14-84L-25-88Z')}${line('#8a5636', 15, 'M-29-140-46-124M29-140 46-124')}${disc('#2a2028', -50, -122, 8)}${disc('#2a2028', 50, -122, 8)}${line('#b9bec6', 4, 'M-62-124-66-140M62-124 66-140')}${disc('#d5d8dc', -68, -144, 9)}${disc('#d5d8dc', 68, -144, 9)}${fill('#f4e9d0', 'M-25-168C-26-204 26-204 25-168 24-148-24-148-25-168Z')}${fill('#c23a2c', 'M-6-195H6L5-153H-5Z')}</g>`;

const switchback = 'M420 378C470 362 560 364 570 346 576 330 500 334 510 318 516 306 580 312 640 292';
/** The hill at the right, cut through for the road: ledges of limestone. */
const cut = fill('#e2cba0', 'M800 120C740 132 706 160 680 206L668 256 636 282 622 340 590 372 576 424 800 490Z') + fill('#fbf0d6', 'M680 206 668 256 636 282 622 340 590 372 576 424 606 432 624 384 652 350 664 298 694 268 706 216 760 160 800 140V120C740 132 706 160 680 206Z') + fill('#b3977c', 'M694 268 800 246V262L686 284ZM664 298 800 290V306L660 318ZM652 350 800 346V364L640 366ZM624 384 800 400V418L618 400Z') + fill('#c9ad86', 'M706 216 800 196V206L702 232Z') + line('#9a7d68', 4, 'M740 214l-6 40M776 268l-4 24M716 286l-4 10M742 312l-6 34M686 320l-5 28M776 366l4 32M690 368l-4 22');

export const scene = litScene(
  { name: 'rm-337', hour: 'morning', sky: 'morning clear' },
  hills('morning clear', 262, 5),
  slope('#86a284', farRidge) + woods('#86a284', 3, 220, 660, farRidge, 4, 0.36) + each(maple('#c9854c', 2), [372, 306, 0.36], [446, 286, 0.34], [470, 300, 0.4], [560, 262, 0.34], [610, 240, 0.36]),
  fill('#7f9c62', 'M0 346C160 330 300 366 420 374 560 352 700 346 800 340V600H0Z') + line('#d6cdb8', 11, switchback) + line('#7a7884', 7, switchback),
  slope('#4a6c46', leftRidge) + woods('#4f7a48', 8, -20, 330, leftRidge, 5, 0.84) + each(maple('#c2653a', 4), [96, 262, 0.9], [214, 346, 0.8], [300, 372, 0.6]) + each(maple('#d9a040', 6), [30, 330, 1], [250, 322, 0.7]),
  cut + woods('#5a7f46', 12, 690, 820, (x) => 156 - (x - 690) * 0.36, 1, 0.8),
  fill('#a8a05c', 'M0 470C180 410 320 384 430 374L800 420V600H0Z') + fill('#8f8c4c', 'M0 530C120 500 220 520 300 600H0Z'),
  fill('#d6bf8e', ribbon(-1.16, 1.16)) + fill('#5f6070', ribbon(-1, 1)) + fill('#8d8a94', ribbon(-1, -0.9) + ribbon(0.9, 1)) + fill('#ffd76a', ribbon(-0.045, -0.012) + ribbon(0.012, 0.045)),
  each(cedar(0, 0, 1, '#4f7a48'), [700, 466, 0.9], [758, 500, 1.3], [652, 442, 0.6]),
  at(430, 560, 1, rider) + at(140, 450, 1.1, sign) + tufts('#7a7a3c', 5),
);
