import { at, fill } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bulbs, halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';

const COLORS = ['#ff8a6a', '#ffd58a', '#8fe0a0', '#8fd8ff', '#d9a0ff'];
const arches = [1, 0.8, 0.64, 0.5, 0.4, 0.32, 0.25].map((size, index) => at(400, 330 + (1 - size) * 40, size, bulbs('M-390 330V40C-380-240-180-320 0-320S380-240 390 40V330', COLORS[index % 5], 26 - index, 34))).join('');

export const scene = eventScene(
  { name: 'austin-trail-of-lights', town: 'Austin', season: 'winter', hour: 'night', sky: 'night plum', subject: 'a tunnel of lights with a family walking into it' },
  fill('#3a2450', 'M0 600V0H800V600H640L470 390H330L160 600Z') + halo(400, 380, 280, '#ffe0a0', 0.9),
  fill('#8a6a7a', 'M330 390H470L700 600H100Z') + fill('#c99a86', 'M370 390H430L520 600H280Z'),
  bulbs('M330 390 100 600M470 390 700 600', '#ffd58a', 9, 20),
  arches,
  person(330, 584, 220, { pose: 'walk', top: '#3a3060', bottom: '#241f40', hat: 'cowboy', hatColor: '#4a3a5c', skin: '#6a4444' }) + person(408, 584, 128, { pose: 'point', child: true, top: '#54305a', bottom: '#241f40', skin: '#6a4444' }) + person(470, 584, -206, { pose: 'walk', top: '#4a2f58', skirt: '#33305e', hairdo: 'long', hair: '#241f30', skin: '#6a4444' }),
);
