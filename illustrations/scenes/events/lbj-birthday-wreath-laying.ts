import { fill, line, shadow } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { wreath } from '../../kit/festive.ts';
import { LEAVES } from '../../kit/hours.ts';
import { lawn } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt, canopy } from '../../kit/trees.ts';

const stones = Array.from({ length: 26 }, (_, index) => `M${(index % 13) * 64 + (index > 12 ? 30 : 0)} ${index > 12 ? 440 : 416}q30-8 56 0v18q-28 6-56 0Z`).join('');
const headstone = (x: number, y: number, size: number) => fill('#b0837a', `M${x - 44 * size} ${y}V${y - 120 * size}Q${x} ${y - 150 * size} ${x + 44 * size} ${y - 120 * size}V${y}Z`) + fill('#d0a698', `M${x - 44 * size} ${y}V${y - 120 * size}Q${x - 30 * size} ${y - 134 * size} ${x - 16 * size} ${y - 138 * size}V${y}Z`) + line('#8a625c', 4 * size, `M${x - 18 * size} ${y - 92 * size}H${x + 24 * size}M${x - 18 * size} ${y - 74 * size}H${x + 24 * size}`) + fill('#8f8a80', `M${x - 56 * size} ${y}H${x + 56 * size}V${y + 10 * size}H${x - 56 * size}Z`);

export const scene = eventScene(
  { name: 'lbj-birthday-wreath-laying', town: 'Stonewall', season: 'summer', hour: 'morning', sky: 'morning gold', subject: 'an Air Force officer lays a wreath at a red granite stone under live oaks' },
  hills('morning gold', 330) + fill('#9fc4c9', 'M0 364Q400 344 800 366V386H0Z') + belt(372, '#5f8a4a', 30, 2),
  lawn('#9aa656', 380) + fill('#c9b79c', 'M0 410H800V466H0Z') + fill('#e3d4b8', stones) + fill('#efe2c9', 'M0 400H800V412H0Z'),
  lawn('#86a04e', 466) + canopy(LEAVES.summer),
  headstone(180, 520, 0.7) + headstone(268, 516, 0.7) + headstone(480, 550, 1.7),
  line('#6a4a34', 6, 'M372 580 400 452 430 580') + wreath(400, 470, 1.3, '#3f6a48', '#3f5fa8', '#fff3dc'),
  shadow(250, 586, 100) + person(240, 586, 370, { pose: 'hold', lean: 10, top: '#3a4a78', bottom: '#3a4a78', hat: 'officer', hatColor: '#3a4a78', skin: '#8a5a3c', shoes: '#1f1c28' }),
  person(690, 580, -260, { pose: 'salute', top: '#3a4a78', bottom: '#3a4a78', hat: 'officer', hatColor: '#3a4a78', shoes: '#1f1c28' }),
);
