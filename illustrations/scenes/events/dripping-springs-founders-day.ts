import { at, fill, line } from '../../kit/at.ts';
import { stage, storefronts } from '../../kit/buildings.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { steam } from '../../kit/festive.ts';
import { fiddle, guitar } from '../../kit/instruments.ts';
import { crossStreet } from '../../kit/land.ts';
import { halo, wire } from '../../kit/lights.ts';
import { crowd, person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { wheel } from '../../kit/vehicles.ts';

const smoker = fill('#3a3a44', 'M-150-90Q-160-130-120-132H100Q140-130 132-90-134-50 90-48H-110Q-150-50-150-90Z') + fill('#5a5a68', 'M-146-100Q-146-126-116-126H96Q80-112-146-100Z') + fill('#2a2a34', 'M110-130H132V-210H110ZM-150-50H140V-40H-150Z') + line('#c98a3f', 6, 'M-90-96H60') + wheel(-90, -22, 22) + wheel(80, -22, 22) + fill('#5a3a2c', 'M-200-46H-150V-36H-200Z');

export const scene = eventScene(
  { name: 'dripping-springs-founders-day', town: 'Dripping Springs', season: 'spring', hour: 'dusk', sky: 'dusk violet', subject: 'a cook at a great barbecue pit on Mercer Street, a band on its stage' },
  hills('dusk violet', 400) + storefronts(-60, 860, 430, { seed: 6, height: 150, lit: true }),
  halo(350, 320, 240, '#ffc99a', 0.6) + lamplit(stage(350, 420, 0.86) + person(300, 386, 126, { pose: 'play', top: '#c2353f', hat: 'cowboy', holds: guitar() }) + person(390, 386, -120, { pose: 'play', top: '#3f9a9a', hairdo: 'long', holds: fiddle })),
  wire([[-20, 120], [260, 170], [560, 160], [820, 100]], 16, '#ffc766', 11, 38),
  crowd(560, 820, 400, 62, 4) + crossStreet('#7f7688', 450, '#b9a68e'),
  `${at(480, 586, 1.85, lamplit(smoker)) + steam(690, 196, 2) + halo(480, 470, 200, '#ff8a3a', 0.45)}<path d="M290 486H600L592 506H298Z" fill="#FF9A3A"/>`,
  lamplit(person(130, 590, 310, { pose: 'hold', top: '#a8434a', short: true, hat: 'cowboy', apron: '#f3e6c8', holds: line('#b9b4c4', 3, 'M24-60 48-54') + fill('#7a3a24', 'M42-62H66V-48H42Z') })),
);
