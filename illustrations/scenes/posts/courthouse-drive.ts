import { at, fill, line, shadow } from '../../kit/at.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn, tufts } from '../../kit/land.ts';
import { blancoCourthouse, waterTower } from '../../kit/landmarks.ts';
import { hills } from '../../kit/skies.ts';
import { cedar, oak } from '../../kit/trees.ts';
import { pickup } from '../../kit/vehicles.ts';

const road = fill('#9a9096', 'M0 560C240 540 420 520 470 470 500 440 480 424 470 410H500C530 430 580 460 560 500 540 560 640 590 800 600H0Z') + line('#f2dca0', 5, 'M40 584 120 578M190 570 270 558M340 546 400 526M440 506 474 480');
const sign = `${fill('#6a5648', 'M88 590V440h9V590ZM176 590V440h9V590Z') + fill('#2f7a5c', 'M48 360H226V470H48Z')}<path d="M54 366H220V464H54Z" fill="none" stroke="#fff3dc" stroke-width="4"/>${line('#fff3dc', 8, 'M72 390H136M72 416H150M72 442H122M178 390H200M178 416H200M178 442H200')}`;

/** A pickup on the road to a small town, its courthouse on the rise. */
export const scene = litScene(
  { name: 'courthouse-drive', hour: 'afternoon', sky: 'afternoon high' },
  hills('afternoon high', 350, 9) + oak(180, 410, 0.8) + oak(720, 420, -1) + blancoCourthouse(470, 412, 1.15) + waterTower(690, 412, 0.9) + cedar(300, 414, 0.9) + cedar(250, 420, 0.6) + oak(640, 430, -0.6),
  lawn('#a8b060', 408) + road,
  sign,
  shadow(430, 584, 190) + at(440, 576, 1.6, pickup('#2f9a9c')),
  cedar(760, 560, 1.5) + tufts('#7f8a45', 9),
);
