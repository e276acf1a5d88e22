import { each, fill, line } from '../../kit/at.ts';
import { shade } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { cedar } from '../../kit/trees.ts';

/** Limestone steps that climb to the right, narrower toward the top. */
const steps = Array.from({ length: 22 }, (_, index) => {
  const [x, y, half] = [250 + index * 13, 600 - index * 19, 128 - index * 4.4];
  return `${fill('#f0dfb4', `M${x - half} ${y - 19}h${half * 2}v9h${-half * 2}Z`)}${fill(index % 2 ? '#c9ae7f' : '#bb9e70', `M${x - half} ${y - 10}h${half * 2}v10h${-half * 2}Z`)}`;
}).join('');
const hill = `${fill('#7f9457', 'M-20 600C120 420 330 190 470 176 600 166 720 300 820 470V600Z')}${fill(shade('#7f9457', 0.2), 'M470 176C600 166 720 300 820 470V600H560C590 440 560 280 470 176Z')}${fill('#d9c595', 'M400 200C450 168 520 168 572 200 540 214 440 216 400 200Z')}`;

export const scene = litScene(
  { name: 'old-baldy', hour: 'evening', sky: 'evening peach' },
  hills('evening peach', 430, 12),
  hill + each(cedar(0, 0, 1), [90, 560, 0.9], [170, 470, 0.7], [640, 330, 0.7], [700, 440, 0.95], [600, 520, 1.2], [760, 560, 1.3], [60, 470, 0.6]),
  steps,
  person(470, 196, 96, { pose: 'cheer', top: '#c2453f', short: true }) + person(520, 196, 92, { pose: 'salute', top: '#f6ead0', hat: 'straw', skirt: '#3f6a9c', hairdo: 'long' }),
  person(330, 470, 190, { pose: 'walk', lean: 8, top: '#3f7f9c', short: true, hat: 'cap', hatColor: '#f2c25a' }) + person(270, 540, 168, { pose: 'walk', lean: 8, child: true, top: '#e0a63f', short: true }),
  line('#5a6a3c', 4, 'M40 600q6-30 20-40M60 600q0-24-14-40M740 600q-4-30-18-44M760 600q4-24 16-36'),
);
