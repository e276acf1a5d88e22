import { at, each, fill, line, shadow } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { booth } from '../../kit/festive.ts';
import { lawn } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { canopy } from '../../kit/trees.ts';
import { wheel } from '../../kit/vehicles.ts';

const rocker = line('#8f5a30', 10, 'M-84 0Q0 34 92 0') + line('#a86c3a', 11, 'M-52 8V-86M54 8V-84M-66-220-52-86H60M-70-136H48V-86') + line('#c98a4e', 7, 'M-58-200-46-92M-48-204-38-92M-36-206-28-92M-24-206-20-92') + fill('#a86c3a', 'M-76-222Q-46-236-10-222L-12-202Q-44-214-72-202Z') + fill('#d9a066', 'M-58-92H64L60-80H-58Z');

export const scene = eventScene(
  { name: 'wimberley-market-day', town: 'Wimberley', season: 'spring', hour: 'dawn', sky: 'dawn mist', subject: 'a Lion pulls a rocking chair on a cart, booths under the oaks' },
  hills('dawn mist', 350),
  lawn('#93ad5f', 390),
  booth(130, 440, 0.85, '#c2453f') + booth(300, 430, 0.75, '#3f6a9c') + booth(460, 428, 0.72, '#4f8a5a') + booth(620, 436, 0.8, '#e0a63f'),
  person(210, 470, 110, { top: '#5f7f6a', hairdo: 'long', skirt: '#c98a62' }) + person(540, 462, 104, { pose: 'walk', top: '#a8434a', hat: 'cowboy' }),
  canopy('#6f9a4a'),
  shadow(340, 584, 220) + fill('#c98a3f', 'M220 520H470V538H220Z') + fill('#e0b06a', 'M220 520H470V526H220Z') + each(wheel(0, 0, 30), [270, 558, 1], [420, 558, 1]) + line('#5a4a40', 7, 'M470 530 600 440'),
  at(340, 508, 1.35, rocker),
  shadow(620, 590, 70) + person(630, 588, 320, { pose: 'walk', top: '#f2c25a', bottom: '#3f5f8c', short: true, hat: 'cap', hatColor: '#5a3a8a', beard: '#e6e0da', hair: '#cfc8c2' }),
);
