import { fill, line } from '../../kit/at.ts';
import { stage } from '../../kit/buildings.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { guitar } from '../../kit/instruments.ts';
import { austinSkyline } from '../../kit/landmarks.ts';
import { halo } from '../../kit/lights.ts';
import { crowd, person } from '../../kit/people.ts';
import { belt } from '../../kit/trees.ts';

const pole = (x: number, y: number, color: string, other: string) => line('#3a3450', 5, `M${x} ${y}V560`) + fill(color, `M${x} ${y}q40-16 70 0t40 0v26q-20 14-40 0t-70 0Z`) + fill(other, `M${x} ${y + 26}q40-16 70 0t40 0v26q-20 14-40 0t-70 0Z`);
const hands = [60, 170, 250, 560, 640, 740].map((x, index) => line(['#6a4444', '#8a5a4c'][index % 2] as string, 15, `M${x} 590L${x + 8} 520 ${x + 2} ${480 + (index % 3) * 14}`)).join('');

export const scene = eventScene(
  { name: 'austin-city-limits', town: 'Austin', season: 'fall', hour: 'evening', sky: 'evening amber', subject: 'a band on a great stage before a crowd, the skyline behind' },
  austinSkyline(330, '#7f6f9c', '#ffe0a8') + belt(390, '#6a8a4a', 50, 6) + fill('#8a7a58', 'M0 380H800V600H0Z'),
  halo(420, 330, 320, '#ffb0d0', 0.5),
  stage(420, 480, 1.2, '#5a2a72', '#3a3a5c'),
  ['M280 256 210 436H350Z', 'M420 256 340 436H500Z', 'M560 256 490 436H630Z'].map((beam, index) => `<path d="${beam}" fill="${['#FF9AC0', '#FFF0B0', '#9AD8FF'][index]}" opacity=".4"/>`).join(''),
  lamplit(person(420, 436, 176, { pose: 'play', top: '#c2353f', bottom: '#2f3a5c', hat: 'cowboy', holds: guitar() }) + person(290, 436, 146, { pose: 'play', top: '#3f9a9a', hairdo: 'long', holds: guitar('#5a7fc0') }) + person(550, 436, -146, { pose: 'play', top: '#f2c25a', skin: '#8a5a3c', holds: guitar('#8a3a2a') })),
  pole(110, 250, '#f2c25a', '#e0587a') + pole(700, 230, '#3f9ac0', '#f2c25a'),
  crowd(-20, 830, 486, 74, 3, ['#c2685a', '#6f8fc0', '#e0b06a', '#7fa890', '#b07aa8']) + hands + crowd(-40, 840, 540, 92, 8, ['#8a4a58', '#4f5f90', '#b5694a', '#5f7f6a', '#6a4a78']),
);
