import { at, each, fill, line } from '../../kit/at.ts';
import { lamplit, shining } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { guitar } from '../../kit/instruments.ts';
import { boards } from '../../kit/land.ts';
import { austinSkyline } from '../../kit/landmarks.ts';
import { halo } from '../../kit/lights.ts';
import { crowd, person } from '../../kit/people.ts';

const amp = fill('#2f2a40', 'M-50 0V-110H50V0Z') + fill('#5a5470', 'M-40-76H40V-10H-40Z') + shining(fill('#ff8a5a', 'M-36-96h8v8h-8ZM-20-96h8v8h-8Z'));
const drums = `${fill('#c2453f', 'M-60 0C-64-40-40-64 0-64 40-64 64-40 60 0Z')}${fill('#f6efe0', 'M-44-6C-46-36-30-50 0-50 30-50 46-36 44-6Z')}${line('#c9ccd4', 5, 'M-90 0V-110M90 0V-120')}${fill('#f2c25a', 'M-124-108Q-90-124-56-108-90-100-124-108ZM56-118Q90-134 124-118 90-110 56-118Z')}`;
/** Beams of four colors that cross over the stage. */
const beams = shining(['#ff5a8a', '#ffb84a', '#5ac8ff', '#8a6aff'].map((color, index) => `<path d="M${120 + index * 186} 0 ${-40 + index * 190} 430H${150 + index * 210}Z" fill="${color}" opacity=".34"/>`).join(''));

export const scene = eventScene(
  { name: 'sxsw', town: 'Austin', season: 'spring', hour: 'night', sky: 'night glow', subject: 'a band on a rooftop stage under crossed beams of light, downtown behind' },
  austinSkyline(400, '#3a3f78', '#ffd98a') + beams,
  fill('#1c1a3c', 'M0 400H800V600H0Z') + boards('#5a4a6a', 420) + halo(400, 460, 320, '#ff9ac0', 0.5),
  each(amp, [120, 470, 1.2], [690, 470, 1.2]) + at(470, 460, 1.1, drums),
  lamplit(person(470, 440, 150, { pose: 'cheer', top: '#f2c25a', short: true }) + person(250, 540, 250, { pose: 'play', top: '#3f8aa8', hairdo: 'long', holds: guitar('#c2453f') }) + person(400, 550, 262, { pose: 'lift', top: '#e0563f', skirt: '#2f2a50', hairdo: 'bun', skin: '#8a5a3c' }) + person(610, 540, -246, { pose: 'play', top: '#f6efe0', hat: 'cowboy', hatColor: '#3a2c3c', holds: guitar('#5a9a6a') })) + line('#c9ccd4', 5, 'M484 330V552') + fill('#2a2440', 'M474 322q10-16 20 0v14h-20Z'),
  crowd(-20, 830, 560, 72, 4, ['#3a2f68', '#5a2f68', '#2f4a78', '#6a3a58']),
);
