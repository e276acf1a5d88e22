import { at, each, line, shadow } from '../../kit/at.ts';
import { lamplit } from '../../kit/color.ts';
import { comfortStore } from '../../kit/comfort-store.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { wreath } from '../../kit/festive.ts';
import { crossStreet } from '../../kit/land.ts';
import { bulbs, firework, halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';

const garland = `M210 214${'q24 30 48 0q25 30 50 0'.repeat(4)}`;
const chair = line('#8a5a3c', 7, 'M-34-96-22-40H24V-14M-22-40-24-6M24-40 20-8M-28-66H22V-40') + line('#8a5a3c', 7, 'M-48-12Q0 14 44-12');
const rocking = (x: number, size: number, who: Parameters<typeof person>[3]) => at(x, 0, 1, shadow(0, 0, 50) + at(0, 0, 1.25, chair, size < 0 ? -1.25 : 1.25)) + person(x, -4, size, { pose: 'sit', ...who });

export const scene = eventScene(
  { name: 'christmas-in-comfort', town: 'Comfort', season: 'winter', hour: 'night', sky: 'night plum', subject: 'the old limestone store with its double porch, decked for Christmas, fireworks above it' },
  firework(120, 110, 100, '#ff7a5a') + firework(690, 96, 90, '#7ae08a') + firework(420, 60, 76, '#ffd58a'),
  crossStreet('#7a6f80', 500, '#b9a68e') + halo(400, 380, 420, '#ffc98a', 0.5),
  at(-140, 10, 1.28, lamplit(comfortStore('#ffc35c', person(446, 256, 116, { top: '#d33a30', bottom: '#b82c2c', hat: 'santa', hatColor: '#d33a30', beard: '#fff8ea', pose: 'wave' })) + line('#3f6a48', 12, garland) + each(wreath(0, 0, 0.42), [280, 318, 1], [420, 318, 1], [510, 318, 1])) + bulbs('M188 140H622M190 256H620', '#ff8a6a', 6, 16) + bulbs(garland, '#ffd58a', 5, 14)),
  at(330, 560, 1, lamplit(rocking(0, 180, { top: '#3f6a5c', hat: 'santa', hatColor: '#d33a30' }) + rocking(250, -180, { top: '#8a4a78', skirt: '#5a3a5c', hairdo: 'bun', hair: '#e8e0da' }))),
);
