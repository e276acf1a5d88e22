import { at, fill, line } from '../../kit/at.ts';
import { lamplit, shade, shining } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { fiddle, guitar } from '../../kit/instruments.ts';
import { boards } from '../../kit/land.ts';
import { halo, star, wire } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';

const WALL = '#c9a06a';
/** Raised flaps along the wall, with the night outside. */
const flaps = [40, 200, 520, 680].map((x) => `${fill('#1c2a63', `M${x} 220h100v120h-100Z`)}${fill(shade(WALL, 0.3), `M${x - 6} 212l-10-36h120l-2 36Z`)}`).join('');
const band = `${person(320, 366, 128, { pose: 'play', top: '#3f5f8c', hat: 'cowboy', holds: guitar() })}${person(400, 364, 124, { pose: 'wave', top: '#a8434a', skirt: '#3a2a4a', hairdo: 'long' })}${person(478, 366, -126, { pose: 'play', top: '#e8d5ae', hat: 'cowboy', hatColor: '#3a2c2c', holds: fiddle })}`;
const couple = (x: number, y: number, size: number, his: string, hers: string, dress: string) => person(x - size * 0.12, y, size, { pose: 'hold', top: his, hat: 'cowboy', hatColor: '#d9c096' }) + person(x + size * 0.2, y, -size * 0.94, { pose: 'hold', top: hers, skirt: dress, hairdo: 'long', hair: '#7a3f2a' });

export const scene = litScene(
  { name: 'twin-sisters-dance-hall', hour: 'indoors', sky: 'room brown' },
  fill(WALL, 'M0 90H800V450H0Z') + fill(shade(WALL, 0.35), 'M0 0H800V100L400 10 0 100Z') + fill('#6a4630', 'M0 100 400 10 800 100V116L400 28 0 116Z') + line(shade(WALL, 0.18), 3, 'M0 150H800M0 200H800M0 380H800M0 420H800') + flaps,
  fill('#5a2f38', 'M260 170H540V380H260Z') + line('#46242c', 5, 'M300 170V380M350 170V380M400 170V380M450 170V380M500 170V380') + fill('#7a5236', 'M240 366H560V430H240Z') + fill('#a8764a', 'M234 360H566V374H234Z') + lamplit(band) + shining(star(400, 140, 26)),
  wire([[0, 120], [200, 70], [400, 40], [600, 70], [800, 120]], 26),
  boards('#b0784a', 430) + halo(400, 560, 380, '#ffc873', 0.5),
  at(0, 0, 1, couple(170, 540, 230, '#3f6a9c', '#f6ead0', '#c2453f') + couple(640, 540, 226, '#5f7f5a', '#f2c25a', '#5f4a8a') + couple(400, 596, 268, '#f0e6d2', '#e0708a', '#3f6a9c')),
);
