import { at, disc, each, fill, shadow } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { booth } from '../../kit/festive.ts';
import { LEAVES } from '../../kit/hours.ts';
import { lawn } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { oak } from '../../kit/trees.ts';

const pot = (flower: string, leaf: string) => fill(leaf, 'M0-40C-40-40-46-80-30-90-20-70-8-60 0-44 8-60 20-74 32-88 46-76 40-40 0-40ZM0-40C-10-70-6-100 2-116 10-96 10-70 0-40Z') + disc(flower, -28, -86, 14) + disc(flower, 30, -84, 14) + disc(flower, 0, -108, 16) + disc('#fff3dc', -28, -86, 5) + disc('#fff3dc', 30, -84, 5) + disc('#fff3dc', 0, -108, 6) + fill('#b8613a', 'M-30-40H30L22 8H-22Z') + fill('#d9855a', 'M-34-46H34V-32H-34ZM-28-30H-10L-12 8H-22Z');
const gazebo = fill('#f6eede', 'M-120 0V-20H120V0ZM-110-20V-130H-100V-20ZM-40-20V-130H-30V-20ZM30-20V-130H40V-20ZM100-20V-130H110V-20ZM-110-50H110V-44H-110Z') + fill('#5f7a8c', 'M-140-126-30-176H30L140-126ZM-26-176V-196H26V-176Z') + fill('#86a0b0', 'M-140-126-30-176H-10L-40-126Z') + fill('#5f7a8c', 'M-36-194 0-220 36-194Z');

export const scene = eventScene(
  { name: 'boerne-market-days', town: 'Boerne', season: 'spring', hour: 'noon', sky: 'noon towers', subject: 'a plant seller’s stand with flowers in pots, the gazebo behind' },
  storefronts(-40, 840, 340, { seed: 4, height: 120 }) + oak(60, 390, 0.8, LEAVES.spring) + oak(760, 390, 0.9, LEAVES.spring),
  lawn('#8ab552', 360),
  at(250, 404, 1, gazebo) + person(226, 386, 80, { pose: 'play', top: '#a8434a', hat: 'cowboy' }) + person(280, 386, 80, { pose: 'stand', top: '#3f6a9c' }),
  shadow(520, 540, 220) + booth(520, 540, 2.5, '#3f7a6a'),
  person(480, 432, 150, { top: '#e8b84a', short: true, hat: 'straw', apron: '#3f7a5a' }),
  each(pot('#e0587a', '#4f8a4a'), [400, 412, 0.8], [590, 412, 0.8], [340, 580, 1.25], [660, 590, 1.3]) + each(pot('#f2c25a', '#5f9a45'), [660, 412, 0.8], [450, 590, 1.15]) + each(pot('#7a5fc0', '#4f8a5a'), [555, 590, 1.25], [770, 586, 1]),
  person(210, 586, 250, { pose: 'hold', top: '#5f7fb4', skirt: '#f3e6c8', hairdo: 'long', hair: '#8a5030', hat: 'straw', hatColor: '#e8d29a', holds: `<g transform="translate(26 -58) scale(.3)">${pot('#e0587a', '#4f8a4a')}</g>` }),
);
