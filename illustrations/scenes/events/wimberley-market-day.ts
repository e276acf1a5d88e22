import { at, disc, each, fill, line, shadow } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { booth } from '../../kit/festive.ts';
import { lawn } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { canopy } from '../../kit/trees.ts';
import { wheel } from '../../kit/vehicles.ts';

const goods = disc('#c2453f', -44, -62, 9) + disc('#f2c25a', -16, -62, 9) + disc('#7a5fc0', 14, -62, 9) + disc('#e0824a', 42, -62, 9);
const rocker = line('#8f5a30', 10, 'M-84 0Q0 34 92 0') + line('#a86c3a', 11, 'M-52 8V-86M54 8V-84M-66-220-52-86H60M-70-136H48V-86') + line('#c98a4e', 7, 'M-58-200-46-92M-48-204-38-92M-36-206-28-92M-24-206-20-92') + fill('#a86c3a', 'M-76-222Q-46-236-10-222L-12-202Q-44-214-72-202Z') + fill('#d9a066', 'M-58-92H64L60-80H-58Z');

export const scene = eventScene(
  { name: 'wimberley-market-day', town: 'Wimberley', season: 'spring', hour: 'dawn', sky: 'dawn mist', subject: 'a Lion pulls a rocking chair on a cart, booths under the oaks' },
  hills('dawn mist', 350),
  lawn('#93ad5f', 390),
  booth(60, 420, 0.9, '#4f8a5a') + booth(230, 414, 0.9, '#e0a63f') + booth(400, 412, 0.9, '#c2453f') + booth(570, 414, 0.9, '#3f6a9c') + booth(740, 420, 0.9, '#4f8a5a') + booth(150, 470, 1.25, '#c2453f', goods) + booth(660, 470, 1.25, '#3f6a9c', goods),
  person(250, 476, 120, { top: '#5f7f6a', hairdo: 'long', skirt: '#c98a62' }) + person(520, 470, 116, { pose: 'walk', top: '#a8434a', hat: 'cowboy' }),
  canopy('#6f9a4a'),
  shadow(360, 588, 180) + fill('#c98a3f', 'M270 536H460V550H270Z') + fill('#e0b06a', 'M270 536H460V541H270Z') + each(wheel(0, 0, 24), [308, 564, 1], [420, 564, 1]) + line('#5a4a40', 6, 'M460 544 566 470'),
  at(362, 528, 1, rocker),
  shadow(590, 592, 60) + person(596, 590, 270, { pose: 'walk', top: '#f2c25a', bottom: '#3f5f8c', short: true, hat: 'cap', hatColor: '#5a3a8a', beard: '#e6e0da', hair: '#cfc8c2' }),
);
