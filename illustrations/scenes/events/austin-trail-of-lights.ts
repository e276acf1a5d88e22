import { at, fill, line } from '../../kit/at.ts';
import { shining } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { austinSkyline } from '../../kit/landmarks.ts';
import { bulbs, halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';

const COLORS = ['#ff8a6a', '#ffd58a', '#8fe0a0', '#8fd8ff', '#d9a0ff'];
const arches = [1, 0.87, 0.76, 0.67, 0.6].map((size, index) => at(400, 330 + (1 - size) * 90, size, bulbs('M-390 330V40C-380-240-180-320 0-320S380-240 390 40V330', COLORS[index % 5], 26 - index, 34))).join('');

export const scene = eventScene(
  { name: 'austin-trail-of-lights', town: 'Austin', season: 'winter', hour: 'night', sky: 'night plum', subject: 'a tunnel of lights that opens on Austin’s skyline, a family walking through' },
  halo(400, 400, 300, '#ffe0a0', 0.8) + at(180, 190, 0.55, austinSkyline(380, '#5a4f8c', '#ffe9a8')) + shining(line('#ffe9a8', 3, 'M212 366v10M222 366v10M212 352q10-14 20 0')) + fill('#3a2450', 'M0 398H800V600H0Z'),
  fill('#8a6a7a', 'M330 398H470L700 600H100Z') + fill('#c99a86', 'M370 398H430L520 600H280Z'),
  bulbs('M330 398 100 600M470 398 700 600', '#ffd58a', 9, 20),
  arches,
  person(330, 584, 220, { pose: 'walk', top: '#3a3060', bottom: '#241f40', hat: 'cowboy', hatColor: '#4a3a5c', skin: '#6a4444' }) + person(408, 584, 128, { pose: 'point', child: true, top: '#54305a', bottom: '#241f40', skin: '#6a4444' }) + person(470, 584, -206, { pose: 'walk', top: '#4a2f58', skirt: '#33305e', hairdo: 'long', hair: '#241f30', skin: '#6a4444' }),
);
