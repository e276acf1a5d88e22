import { at, each, fill, oval } from '../../kit/at.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn } from '../../kit/land.ts';
import { hills } from '../../kit/skies.ts';
import { canopy } from '../../kit/trees.ts';

const plate = oval('#d9d0c2', 0, 4, 74, 17) + oval('#fffaf0', 0, 0, 74, 16) + oval('#e9e0d2', 0, -1, 48, 9);
const checks = Array.from({ length: 7 }, (_, index) => `M${40 + index * 110} 420H${95 + index * 110}L${80 + (index - 3) * 20 + index * 110} 500H${16 + (index - 3) * 20 + index * 110}Z`).join('');

/** Stands for food: a long table laid under live oaks, in no season. */
export const scene = litScene(
  { name: 'event-food', hour: 'afternoon', sky: 'afternoon cream' },
  hills('afternoon cream', 340) + lawn('#93a556', 370) + canopy(),
  fill('#7a5a44', 'M60 500H90V600H60ZM710 500H740V600H710Z') + fill('#fff6e6', 'M30 420H770L800 500H0Z') + fill('#c9564a', checks) + fill('#e6d6c0', 'M0 500H800V520H0Z'),
  each(plate, [150, 470, 1], [400, 474, 1], [650, 470, 1], [270, 440, 0.7], [530, 440, 0.7]),
  at(400, 430, 1.4, fill('#8fb4b0', 'M-22-80H22C34-50 30-10 20 0H-20C-30-10-34-50-22-80Z') + fill('#c4dcd6', 'M-22-80H-6C-14-50-12-16-8 0H-20C-30-10-34-50-22-80Z')),
);
