import { fill, line, shadow } from '../../kit/at.ts';
import { lamplit, shade } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { plaza } from '../../kit/land.ts';
import { bulbs, halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { cedar } from '../../kit/trees.ts';
import { litVereinsKirche } from '../../kit/vereins-kirche.ts';

const WOOD = '#b9773f';
const tier = (y: number, half: number) => `${fill(shade(WOOD, 0.55), `M${500 - half * 0.8} ${y - 84}H${500 + half * 0.8}V${y}H${500 - half * 0.8}Z`)}${[-0.5, 0, 0.5].map((part) => person(500 + part * half, y, 70, { top: part ? '#3f6a5c' : '#a8434a', skirt: part > 0 ? '#e0a63f' : '#f3e6c8', hat: 'wreath', hatColor: '#f2c25a' })).join('')}${fill(WOOD, `M${500 - half} ${y}H${500 + half}V${y + 14}H${500 - half}ZM${500 - half * 0.84} ${y - 88}h9V${y}h-9ZM${500 + half * 0.84 - 9} ${y - 88}h9V${y}h-9Z`)}${fill('#e0a868', `M${500 - half} ${y}H${500 + half}v5H${500 - half}ZM${500 - half - 3} ${y - 92}H${500 + half - 10}L${500 + half * 0.7} ${y - 104}H${500 - half * 0.7}Z`)}`;
const candles = [[270, 500], [730, 500], [310, 390], [690, 390], [350, 280], [650, 280]].map(([x = 0, y = 0]) => fill('#fff3dc', `M${x - 5} ${y}v-30h10v30Z`) + fill('#FFD27A', `M${x} ${y - 54}q14 16 0 24-14-8 0-24Z`)).join('');
const vanes = [0, 1, 2, 3, 4, 5, 6].map((index) => fill(index % 2 ? '#d9a468' : '#f0cf94', `M500 96L${300 + index * 60} ${80 + (index % 2) * 22}h38Z`)).join('');

export const scene = eventScene(
  { name: 'christmas-nights-of-lights', town: 'Fredericksburg', season: 'winter', hour: 'night', sky: 'dusk blue', subject: 'the wooden Christmas pyramid with its tiers, candles and vanes' },
  hills('dusk blue', 420) + litVereinsKirche(130, 486, 0.72) + cedar(720, 490, 1.4) + bulbs('M720 352 676 480M720 352 764 480M690 440H750M702 400H738', '#ffd58a', 7, 14),
  plaza('#b9a48c', 480),
  halo(500, 330, 330, '#ffc46a', 0.75) + shadow(500, 580, 260),
  lamplit(fill(shade(WOOD), 'M270 514H730V574H270Z') + fill(WOOD, 'M270 514H420V574H270Z') + tier(500, 240) + tier(390, 200) + tier(280, 160) + line('#8a5630', 10, 'M500 190V96') + fill(WOOD, 'M360 176 500 120 640 176Z') + vanes + candles) + bulbs('M262 514H738M302 404H698M342 294H658M362 176 500 122 638 176', '#ffd58a', 8, 20),
  person(120, 590, 130, { top: '#3f4f7c', hat: 'cowboy' }) + person(172, 588, -90, { pose: 'point', child: true, top: '#c2453f' }),
);
