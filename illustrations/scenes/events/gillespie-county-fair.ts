import { at, fill, line, shadow } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { tent } from '../../kit/festive.ts';
import { gallopingHorse, gallopingRider } from '../../kit/horse.ts';
import { LEAVES } from '../../kit/hours.ts';
import { dirt, dust, lawn } from '../../kit/land.ts';
import { crowd } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt } from '../../kit/trees.ts';

const racer = (x: number, y: number, size: number, coat: string, silk: string) => shadow(x, y, size * 190) + at(x, y, size, gallopingHorse(coat, '#2b1a26', silk) + gallopingRider({ shirt: silk, jeans: '#f6f0e2', cap: silk }) + fill('#fff6e0', 'M-26-140H10V-112H-26Z'));

export const scene = eventScene(
  { name: 'gillespie-county-fair', town: 'Fredericksburg', season: 'summer', hour: 'afternoon', sky: 'afternoon high', subject: 'two jockeys neck and neck on the fair’s race track' },
  hills('afternoon high', 320) + belt(356, LEAVES.summer, 46, 3) + tent(130, 372, 0.6, '#f6ead0', '#c2453f') + tent(360, 370, 0.5, '#f6ead0', '#3f7f5a'),
  fill('#b9a48e', 'M500 372V270H830V372Z') + fill('#8a4a44', 'M470 276 520 220H830V276Z') + fill('#b86a5c', 'M470 276 520 220H560L520 276Z') + crowd(510, 830, 308, 44, 4) + crowd(500, 830, 340, 46, 7),
  lawn('#8fb552', 370) + line('#fff6e6', 9, 'M0 410H800') + line('#fff6e6', 6, 'M60 410V440M220 410V440M380 410V440M540 410V440M700 410V440'),
  dirt('#d2a26a', 436) + dust('#e6c090', [70, 540, 1.3], [180, 586, 1.2]),
  racer(500, 520, 0.98, '#5a3a30', '#e0a63f') + racer(330, 590, 1.16, '#9a5430', '#3f6fc0'),
);
