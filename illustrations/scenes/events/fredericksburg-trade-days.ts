import { at, disc, fill, line, shadow } from '../../kit/at.ts';
import { barn } from '../../kit/buildings.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { dirt, tufts } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const wheel = `${disc('#6a4630', 0, 0, 92)}${disc('#caa27a', 0, 0, 78)}${[0, 30, 60, 90, 120, 150].map((turn) => `<path d="M-80-5H80V5H-80Z" transform="rotate(${turn})" fill="#6a4630"/>`).join('')}${disc('#8a5a3a', 0, 0, 20)}`;
const dresser = fill('#7fa89a', 'M-90-150H90V0H-90Z') + fill('#a3c4b4', 'M-90-150H-20V0H-90Z') + fill('#5f8578', 'M-96-158H96V-146H-96ZM-90-100H90V-96H-90ZM-90-50H90V-46H-90Z') + disc('#f2e0b4', -40, -122, 7) + disc('#f2e0b4', 40, -122, 7) + disc('#f2e0b4', -40, -72, 7) + disc('#f2e0b4', 40, -72, 7) + disc('#f2e0b4', -40, -24, 7) + disc('#f2e0b4', 40, -24, 7);
const gramophone = fill('#7a4a30', 'M-44-36H44V0H-44Z') + fill('#a8713f', 'M-44-36H0V0H-44Z') + line('#c98f3a', 8, 'M0-40C30-60 20-90 0-96') + fill('#e0a840', 'M0-84C-10-110-50-150-96-150-104-110-60-70-6-70Z') + fill('#b97f2a', 'M-96-150C-104-110-60-70-6-70-40-90-80-120-96-150Z') + fill('#f6d27a', 'M-4-86C-20-110-54-140-84-144-60-126-30-100-4-86Z');
const pitcher = fill('#f6f0e2', 'M-24-70H20L28 0H-30Z') + fill('#3f6a9c', 'M-26-60H22V-52H-26Z') + line('#f6f0e2', 7, 'M22-56C46-56 44-20 26-18');

export const scene = eventScene(
  { name: 'fredericksburg-trade-days', town: 'Fredericksburg', season: 'spring', hour: 'morning', sky: 'dawn rose', subject: 'a gramophone, a dresser and a wagon wheel for sale before a red barn' },
  hills('dawn rose', 380) + oak(730, 440, 1, LEAVES.spring) + oak(560, 430, 0.6, LEAVES.spring),
  barn(190, 460, 1.5),
  dirt('#cda873', 440),
  person(640, 520, 170, { pose: 'point', top: '#3f6a8c', hat: 'cowboy' }) + person(720, 524, -160, { pose: 'hold', top: '#c98a3f', skirt: '#7a5a78', hairdo: 'bun' }),
  shadow(400, 580, 290) + at(180, 494, 1, wheel) + at(400, 580, 1.35, dresser) + at(400, 368, 1.5, gramophone) + at(490, 368, 0.9, pitcher),
  at(610, 588, 1.3, fill('#c2703a', 'M-60-70H50L40 0H-50Z') + fill('#e0945a', 'M-60-70H-10L-14 0H-50Z') + fill('#8a4a28', 'M-66-78H56V-64H-66Z') + line('#8a8f9c', 6, 'M-60-74C-40-150 30-150 50-74')) + tufts('#8a9a4a', 3, 600),
);
