import { at, disc, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bunting, tent } from '../../kit/festive.ts';
import { dirt, fence } from '../../kit/land.ts';
import { star } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt } from '../../kit/trees.ts';

/** A rosette with two tails. */
const rosette = fill('#2f5fae', 'M-14 10-26 70-6 58-2 20ZM14 10 26 70 6 58 2 20Z') + fill('#3f74c8', 'M0-34 10-24 24-28 26-14 38-6 30 6 34 20 20 22 12 34 0 26-12 34-20 22-34 20-30 6-38-6-26-14-24-28-10-24Z') + fill('#fdf6e6', 'M-16 0a16 16 0 1 1 32 0 16 16 0 1 1-32 0Z') + star(0, 0, 11, '#2f5fae');

const COAT = '#9c4a2c';
const WHITE = '#f6ead6';
const DARK = shade(COAT, 0.36);
const HOOF = '#3a2a2c';
const frontLeg = 'M-140-170C-136-130-124-84-119-56L-120-12H-94L-95-56C-92-78-88-104-86-170Z';
const hindLeg = 'M92-170C94-136 116-114 130-88L128-48 130-12H156L159-50 168-84C180-112 190-150 184-200Z';
const [frontHoof, hindHoof] = ['M-122-14h30l3 14h-37Z', 'M128-14h30l3 14h-37Z'];
const [frontSock, hindSock] = ['M-119-50-95-50-94-12H-120Z', 'M128-44 158-46 156-12H130Z'];

/** A Hereford heifer, groomed and squared up, its head to the left: 470 units long, 315 tall. */
const heifer = at(40, -6, 1, fill(DARK, frontLeg) + fill(shade(WHITE, 0.2), frontSock) + fill(HOOF, frontHoof)) + at(-44, -6, 1, fill(DARK, hindLeg) + fill(shade(WHITE, 0.2), hindSock) + fill(HOOF, hindHoof))
  + line(COAT, 9, 'M178-232C198-200 196-150 190-112') + fill(WHITE, 'M184-120C176-90 178-62 190-42 202-62 206-92 196-120Z')
  + fill(COAT, 'M-112-254C-50-246 60-252 124-256 158-256 180-244 184-220 190-180 178-150 158-122L120-108C70-92-40-84-98-100-132-110-152-130-156-164-158-200-140-236-112-254Z')
  + fill(COAT, 'M-92-252C-130-276-158-300-190-310L-226-258C-208-222-190-180-154-136L-90-150Z')
  + fill(tint(COAT, 0.22), 'M-96-250C-50-246 60-252 124-256 156-256 176-246 182-226 130-232 60-216-20-216-70-216-92-228-96-250Z')
  + fill(WHITE, 'M-154-136C-190-180-208-222-226-258L-196-246C-186-228-164-204-148-180-140-164-130-150-112-142L-98-100C-124-106-144-118-154-136ZM-70-95C-20-88 60-90 104-104 60-108-20-104-70-95Z')
  + fill(COAT, frontLeg + hindLeg) + fill(WHITE, frontSock + hindSock) + fill(HOOF, frontHoof + hindHoof)
  + fill(DARK, 'M92-100C84-124 84-150 94-178 82-152 74-128 76-104ZM-88-104C-80-128-82-164-96-196-84-164-82-130-92-100Z')
  + fill(WHITE, 'M-180-312C-198-322-216-314-224-300L-270-238C-282-222-276-204-258-203-242-203-230-210-222-220L-186-250C-170-266-168-298-180-312Z')
  + fill(shade(WHITE, 0.14), 'M-222-220-186-250C-170-266-168-298-180-312-184-290-190-270-204-252Z')
  + fill('#dba394', 'M-270-238C-282-222-276-204-258-203-248-203-240-206-233-211-246-214-258-224-262-249Z') + fill('#8a5a54', 'M-270-222q6-6 9 0-4 6-9 0Z') + line('#8a5a54', 2.5, 'M-270-210Q-258-208-250-214')
  + fill(COAT, 'M-190-302C-176-314-150-310-138-290-154-280-180-282-190-302Z') + fill(DARK, 'M-182-300C-170-304-154-300-146-290-158-286-174-288-182-300Z')
  + disc('#2b1a1a', -219, -282, 5) + disc('#fff6e6', -220.500, -284, 1.6)
  + line('#5a3424', 5, 'M-262-248C-248-236-236-224-232-212M-250-238C-220-254-196-268-184-296M-232-213-204-236');

export const scene = eventScene(
  { name: 'comal-county-fair', town: 'New Braunfels', season: 'fall', hour: 'morning', sky: 'morning pale', subject: 'a girl with her prize heifer and its blue ribbon in the show ring' },
  hills('morning pale', 350, 20) + belt(372, '#7a9a4c', 40, 2) + tent(-16, 404, 0.8, '#f6ead0', '#3f6a9c') + tent(620, 404, 0.9, '#f6ead0', '#c2453f'),
  bunting([[-10, 110], [260, 70], [540, 100], [810, 50]], ['#c2453f', '#f3dcb0', '#3f6a9c'], 34, 28) + fence(436, '#e8dcc8', 100),
  dirt('#d9b07a', 430) + shadow(470, 566, 230) + shadow(120, 574, 50) + shadow(728, 574, 50),
  at(472, 566, 1.06, heifer) + line('#6a4a34', 4, 'M228 340C222 380 212 416 192 424'),
  at(354, 336, 1, rosette),
  person(120, 576, 268, { pose: 'hold', top: '#fbf6ea', bottom: '#2f3f6a', hat: 'cowboy', hatColor: '#f6ead0', hairdo: 'long', hair: '#a8632c' }) + person(730, 576, -258, { pose: 'point', top: '#5f7f5a', bottom: '#4a3f3c', hat: 'cowboy', hatColor: '#3a2c2c', beard: '#d9d3cf' }),
);
