import { at, disc, each, fill, line } from '../../kit/at.ts';
import { shade } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { person } from '../../kit/people.ts';
import { belt, cypress, oak } from '../../kit/trees.ts';

/** The low stone dam with its even curtain of water. */
const dam = `${fill('#b9d6d4', 'M0 300H800V330H0Z')}${fill('#c9b79a', 'M-10 318H810V336H-10Z')}${fill('#e6f4f0', 'M0 336H800V410H0Z')}${line('#b4d8d8', 6, Array.from({ length: 26 }, (_, index) => `M${index * 32 + 8} 340C${index * 32 + 2} 364 ${index * 32 + 12} 384 ${index * 32 + 6} 408`).join(''))}${fill('#f4fbf6', 'M0 404Q40 392 80 404T160 404T240 404T320 404T400 404T480 404T560 404T640 404T720 404T800 404V424H0Z')}`;
const duck = fill('#f2c94a', 'M-40 0C-46-20-20-30 0-26 10-24 16-30 14-40 12-56 40-60 44-42L58-36 44-30C46-16 40 0 20 8-6 12-34 14-40 0Z') + disc('#20242c', 32, -44, 4);

export const scene = litScene(
  { name: 'blanco-state-park', hour: 'morning', sky: 'morning clear' },
  belt(290, LEAVES.summer, 90, 10) + each(cypress(0, 0, 1, LEAVES.summer), [80, 310, 1.2], [660, 308, 1.1], [760, 314, 1.3]) + oak(330, 304, 0.9) + dam,
  fill('#6fb8ac', 'M0 416H800V600H0Z') + fill('#8fccb8', 'M0 470Q400 440 800 474V600H0Z') + fill('#d9c8a0', 'M0 560C160 530 280 560 340 600H0ZM800 540C700 530 640 560 600 600H800Z'),
  person(300, 560, 220, { pose: 'hold', lean: 30, top: '#3f6a9c', short: true, hat: 'straw', bottom: '#f2c25a', hairdo: 'bun' }) + person(400, 566, -120, { pose: 'cheer', child: true, top: '#e0563f', short: true, bottom: '#f2c25a', hair: '#a8632c' }) + person(520, 556, 110, { pose: 'sit', child: true, top: '#3f8a7a', short: true, skin: '#8a5a3c' }),
  `${fill(shade('#8fccb8', 0.1), 'M250 544q60-16 110 0t120-4 120 4v30H250Z').replace('/>', ' opacity=".75"/>') + at(620, 500, 1, duck)}<ellipse cx="170" cy="500" rx="60" ry="24" fill="none" stroke="#e0563f" stroke-width="24"/><ellipse cx="170" cy="496" rx="60" ry="24" fill="none" stroke="#f6efe0" stroke-width="6" stroke-dasharray="40 56"/>`,
);
