import { at, disc, each, fill, line } from '../../kit/at.ts';
import { litScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { person } from '../../kit/people.ts';
import { belt, cypress, oak } from '../../kit/trees.ts';

const WATER = '#8fccb8';
/** The low stone dam with its even curtain of water. */
const dam = `${fill('#b9d6d4', 'M0 300H800V330H0Z')}${fill('#c9b79a', 'M-10 318H810V336H-10Z')}${fill('#e6f4f0', 'M0 336H800V410H0Z')}${line('#b4d8d8', 6, Array.from({ length: 26 }, (_, index) => `M${index * 32 + 8} 340C${index * 32 + 2} 364 ${index * 32 + 12} 384 ${index * 32 + 6} 408`).join(''))}${fill('#f4fbf6', 'M0 404Q40 392 80 404T160 404T240 404T320 404T400 404T480 404T560 404T640 404T720 404T800 404V424H0Z')}`;
const duck = fill('#f2c94a', 'M-40 0C-46-20-20-30 0-26 10-24 16-30 14-40 12-56 40-60 44-42L58-36 44-30C46-16 40 0 20 8-6 12-34 14-40 0Z') + disc('#20242c', 32, -44, 4);

export const scene = litScene(
  { name: 'blanco-state-park', hour: 'morning', sky: 'morning clear' },
  belt(290, LEAVES.summer, 90, 10) + each(cypress(0, 0, 1, LEAVES.summer), [80, 310, 1.2], [660, 308, 1.1], [760, 314, 1.3]) + oak(330, 304, 0.9) + dam,
  fill('#6fb8ac', 'M0 416H800V600H0Z') + fill(WATER, 'M0 470Q400 440 800 474V600H0Z') + line('#b9e0cc', 4, 'M60 520q50-8 100 0M640 560q40-6 80 0M90 470q60-8 110 0M640 470q50-8 90 0'),
  person(300, 604, 236, { pose: 'hold', lean: 30, top: '#3f6a9c', short: true, hat: 'straw', bottom: '#f2c25a', hairdo: 'bun' }) + person(402, 588, -126, { pose: 'cheer', child: true, top: '#e0563f', short: true, bottom: '#f2c25a', hair: '#a8632c' }),
  `<ellipse cx="560" cy="508" rx="62" ry="19" fill="none" stroke="#e0563f" stroke-width="22"/>${person(556, 566, 128, { pose: 'cheer', child: true, top: '#3f8a7a', short: true, skin: '#8a5a3c' })}`,
  fill(WATER, 'M496 516C520 534 600 534 626 514L650 574H470Z') + line('#e0563f', 22, 'M499 514C520 532 600 532 621 514') + line('#f6efe0', 7, 'M520 521l10 2M586 524l10-2'),
  fill(WATER, 'M200 552C240 544 270 548 300 550S370 552 402 550 470 546 500 552V600H200Z') + line('#d9f0e2', 3, 'M262 552q40-12 84 0M378 552q24-9 50 0M498 540q60 14 126 0') + fill('#d9c8a0', 'M0 568C120 548 220 568 270 600H0ZM800 548C700 538 640 568 600 600H800Z') + at(700, 500, 0.5, duck),
);
