import { each, fill } from '../../kit/at.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { fiddle, guitar, wineGlass } from '../../kit/instruments.ts';
import { lawn } from '../../kit/land.ts';
import { grueneHall, waterTower } from '../../kit/landmarks.ts';
import { halo, wire } from '../../kit/lights.ts';
import { crowd, person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const crate = fill('#8a5a38', 'M-90 0V-70H90V0Z') + fill('#a8764a', 'M-96-76H96V-64H-96ZM-90-44H90V-36H-90Z');

export const scene = eventScene(
  { name: 'gruene-music-wine-fest', town: 'Gruene', season: 'fall', hour: 'dusk', sky: 'dusk rose', subject: 'a guitar and a fiddle player beside a glass of wine, Gruene Hall and the water tower behind' },
  hills('dusk rose', 390, 26) + waterTower(640, 420, 1.1) + grueneHall(250, 430, 1.1, '#ffcf7a') + oak(760, 430, -1.1) + oak(30, 430, 1),
  lawn('#6f8a55', 424, 6) + wire([[-10, 150], [280, 90], [560, 120], [810, 70]], 40) + crowd(-10, 820, 440, 44, 8),
  halo(400, 480, 320, '#ffb866', 0.6) + lamplit(person(330, 596, 290, { pose: 'play', top: '#e8d5ae', hat: 'cowboy', bottom: '#3f4f7a', holds: guitar() }) + person(520, 596, -280, { pose: 'play', top: '#a8434a', skirt: '#3f2f5a', hairdo: 'long', hair: '#8a4a2c', holds: fiddle })),
  lamplit(each(crate, [120, 600, 1.1], [700, 600, 1.1])) + wineGlass(120, 524, 1.6) + wineGlass(700, 524, 1.5, '#e8c46a'),
);
