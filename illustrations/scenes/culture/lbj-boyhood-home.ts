import { at, fill, line } from '../../kit/at.ts';
import { shade } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn, path } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const WALL = '#f6f0e0';
/** The white frame house with its green shutters and two porches. */
const house = `${fill(WALL, 'M-210 0V-130H-60L0-196 60-130H210V0Z')}${fill(shade(WALL, 0.12), 'M60-130H210V0H60ZM0-196 60-130V0H0Z')}${line(shade(WALL, 0.16), 2, 'M-210-20H210M-210-44H210M-210-68H210M-210-92H210M-210-114H210M-40-150H40M-20-172H20')}${fill('#7d8a8c', 'M-226-126-200-178H-20L-74-126ZM226-126 200-178H20L74-126Z')}${fill('#95a2a2', 'M-226-126-200-178H-150L-170-126Z')}${fill('#5f6a70', 'M-78-122 0-212 78-122 64-116 0-192-64-116Z')}${fill('#b9785c', 'M-130-176h26v-40h-26ZM110-176h26v-40h-26Z')}${fill('#4f6f86', 'M-22-120H22V-60H-22Z')}${fill('#3f6a52', 'M-40-120h16v60h-16ZM24-120h16v60h-16Z')}${line('#f8f4ea', 4, 'M0-120V-60M-22-90H22')}`;
const porch = (x: number) => at(x, 0, 1, `${fill('#6a7a7c', 'M-80-96 -66-116H66L80-96Z')}${fill(shade(WALL, 0.4), 'M-70-96H70V-6H-70Z')}${fill('#8a5a44', 'M-16-6V-78H16V-6Z')}${fill('#4f6f86', 'M-56-74H-28V-30H-56ZM28-74H56V-30H28Z')}${fill('#fffaf0', 'M-76-98H-66V0H-76ZM66-98H76V0H66ZM-26-98h7V0h-7ZM19-98h7V0h-7Z')}${fill('#a89a86', 'M-80-8H80V4H-80Z')}`);

export const scene = litScene(
  { name: 'lbj-boyhood-home', hour: 'afternoon', sky: 'afternoon cream' },
  hills('afternoon cream', 380, 9) + oak(60, 420, 1.5) + oak(720, 420, -1.6),
  lawn('#8fae58', 410, 5) + path(400, 452, '#e6d6b4', 430),
  at(400, 456, 1.5, house + porch(-140) + porch(140)),
  fill('#fffaf0', 'M0 516H260v6H0ZM0 540H250v6H0ZM520 516H800v6H520ZM530 540H800v6H530Z') + fill('#fffaf0', Array.from({ length: 22 }, (_, index) => `M${index < 10 ? index * 26 : index * 26 + 250} 566v-54l6-8 6 8v54Z`).join('')),
  person(340, 590, 178, { pose: 'point', top: '#8a8a5c', bottom: '#4a5a3c', hat: 'officer', hatColor: '#b59a5c' }) + person(440, 592, 168, { pose: 'stand', top: '#c2453f', skirt: '#e8d5ae', hairdo: 'long' }) + person(490, 594, 120, { pose: 'stand', child: true, top: '#3f7f9c', short: true }),
);
