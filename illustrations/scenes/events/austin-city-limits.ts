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
  stage(420, 470, 1.05, '#5a2a72', '#3a3a5c'),
  ['M290 270 230 430H350Z', 'M420 270 350 430H490Z', 'M550 270 490 430H610Z'].map((beam, index) => `<path d="${beam}" fill="${['#FF9AC0', '#FFF0B0', '#9AD8FF'][index]}" opacity=".4"/>`).join(''),
  lamplit(person(420, 430, 156, { pose: 'play', top: '#c2353f', bottom: '#2f3a5c', hat: 'cowboy', holds: guitar() }) + person(300, 430, 130, { pose: 'play', top: '#3f9a9a', hairdo: 'long', holds: guitar('#5a7fc0') }) + person(540, 430, -130, { pose: 'play', top: '#f2c25a', skin: '#8a5a3c', holds: guitar('#8a3a2a') })),
  pole(110, 250, '#f2c25a', '#e0587a') + pole(700, 230, '#3f9ac0', '#f2c25a'),
  crowd(-20, 830, 470, 74, 3) + hands + crowd(-40, 840, 530, 92, 8),
);
