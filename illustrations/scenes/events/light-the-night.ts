import { at, fill, line } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { lamplit, shining } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { crossStreet } from '../../kit/land.ts';
import { bulbs, halo, star } from '../../kit/lights.ts';
import { crowd } from '../../kit/people.ts';
import { cedar } from '../../kit/trees.ts';
import { float, pickup } from '../../kit/vehicles.ts';

const body = 'M0 0-4-70-24-76-40 0-52 0-50-80C-52-116-20-128 30-122L112-126C136-132 146-148 152-170L164-190 192-198 222-178 218-164 192-160C190-132 184-114 166-98L160-72 168 0H154L146-74 130-70 134 0H120L108-78 20-82 12 0Z';
const antlers = 'M168-190C150-206 156-236 132-256M154-216 122-222M146-238 150-262M178-194C180-218 206-230 206-262M186-220 164-236M200-238 226-244';
const deer = halo(90, -120, 190, '#ffdc9a', 0.6, 'deer') + shining(fill('#f2b84a', body) + fill('#ffe0a0', 'M-50-80C-52-116-20-128 30-122L112-126C136-132 146-148 152-170L164-190 192-198C176-176 172-140 154-122 120-100-20-110-50-80Z') + line('#ffe9b8', 7, antlers)) + bulbs(body, '#ffd58a', 6, 13);

export const scene = eventScene(
  { name: 'light-the-night', town: 'Fredericksburg', season: 'winter', hour: 'night', sky: 'night glow', subject: 'a pickup pulls a float with a reindeer of light and a lit cedar past the crowd' },
  storefronts(-60, 860, 420, { seed: 8, height: 170 }),
  crossStreet('#6f6a80', 452, '#a8967e'),
  at(110, 556, 1.25, lamplit(pickup('#c2453f'))) + halo(-30, 500, 120, '#ffe9ae', 0.9) + at(520, 548, 1.4, lamplit(float('#2f7a52', '#f2c25a'))),
  at(300, 460, 1.3, deer) + lamplit(cedar(680, 462, 2.2)) + bulbs('M640 420Q680 440 720 420M646 380Q680 400 714 380M654 338Q680 354 706 338M664 300Q680 310 696 300', '#ff8a6a', 9, 18) + star(680, 236, 26, '#FFF3C4'),
  bulbs('M226 462H814', '#ffd58a', 8, 20) + bulbs('M226 516H814', '#ff7a5a', 8, 24),
  fill('#141a3a', 'M0 566H800V600H0Z') + crowd(-20, 830, 530, 92, 5, ['#7a4a6a', '#4a5a8c', '#8a5a58', '#5a5080', '#6a4a70']),
);
