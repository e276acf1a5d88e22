import { at, disc, fill } from '../../kit/at.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { fiddle, guitar } from '../../kit/instruments.ts';
import { lawn } from '../../kit/land.ts';
import { campfire, halo, wire } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const tentOf = (color: string, inside: string) => fill(color, 'M-110 0 0-120 110 0Z') + fill(inside, 'M-40 0 0-120 40 0Z') + fill('#2a2448', 'M-12 0 0-90 12 0Z');
const log = fill('#6a4a34', 'M-60-26H60V0H-60Z') + disc('#a8784a', -60, -13, 13) + disc('#7f5636', -60, -13, 7);
const sparks = `<path d="M386 330h.1M420 290h.1M402 250h.1M370 220h.1M436 210h.1M410 170h.1M380 140h.1" stroke="#FFC46A" stroke-width="7" stroke-linecap="round"/>`;

export const scene = eventScene(
  { name: 'kerrville-folk-festival', town: 'Kerrville', season: 'spring', hour: 'night', sky: 'night stars', subject: 'songwriters with guitars and a fiddle around a campfire after midnight' },
  hills('night stars', 390, 15) + oak(60, 460, 1.3) + oak(740, 450, -1.2),
  lawn('#6f8a55', 440) + at(190, 452, 1, tentOf('#c98a3f', '#ffc35c')) + at(620, 446, 0.9, tentOf('#3f7f7a', '#5a9a90')) + wire([[60, 300], [400, 330], [740, 300]], 26),
  halo(400, 480, 380, '#ff9a4a', 0.8),
  lamplit(at(130, 580, 1.3, log) + at(680, 580, 1.3, log, -1.3)) + at(400, 560, 2.1, campfire) + sparks,
  lamplit(person(120, 600, 300, { pose: 'sitPlay', top: '#3f6a8c', bottom: '#5a4a48', hat: 'cowboy', holds: guitar() }) + person(690, 600, -300, { pose: 'sitPlay', top: '#a8434a', bottom: '#4a4468', hairdo: 'long', hair: '#8a4a2c', holds: guitar('#b9632c') }) + person(280, 520, 170, { pose: 'play', top: '#5f7f6a', skirt: '#c98a3f', hairdo: 'bun', holds: fiddle }) + person(540, 520, -170, { pose: 'play', top: '#e0c48a', hat: 'straw', skin: '#8a5a3c', holds: guitar() })),
);
