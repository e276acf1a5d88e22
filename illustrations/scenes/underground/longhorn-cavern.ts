import { each, fill, line } from '../../kit/at.ts';
import { lamplit } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';

/** Walls that a river polished: each ring of rock is nearer and darker. */
const wall = (color: string, x: number, y: number, size: number) => fill(color, `M-20-20V620H820V-20ZM${x - 230 * size} ${y + 190 * size}C${x - 330 * size} ${y + 60 * size} ${x - 260 * size} ${y - 150 * size} ${x - 60 * size} ${y - 190 * size} ${x + 120 * size} ${y - 226 * size} ${x + 280 * size} ${y - 120 * size} ${x + 260 * size} ${y + 60 * size} ${x + 250 * size} ${y + 150 * size} ${x + 200 * size} ${y + 190 * size} ${x + 200 * size} ${y + 190 * size}Z`);
const waves = line('#c99a62', 7, 'M60 120C180 60 300 60 360 110M40 220C120 160 200 150 250 190M560 70C660 90 720 150 740 230M600 40C700 60 770 120 790 200M50 360C90 320 140 310 180 330M640 330C690 310 740 320 780 350');

export const scene = litScene(
  { name: 'longhorn-cavern', hour: 'indoors', sky: 'room brown' },
  fill('#ffdf9a', 'M0 0H800V600H0Z') + wall('#e0b06a', 440, 300, 0.42) + wall('#c98f52', 430, 310, 0.72) + halo(440, 300, 300, '#ffd98a', 0.7) + wall('#9a6440', 420, 316, 1.12) + waves + wall('#5a3a34', 410, 330, 1.5),
  fill('#d9a86a', 'M220 600C300 520 380 470 420 430H470C520 480 600 540 650 600Z') + fill('#f0cc8a', 'M380 600C410 530 430 480 440 430H452C470 480 500 540 520 600Z'),
  each(fill('#6f7684', 'M-5 0V-60H5V0Z'), [250, 560, 1.2], [340, 500, 0.8], [560, 500, 0.8], [640, 560, 1.2]) + line('#8b94a4', 6, 'M250 496 340 456 390 436M640 496 560 456 510 436'),
  lamplit(person(470, 440, 84, { pose: 'stand', top: '#3f6a9c' }) + person(410, 450, 90, { pose: 'walk', top: '#e0563f', short: true })),
  lamplit(person(330, 596, 236, { pose: 'point', top: '#8a8a5c', bottom: '#5a4a3c', hat: 'officer', hatColor: '#b59a5c' }) + person(560, 600, -220, { pose: 'stand', top: '#c2453f', hairdo: 'long', skin: '#8a5a3c' }) + person(630, 602, -150, { pose: 'point', child: true, top: '#f2c25a', short: true })),
);
