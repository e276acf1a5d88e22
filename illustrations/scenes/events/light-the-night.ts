import { at, each, fill, line } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { shining } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { crossStreet } from '../../kit/land.ts';
import { bulbs, halo } from '../../kit/lights.ts';
import { crowd } from '../../kit/people.ts';
import { float } from '../../kit/vehicles.ts';

const body = 'M0 0-4-70-24-76-40 0-52 0-50-80C-52-116-20-128 30-122L112-126C136-132 146-148 152-170L164-190 192-198 222-178 218-164 192-160C190-132 184-114 166-98L160-72 168 0H154L146-74 130-70 134 0H120L108-78 20-82 12 0Z';
const antlers = 'M168-190C150-206 156-236 132-256M154-216 122-222M146-238 150-262M178-194C180-218 206-230 206-262M186-220 164-236M200-238 226-244';
const deer = halo(90, -120, 190, '#ffdc9a', 0.6, 'deer') + shining(fill('#f2b84a', body) + fill('#ffe0a0', 'M-50-80C-52-116-20-128 30-122L112-126C136-132 146-148 152-170L164-190 192-198C176-176 172-140 154-122 120-100-20-110-50-80Z') + line('#ffe9b8', 7, antlers)) + bulbs(body, '#ffd58a', 6, 13);

export const scene = eventScene(
  { name: 'light-the-night', town: 'Fredericksburg', season: 'winter', hour: 'night', sky: 'night glow', subject: 'a parade float with two reindeer of light, a crowd in front' },
  storefronts(-60, 860, 420, { seed: 8, height: 170 }),
  crossStreet('#6f6a80', 452, '#a8967e'),
  at(400, 520, 1.6, float('#2f6a4c', '#c2453f')),
  each(deer, [130, 424, 1.35], [470, 424, 1.35]),
  bulbs('M64 416H736M64 470H736', '#ff7a5a', 8, 20) + bulbs('M72 444H736', '#7ae08a', 8, 24),
  fill('#141a3a', 'M0 566H800V600H0Z') + crowd(-20, 830, 520, 92, 5, ['#3a2f58', '#2a3560', '#4a2f50', '#33305e', '#403058']),
);
