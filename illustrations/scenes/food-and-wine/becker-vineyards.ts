import { at, each, fill, line, turned } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { wineGlass } from '../../kit/instruments.ts';
import { rows } from '../../kit/land.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const STONE = '#e6cf9f';
/** The winery's long stone barn under a tin roof. */
const barn = `${fill(STONE, 'M-220 0V-110H220V0Z')}${fill(shade(STONE, 0.16), 'M110-110H220V0H110Z')}${fill('#9aa3b0', 'M-240-104-170-172H170L240-104Z')}${fill('#b9c0ca', 'M-240-104-170-172H-60L-110-104Z')}${fill('#5a3a34', 'M-40 0V-84a40 40 0 0 1 80 0V0Z')}${fill('#6f4a3c', 'M-36 0V-82a36 36 0 0 1 34-36V0Z')}${fill('#4f6f86', 'M-170-74H-120V-30H-170ZM-110-74H-60V-30H-110ZM64-74H114V-30H64ZM130-74H180V-30H130Z')}`;
const sprig = line('#6f8f5a', 4, 'M0 0V-110') + ['#7a5cb4', '#9a7ed0', '#b9a2e4'].map((color, index) => line(color, 15 - index * 4, [0, 1, 2, 3].map((step) => `M${index * 4 - 4}-${104 + step * 22 + index * 6}h.1`).join(''))).join('');
const clump = [-24, 22, -14, 12, 0].map((degrees) => turned(0, 0, degrees, sprig)).join('');

export const scene = litScene(
  { name: 'becker-vineyards', hour: 'afternoon', sky: 'afternoon high' },
  hills('afternoon high', 340, 18) + oak(70, 380, 1.2) + oak(740, 378, -1.1) + at(420, 384, 1.05, barn),
  rows(400, 376, '#bfa06a', '#8a6cc0', 9),
  each(clump, [60, 606, 1.3], [160, 610, 1.1], [690, 606, 1.25], [770, 610, 1.1]),
  fill('#8a5a38', 'M250 540H560L586 600H224Z') + fill(tint('#b07a4a', 0.1), 'M244 528H566V546H244Z'),
  wineGlass(340, 532, 1.6, '#e8c46a') + wineGlass(440, 532, 1.75),
);
