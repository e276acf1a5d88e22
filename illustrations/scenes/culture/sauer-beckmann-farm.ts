import { at, disc, each, fill, line, oval } from '../../kit/at.ts';
import { logCabin } from '../../kit/buildings.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { dirt, fence } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const hen = (feather: string) => `${line('#d98a2f', 4, 'M-6 0V-14M8 0V-14')}${fill(feather, 'M-40-44C-34-20-14-10 6-12 26-14 36-30 34-52L40-66 30-70C22-70 20-60 16-52-4-40-24-54-40-60Z')}${fill(shade(feather, 0.25), 'M-24-40C-16-24 4-22 14-34 0-36-10-36-24-40Z')}${fill('#c2352f', 'M24-70q2-12 8-6 6-6 6 6ZM36-60q6 4 2 12-4-4-2-12Z')}${fill('#f2b23a', 'M39-66 50-62 39-59Z')}${disc('#20242c', 33, -64, 2)}`;
/** A milk cow that looks to the left: 260 units long. */
const cow = `${line('#c9935a', 15, 'M-70-40V0M-44-40V0M66-40V0M92-44V0')}${fill('#d9a86a', 'M-96-120C-60-132 60-136 104-124 122-116 124-80 112-52 80-32-40-30-78-46-100-60-104-96-96-120Z')}${fill(shade('#d9a86a', 0.22), 'M-78-46C-40-30 80-32 112-52 116-66 118-80 116-92 90-60-30-54-90-84-90-68-86-54-78-46Z')}${fill('#d9a86a', 'M-92-126C-110-140-130-140-142-128L-166-96C-172-84-160-76-148-80L-120-88-96-78Z')}${fill('#f0dfc0', 'M-166-96C-172-84-160-76-148-80L-142-96Z')}${line('#f3e6cc', 6, 'M-130-136C-140-150-140-160-132-168M-112-136C-104-150-102-158-108-166')}${fill('#8a5a3c', 'M-104-130C-90-136-84-130-84-120Z')}${disc('#20242c', -138, -114, 4)}${fill('#f0b8a0', 'M30-42C34-22 62-22 66-42Z')}${line('#c9935a', 6, 'M114-112C130-90 126-60 130-40')}`;

export const scene = litScene(
  { name: 'sauer-beckmann-farm', hour: 'morning', sky: 'morning clear' },
  hills('morning clear', 370, 27) + logCabin(210, 424, 1.35) + oak(430, 424, 1.1) + at(640, 424, 1, fill('#a8a08f', 'M-110 0V-120H110V0Z') + fill('#8f8676', 'M40-120H110V0H40Z') + fill('#6f7684', 'M-128-112-70-178H70L128-112Z') + fill('#5a3a30', 'M-40 0V-80H10V0Z')),
  dirt('#d9bd84', 420) + fence(470, '#8a6a4a', 100),
  at(330, 580, 1.35, cow),
  at(486, 578, 1, line('#7a5236', 8, 'M-30 0-20-52M30 0 20-52') + fill('#a8764a', 'M-38-56H38V-46H-38Z')) + person(486, 606, -190, { pose: 'sit', top: '#6a8ab0', skirt: '#5a4a68', apron: '#f6efe0', hat: 'bonnet', hatColor: '#f6efe0' }) + at(412, 582, 0.9, fill('#b9c0ca', 'M-24 0-30-44H30L24 0Z') + oval(tint('#b9c0ca', 0.6), 0, -44, 30, 7)),
  each(hen('#c9703a'), [650, 586, 1.2], [90, 588, 1.1]) + each(hen('#f3ead4'), [730, 560, -1]),
);
