import { fill, line, shadow } from '../../kit/at.ts';
import { lamplit, shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { mirrored, water } from '../../kit/waters.ts';

const GOLD = '#c98a4a';
const teeth = (y: number, seed: number, longest: number, width: number) => Array.from({ length: Math.ceil(820 / width) + 1 }, (_, index) => {
  const length = Math.round(30 + Math.abs(Math.sin(index * 2.7 + seed)) * longest);
  return `M${index * width - 20} ${y}L${index * width - 20 + width / 2} ${y + length}L${index * width - 20 + width} ${y}Z`;
}).join('');
const column = (x: number, width: number) => fill(GOLD, `M${x - width} 0C${x - width * 0.4} 160 ${x - width * 0.3} 300 ${x - width * 0.7} 470H${x + width * 0.7}C${x + width * 0.3} 300 ${x + width * 0.4} 160 ${x + width} 0Z`) + fill(tint(GOLD), `M${x - width} 0C${x - width * 0.4} 160 ${x - width * 0.3} 300 ${x - width * 0.7} 470H${x - width * 0.2}C${x - width * 0.1} 300 ${x - width * 0.1} 160 ${x - width * 0.4} 0Z`) + line(shade(GOLD, 0.4), 5, `M${x + width * 0.3} 40Q${x + width * 0.1} 240 ${x + width * 0.3} 450`);

/** A family and their guide in a great room of a cave, beside a still pool. */
export const scene = litScene(
  { name: 'cave-room', hour: 'indoors', sky: 'room brown' },
  fill('#6a4430', 'M0 0H800V420C660 380 560 400 420 392 260 384 120 400 0 430Z') + halo(420, 250, 420, '#ffc27a', 0.7),
  fill(shade(GOLD, 0.45), `M0 0H800V90H0Z${teeth(80, 1, 120, 44)}`) + fill(shade(GOLD, 0.15), `M0 0H800V50H0Z${teeth(46, 4, 150, 66)}`),
  lamplit(column(120, 110) + column(690, 130)) + lamplit(fill(tint(GOLD, 0.2), 'M250 470C262 420 270 380 282 340 292 380 300 430 314 470ZM540 474C550 440 556 420 564 396 572 420 580 450 590 474Z')),
  fill('#8a5a3a', 'M0 450C200 430 600 440 800 456V520H0Z') + water('#2f6a6f', 500, 600, 6) + mirrored('#ffce8a', 420, 520, 180, 80),
  fill('#a8704a', 'M230 500C300 470 540 470 620 500 560 520 300 520 230 500Z') + shadow(430, 502, 160),
  halo(370, 400, 110, '#ffe0a0', 0.9) + lamplit(person(330, 500, 130, { pose: 'lift', top: '#4f6a4a', bottom: '#5a4a3c', hat: 'cap', hatColor: '#c2453f' }) + person(420, 504, -120, { pose: 'point', top: '#c2453f', skirt: '#3f4a6c', hairdo: 'long' }) + person(464, 506, -80, { child: true, top: '#f2c25a', short: true }) + person(512, 506, -126, { top: '#3f6a9c', bottom: '#4a4038', short: true, beard: '#4a3028' })) + line('#FFF3C4', 12, 'M366 402h.1'),
);
