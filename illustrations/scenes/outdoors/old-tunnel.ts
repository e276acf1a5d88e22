import { at, each, fill, line } from '../../kit/at.ts';
import { shade } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { crowd } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { cedar } from '../../kit/trees.ts';

/** A bat, 40 units wide. */
const bat = fill('#2a1f38', 'M0-4C-4-10-4-12-6-8-12-16-24-14-34-6-26-6-24-2-22 4-16-2-10 0-8 6-4 2 4 2 8 6 10 0 16-2 22 4 24-2 26-6 34-6 24-14 12-16 6-8 4-12 4-10 0-4Z');
/** The spiral that leaves the mouth and unwinds over the hills: x, y and size of each bat. */
const stream = Array.from({ length: 120 }, (_, index) => { const turn = index / 120; const spread = Math.sin(index * 12.9) * (16 + turn * 60); return [Math.round(330 + Math.sin(turn * 8) * (60 + turn * 120) + turn * turn * 300 + spread), Math.round(430 - turn * 350 + Math.cos(index * 7.3) * (10 + turn * 40)), Number((0.45 + ((index * 7) % 6) / 9).toFixed(2))] as const; });

export const scene = litScene(
  { name: 'old-tunnel', hour: 'dusk', sky: 'dusk ember' },
  hills('dusk ember', 400, 30) + fill('#6a7a4a', 'M0 420C120 360 240 350 330 352 430 350 560 372 800 440V600H0Z') + each(cedar(0, 0, 1), [60, 420, 1.1], [150, 392, 0.8], [560, 400, 0.9], [660, 420, 1.2], [740, 440, 0.9]),
  fill(shade('#a89a86', 0.1), 'M220 560V440a110 96 0 0 1 220 0V560Z') + line('#8a7d6a', 4, 'M232 480H250M228 520H252M412 480H430M410 520H434M250 390 270 404M300 352 310 372M360 352 352 372M412 392 394 406') + fill('#140e1e', 'M250 560V444a80 72 0 0 1 160 0V560Z') + fill('#7a6a54', 'M230 560C280 540 380 540 430 560L520 600H140Z'),
  each(bat, ...stream),
  at(0, 0, 1, fill('#5a4438', 'M440 540H800V556H440ZM470 570H800V588H470Z')) + crowd(470, 830, 500, 60, 4) + crowd(500, 830, 548, 70, 9),
);
