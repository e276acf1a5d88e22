import { at, disc, each, fill, line, oval } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn } from '../../kit/land.ts';
import { hills } from '../../kit/skies.ts';

const LEAF = '#8fa37a';
/** An olive tree: a twisted trunk under silver leaves, 210 units tall. */
const olive = `${fill('#7a6658', 'M-16 0C-8-30-24-50-10-80L-40-120-32-126-4-94 6-130H16L12-90 44-124 52-116 18-74C8-50 24-30 20 0Z')}${fill(shade(LEAF, 0.3), 'M-90-110C-100-150-60-170-40-160-30-210 40-210 50-164 90-170 104-130 84-104 50-84-60-84-90-110Z')}${fill(LEAF, 'M-84-120C-88-150-54-164-36-154-24-196 30-196 40-158 70-162 84-136 72-118 40-130-40-134-84-120Z')}${fill(tint(LEAF, 0.45), 'M-60-140C-50-158-36-154-30-150-24-176 4-188 20-178-4-170-16-150-20-138-34-142-48-144-60-140Z')}`;
const sprig = `${line('#7a8a5c', 5, 'M-120 20C-60-10 40-20 120 10')}${[-90, -50, -10, 30, 70].map((x, index) => fill(index % 2 ? '#9ab07c' : '#7f9a66', `M${x} ${index % 2 ? -4 : 4}q16-30 44-34-8 30-44 34ZM${x} 4q20 18 46 14-18-22-46-14Z`)).join('')}${disc('#5f6a2c', -30, 22, 14)}${disc('#4a3a4c', 20, 20, 15)}${disc('#6f7a34', 60, 28, 13)}`;
const bottle = `${fill('#4f6a34', 'M-30 0V-120C-30-140-12-146-12-166V-206H12V-166C12-146 30-140 30-120V0Z')}${fill('#8aa04c', 'M-26-4V-116C-26-134-10-142-9-160H-4C-5-140-16-132-16-112V-4Z')}${fill('#f3e6cc', 'M-30-96H30V-36H-30Z')}${fill('#2f3a24', 'M-14-226H14V-200H-14Z')}${fill('#6f7a34', 'M-8-74a8 10 0 1 1 16 0 8 10 0 1 1-16 0Z')}`;

export const scene = litScene(
  { name: 'olive-orchard', hour: 'afternoon', sky: 'afternoon cream' },
  hills('afternoon cream', 370, 11) + lawn('#a8ad6a', 400, 9),
  each(olive, [120, 440, 0.9], [290, 430, 0.75], [430, 436, 0.85], [590, 430, 0.75], [740, 444, 1]),
  fill('#7a5236', 'M0 500H800V600H0Z') + fill('#b98a5a', 'M0 486H800V510H0Z') + line('#8a6040', 4, 'M0 550H800'),
  at(180, 496, 1.25, bottle) + oval('#f6efe0', 400, 500, 110, 22) + oval('#e2d3b4', 400, 496, 88, 15) + oval('#c9b43a', 400, 496, 74, 12) + oval('#e6d766', 380, 493, 30, 5) + fill('#d9a05a', 'M520 500C510 460 560 440 620 446 690 440 720 470 712 500Z') + fill('#f3dcae', 'M520 500C530 470 560 470 570 500Z') + line('#b07a3a', 5, 'M596 452 610 480M640 450 656 480M676 456 690 484'),
  at(640, 540, 1.1, sprig),
);
