import { at, disc, fill, line } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { flag, starsAndStripes } from '../../kit/festive.ts';
import { plaza } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { oak } from '../../kit/trees.ts';

const WALL = '#f0e2c4';
/** The steamboat front of the Nimitz Hotel, its decks, masthead and pilot house: 420 wide, 360 tall. */
const hotel = `${fill(WALL, 'M-210 0V-180H150L210-120V0Z')}${fill(shade(WALL, 0.2), 'M150-180 210-120V0H150Z')}${fill(tint(WALL, 0.4), 'M-220-188H156L220-124V-112L152-172H-220ZM-220-100H150L214-54V-44L150-88H-220Z')}${fill('#e6d2a8', 'M-90-180V-250H90V-180Z')}${fill(shade('#e6d2a8', 0.2), 'M40-250H90V-180H40Z')}${fill('#8a4a3c', 'M-104-246-70-284H70L104-246Z')}${fill('#e6d2a8', 'M-34-284V-324H34V-284Z')}${fill('#8a4a3c', 'M-44-320 0-352 44-320Z')}${line('#6a5a4a', 5, 'M0-352V-424')}${fill('#c2453f', 'M2-424 46-410 2-396Z')}${fill('#4f6f86', 'M-180-160H-150V-116H-180ZM-110-160H-80V-116H-110ZM-40-160H-10V-116H-40ZM30-160H60V-116H30ZM100-160H130V-116H100ZM-60-238H-30V-196H-60ZM-14-238H16V-196H-14ZM-12-314H12V-292H-12Z')}${fill('#5a3a34', 'M-180-80H-140V0H-180ZM-20-80H20V0H-20ZM90-80H130V0H90Z')}${line('#fffaf0', 5, 'M-210-188V-212H-96M96-212H150V-180M-180-188V-212M-150-188V-212M-120-188V-212M124-188V-212')}`;
const anchor = `${line('#3a4458', 16, 'M0-120V0M-70-40C-60 10-20 20 0 20 20 20 60 10 70-40')}${line('#3a4458', 12, 'M-36-96H36')}<circle cy="-138" r="18" fill="none" stroke="#3a4458" stroke-width="11"/>${fill('#3a4458', 'M-92-30-56-60-50-24ZM92-30 56-60 50-24Z')}`;
const torpedo = fill('#5f7a6a', 'M-150-24H110C150-24 170-10 176 0 170 10 150 24 110 24H-150Z') + fill(tint('#5f7a6a', 0.4), 'M-150-24H110C140-24 156-18 166-12H-150Z') + fill('#c2453f', 'M110-24C150-24 170-10 176 0 170 10 150 24 110 24 118 10 118-10 110-24Z') + fill('#4a5f54', 'M-150-24-190-44V44L-150 24Z') + disc('#d9b45a', -196, 0, 12);

export const scene = litScene(
  { name: 'pacific-war-museum', hour: 'morning', sky: 'morning gold' },
  oak(40, 420, 1.2) + oak(770, 420, -1.2) + at(370, 440, 1.02, hotel) + flag(690, 430, 340, starsAndStripes),
  plaza('#d8c4a2', 432),
  at(150, 560, 0.9, fill('#b9a88a', 'M-90 40H90V20H-90Z') + anchor) + fill('#8a7a68', 'M470 560H520V592H470ZM660 560H710V592H660Z') + at(590, 546, 1.05, torpedo),
  person(330, 590, 190, { pose: 'point', top: '#3f4f7a', hat: 'cap', hatColor: '#2f3a5a', hair: '#d9d3cf' }) + person(400, 592, 140, { pose: 'stand', child: true, top: '#c2453f', short: true }),
);
