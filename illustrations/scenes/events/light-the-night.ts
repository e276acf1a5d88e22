import { at, each, fill, line } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { shining } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { crossStreet } from '../../kit/land.ts';
import { bulbs, halo } from '../../kit/lights.ts';
import { crowd } from '../../kit/people.ts';
import { float } from '../../kit/vehicles.ts';

const body = 'M0 0-4-70-24-76-40 0-52 0-50-80C-52-116-20-128 30-122L110-124C140-130 152-160 160-196L170-214 200-222 226-204 222-190 198-188C194-150 188-124 166-100L160-72 168 0H154L146-74 130-70 134 0H120L108-78 20-82 12 0Z';
const antlers = 'M176-212C166-236 182-256 166-286M172-244 144-262M188-216C196-240 220-248 228-280M204-250 236-258';
const deer = halo(90, -120, 190, '#ffdc9a', 0.6, 'deer') + shining(fill('#f2b84a', body) + fill('#ffe0a0', 'M-50-80C-52-116-20-128 30-122L110-124C140-130 152-160 160-196L170-214 200-222C180-200 176-150 156-124 120-100-20-110-50-80Z') + line('#ffe9b8', 7, antlers)) + bulbs(body, '#ffd58a', 6, 13);

export const scene = eventScene(
  { name: 'light-the-night', town: 'Fredericksburg', season: 'winter', hour: 'night', sky: 'night glow', subject: 'a parade float with two reindeer of light, a crowd in front' },
  storefronts(-60, 860, 420, { seed: 8, height: 170 }),
  crossStreet('#6f6a80', 452, '#a8967e'),
  at(400, 520, 1.6, float('#2f6a4c', '#c2453f')),
  each(deer, [130, 424, 1.35], [470, 424, 1.35]),
  bulbs('M64 416H736M64 470H736', '#ff7a5a', 8, 20) + bulbs('M72 444H736', '#7ae08a', 8, 24),
  fill('#141a3a', 'M0 566H800V600H0Z') + crowd(-20, 830, 520, 92, 5, ['#3a2f58', '#2a3560', '#4a2f50', '#33305e', '#403058']),
);
