import { at, each, fill, line } from '../../kit/at.ts';
import { lamplit, shining } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { steam } from '../../kit/festive.ts';
import { dirt } from '../../kit/land.ts';
import { halo, star, wire } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { oak } from '../../kit/trees.ts';

const steak = fill('#b8543a', 'M-50 0C-60-24-20-34 10-26 40-30 64-10 48 6 20 20-40 18-50 0Z') + fill('#f0d9b4', 'M-50 0C-60-24-20-34 10-26-10-22-40-18-44 2Z') + line('#6a2a1e', 5, 'M-20-18-10 8M4-20 14 8M28-18 36 4');
/** A pit as long as a trailer, its coals aglow under the grate: 480 units. */
const grill = `${fill('#55505c', 'M-250-84H250L226-6H-226Z')}${fill('#6f6a78', 'M-250-84H250L246-70H-246Z')}${fill('#3a343f', 'M-232-40H232L226-6H-226Z')}${line('#45404c', 9, 'M-190-6-206 40M190-6 206 40M-60-6-66 40M60-6 66 40')}${shining(fill('#ff7a2f', 'M-240-98H240V-84H-240Z') + fill('#ffcf6a', 'M-220-96H-120V-88H-220ZM-60-96H40V-88H-60ZM110-96H210V-88H110Z'))}${line('#2f2a34', 6, 'M-256-104H256')}`;

export const scene = litScene(
  { name: 'bandera-cowboy-bar', hour: 'night', sky: 'night plum' },
  fill('#6a4a3c', 'M60 400V210H560V400Z') + fill('#4a343a', 'M40 216V180H580V216Z') + line('#55392f', 4, 'M100 220V400M160 220V400M220 220V400M280 220V400M340 220V400M400 220V400M460 220V400M520 220V400') + shining(fill('#ffcf7a', 'M110 260H200V340H110ZM420 260H510V340H420Z') + fill('#f0a04a', 'M270 250H350V400H270Z')) + fill('#a8392f', 'M190 120H430V190H190Z') + shining(star(310, 154, 28) + line('#ffd98a', 5, 'M210 155H264M356 155H410')),
  oak(730, 420, -1.7, '#3f6a4c') + wire([[-10, 100], [200, 60], [480, 70], [810, 40]], 44),
  dirt('#b98a62', 404) + halo(400, 500, 360, '#ff9a4a', 0.7),
  lamplit(person(90, 470, 216, { pose: 'drink', top: '#3f5f8c', hat: 'cowboy' }) + person(720, 476, -220, { pose: 'hold', top: '#e8d5ae', skirt: '#a8434a', hairdo: 'long', hat: 'cowboy', hatColor: '#3a2c2c' }) + person(570, 456, 206, { pose: 'hold', top: '#8a2f38', apron: '#f0e2c4', hat: 'cowboy', hatColor: '#d9c096', beard: '#8a6a4a' })),
  lamplit(at(400, 580, 1.4, grill) + each(steak, [130, 434, 1.3], [300, 432, 1.4], [480, 434, 1.35], [660, 432, 1.3])) + shining(steam(220, 400, 1.1, '#e9c9c0') + steam(400, 396, 1.3, '#e9c9c0') + steam(580, 400, 1.1, '#e9c9c0')),
);
