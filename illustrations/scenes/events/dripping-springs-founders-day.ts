import { at, disc, fill, line } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { steam } from '../../kit/festive.ts';
import { crossStreet } from '../../kit/land.ts';
import { ferrisWheel } from '../../kit/landmarks.ts';
import { bulbs, halo, wire } from '../../kit/lights.ts';
import { crowd, person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { wheel } from '../../kit/vehicles.ts';

const smoker = fill('#3a3a44', 'M-150-90Q-160-130-120-132H100Q140-130 132-90-134-50 90-48H-110Q-150-50-150-90Z') + fill('#5a5a68', 'M-146-100Q-146-126-116-126H96Q80-112-146-100Z') + fill('#2a2a34', 'M110-130H132V-210H110ZM-150-50H140V-40H-150Z') + line('#c98a3f', 6, 'M-90-96H60') + wheel(-90, -22, 22) + wheel(80, -22, 22) + fill('#5a3a2c', 'M-200-46H-150V-36H-200Z');

export const scene = eventScene(
  { name: 'dripping-springs-founders-day', town: 'Dripping Springs', season: 'spring', hour: 'dusk', sky: 'dusk violet', subject: 'a lit Ferris wheel over Mercer Street, a barbecue pit smoking in front' },
  hills('dusk violet', 400) + halo(490, 220, 300, '#ffc99a', 0.6),
  `${lamplit(ferrisWheel(490, 226, 196))}<g transform="translate(490 226)"><circle r="196" fill="none" stroke="#FFF3CF" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 22"/><circle r="150" fill="none" stroke="#FFB06A" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 20"/></g>`,
  storefronts(-60, 330, 450, { seed: 6, height: 150, lit: true }) + storefronts(640, 860, 450, { seed: 9, height: 140, lit: true }) + wire([[-20, 190], [220, 230], [330, 300]], 20),
  crowd(-10, 820, 410, 62, 4) + crossStreet('#7f7688', 470, '#b9a68e') + bulbs('M-10 446H810', '#ffd58a', 6, 24),
  at(560, 580, 1.25, lamplit(smoker)) + steam(720, 310, 1.6) + disc('#FFB04A', 640, 546, 8),
  lamplit(person(290, 588, 230, { pose: 'hold', top: '#a8434a', short: true, hat: 'cowboy', apron: '#f3e6c8', holds: line('#b9b4c4', 3, 'M24-60 48-54') + fill('#7a3a24', 'M44-60H62V-50H44Z') }) + person(170, 588, 200, { top: '#3f6a8c', skirt: '#e0a63f', hairdo: 'long', short: true })),
);
