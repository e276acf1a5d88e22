import { at, disc, fill, line, oval, shadow } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { booth } from '../../kit/festive.ts';
import { LEAVES } from '../../kit/hours.ts';
import { dirt } from '../../kit/land.ts';
import { grueneHall, waterTower } from '../../kit/landmarks.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const vase = (color: string, band: string) => fill(color, 'M-14-80H14C10-66 30-50 30-28 30-8 18 0 0 0S-30-8-30-28C-30-50-10-66-14-80Z') + fill(band, 'M-29-36Q0-28 29-36V-26Q0-18-29-26Z') + fill('#fff3dc', 'M-20-46Q-26-30-22-14-14-30-20-46Z');
const potWheel = fill('#7a5a44', 'M-70-90H70V-76H-70ZM-60-76H-48V0H-60ZM48-76H60V0H48Z') + oval('#5f6470', 0, -94, 52, 10) + fill('#b9785a', 'M-30-98C-40-120-30-140-22-152H22C30-140 40-120 30-98Q0-88-30-98Z') + fill('#d99a7a', 'M-30-98C-40-120-30-140-22-152H-4C-16-130-18-110-14-94Z') + oval('#8a5038', 0, -152, 22, 6);

export const scene = eventScene(
  { name: 'old-gruene-market-days', town: 'Gruene', season: 'spring', hour: 'afternoon', sky: 'afternoon cream', subject: 'a potter at the wheel, the dance hall and water tower behind' },
  hills('afternoon cream', 370) + waterTower(420, 410, 0.95) + oak(40, 430, 0.9, LEAVES.spring) + grueneHall(210, 424, 1),
  dirt('#d6b480', 416) + booth(690, 470, 1.15, '#a8434a', disc('#3f6a9c', -30, -64, 10) + disc('#e0a63f', 0, -64, 10) + disc('#5f9a5a', 30, -64, 10)),
  shadow(420, 586, 230),
  line('#7a5a44', 9, 'M250 586V500H340V586') + person(290, 588, 400, { pose: 'sitPlay', lean: 8, top: '#5f7f8c', bottom: '#4a4450', short: true, hair: '#8a8490', hairdo: 'bun', apron: '#e8d5ae' }) + at(470, 588, 1.5, potWheel) + disc('#c98a62', 418, 398, 13),
  at(640, 580, 1.3, vase('#3f7f9c', '#f3e6c8')) + at(720, 590, 1.1, vase('#c2703a', '#5a3028')) + at(120, 586, 1.2, vase('#5f8a5a', '#f2c25a')),
);
