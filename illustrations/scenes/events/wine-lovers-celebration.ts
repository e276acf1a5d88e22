import { fill, line, oval, turned } from '../../kit/at.ts';
import { shade, shining, tint } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const vine = (x: number, y: number, size: number) => line('#7f5a48', size * 8, `M${x} ${y}C${x - size * 8} ${y - size * 40} ${x + size * 6} ${y - size * 50} ${x} ${y - size * 78}Q${x - size * 40} ${y - size * 92} ${x - size * 84} ${y - size * 80}M${x} ${y - size * 78}Q${x + size * 40} ${y - size * 92} ${x + size * 84} ${y - size * 80}M${x - size * 50} ${y - size * 86}l${size * 6}-${size * 22}M${x + size * 50} ${y - size * 86}l-${size * 4}-${size * 24}`);
const row = (y: number, size: number, shift: number) => line('#a08a70', 2, `M0 ${y - size * 80}H800`) + [0, 1, 2, 3, 4, 5].map((index) => vine(shift + index * size * 190, y, size)).join('');

/** A glass of red wine, 132 units tall, leaning to the right by `lean` degrees: its wine stays level. */
const glass = (lean: number) =>
  `${oval('#d9c3c0', 0, 0, 25, 5)}${oval('#f6e6dc', 0, -1.5, 20, 3)}${fill('#f1ddd6', 'M-2.5-2-2-66H2L2.500-2Z')}<path d="M-24-132C-35-104-31-70 0-62 31-70 35-104 24-132Z" fill="#fff6ea" opacity=".5"/>${fill('#8f1f3c', 'M-28.500-92.500C-25.500-78-16.500-66 0-62 21-67.500 29.500-84.500 29.500-103.500Z')}${fill('#6a1430', 'M0-62C21-67.500 29.500-84.500 29.500-103.500 26-84 16-72 0-62Z')}${turned(0.5, -98, -lean, oval('#b83a54', 0, 0, 29.5, 4.6))}${line('#fff6ea', 2.4, 'M-20-124C-27-106-27-90-17-76')}${shining(line('#fff8ea', 1.6, 'M24-132C35-104 31-70 0-62-31-70-35-104-24-132 -18-128 18-128 24-132 18-136-18-136-24-132'))}`;

/** A forearm that comes in from the left, four fingers closed around the stem. */
function toast(lean: number, skin: string, sleeve: string, cuff: string): string {
  const dark = shade(skin, 0.3);
  const thumb = line(dark, 9, 'M-12-50-4-61');
  const arm = turned(-12, -36, -28, `${fill(sleeve, 'M-170-34-44-18V18L-170 40Z')}${fill(shade(sleeve, 0.25), 'M-170 10-44 6V18L-170 40Z')}${fill(tint(sleeve, 0.2), 'M-170-34-44-18V-11L-170-24Z')}${fill(skin, 'M-40-13C-26-14-14-19-4-19L8 12C-6 22-26 16-40 13Z')}${fill(cuff, 'M-50-19-37-17V17L-50 19Z')}${fill(shade(cuff, 0.16), 'M-50 8-37 6V17L-50 19Z')}`);
  const fingers = fill(skin, 'M-30-42C-22-54-12-58 6-57A4.600 4.600 0 0 1 7-48 4.500 4.500 0 0 1 8-39.500 4.400 4.400 0 0 1 7-31 4.200 4.200 0 0 1 4-22.500C-8-20-18-20-24-26Z') + line(dark, 1.3, 'M7-48H-7M8-39.500H-8M7-31H-7') + line(tint(skin, 0.25), 1.6, 'M-3-53.500H5M-3-44H6M-3-35.500H6');
  return turned(0, 0, lean, thumb + glass(lean) + arm + fingers);
}

export const scene = eventScene(
  { name: 'wine-lovers-celebration', town: 'Johnson City', season: 'winter', hour: 'evening', sky: 'evening amber', subject: 'two hands clink glasses of red wine over dormant vines' },
  hills('evening amber', 330) + oak(110, 352, 0.6, '#6a7a4a') + oak(700, 348, 0.5, '#6a7a4a'),
  fill('#d9bd80', 'M0 344H800V600H0Z') + fill('#c9a86a', 'M0 404Q400 384 800 410V600H0Z') + fill('#b08f58', 'M0 480Q400 456 800 486V600H0Z'),
  row(400, 0.5, 10) + row(474, 0.85, 60),
  fill('#b8343f', 'M400 150C346 104 354 60 384 60 394 60 400 70 400 78 400 70 406 60 416 60 446 60 454 104 400 150Z') + fill('#d9625a', 'M366 98C360 74 374 64 388 68 374 72 366 82 366 98Z'),
  shining(line('#fff3dc', 5, 'M400 196V172M372 202 360 184M428 202 440 184')),
  `<g transform="translate(268 562) scale(2.6)">${toast(12, '#8a5a3c', '#3f5f7c', '#f3e6c8')}</g><g transform="translate(532 562) scale(-2.6 2.6)">${toast(12, '#d39a72', '#a8434a', '#f3e6c8')}</g>`,
);
