import { at, disc, fill, line, shadow } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bunting, steam } from '../../kit/festive.ts';
import { crossStreet } from '../../kit/land.ts';
import { crowd, person } from '../../kit/people.ts';
import { float } from '../../kit/vehicles.ts';

const bowl = fill('#3f6fa8', 'M-190-120C-180-30-110 10-70 12H70C110 10 180-30 190-120Z') + fill('#6f9ccc', 'M-190-120C-180-30-110 10-70 12H-30C-90-10-140-50-150-120Z') + line('#fff6e0', 9, 'M-182-92Q0-70 182-92') + fill('#f3e6c8', 'M-196-128Q0-92 196-128 190-104 0-98-190-104-196-128Z') + fill('#e8cf9a', 'M-184-130C-170-170-120-166-100-180-60-200 20-204 60-184 110-190 170-170 184-130 120-104-120-104-184-130Z') + fill('#f6e4bc', 'M-150-140C-140-162-100-160-86-172-50-188 10-192 46-178 0-166-80-166-150-140Z') + fill('#d9a65a', 'M-30-176Q0-196 40-180 20-160-30-176Z') + line('#b8343f', 14, 'M-90-150h0M80-158h0M116-142h0M-60-140h0M30-144h0');
const spoon = line('#b9b4c4', 20, 'M60-170 210-330') + line('#e6e2ee', 7, 'M62-178 206-332') + disc('#b9b4c4', 216, -338, 18);

export const scene = eventScene(
  { name: 'oatmeal-festival', town: 'Bertram', season: 'summer', hour: 'morning', sky: 'morning clear', subject: 'a giant bowl of oatmeal with its spoon on a parade float' },
  storefronts(-40, 840, 400, { seed: 7, height: 150 }),
  bunting([[-10, 90], [240, 120], [560, 110], [810, 80]], ['#c2453f', '#fff3dc', '#3f6a9c'], 24, 30),
  crowd(-10, 820, 370, 70, 4) + crossStreet('#a89c98', 450),
  shadow(410, 566, 300) + at(410, 560, 1.35, float('#c2453f')),
  at(400, 462, 1.15, spoon + bowl) + steam(330, 240, 1.5) + steam(420, 220, 1.2),
  person(640, 480, -150, { pose: 'wave', top: '#5f9a5a', short: true, hat: 'straw', child: true }) + person(150, 480, 150, { pose: 'cheer', top: '#e0a63f', short: true, child: true, hair: '#6a3a28' }),
);
