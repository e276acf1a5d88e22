import { hereford } from '../../kit/animals.ts';
import { at, disc, each, fill, line, oval, shadow } from '../../kit/at.ts';
import { logCabin } from '../../kit/buildings.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { dirt, fence } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const hen = (feather: string) => `${line('#d98a2f', 4, 'M-6 0V-14M8 0V-14')}${fill(feather, 'M-40-44C-34-20-14-10 6-12 26-14 36-30 34-52L40-66 30-70C22-70 20-60 16-52-4-40-24-54-40-60Z')}${fill(shade(feather, 0.25), 'M-24-40C-16-24 4-22 14-34 0-36-10-36-24-40Z')}${fill('#c2352f', 'M24-70q2-12 8-6 6-6 6 6ZM36-60q6 4 2 12-4-4-2-12Z')}${fill('#f2b23a', 'M39-66 50-62 39-59Z')}${disc('#20242c', 33, -64, 2)}`;
/** A milk cow that looks to the left, with small horns and a full udder: 190 units long. */
const cow = `${hereford(false, '#b9824a')}${fill('#f0b8a0', 'M18-31C18-18 44-18 46-32ZM24-22h5v8h-5ZM36-22h5v8h-5Z')}${fill('#f3e6cc', 'M-74-92C-80-98-82-104-78-110-76-104-72-98-68-94ZM-58-94C-54-98-52-104-54-110-48-104-48-96-52-90Z')}`;

export const scene = litScene(
  { name: 'sauer-beckmann-farm', hour: 'morning', sky: 'morning clear' },
  hills('morning clear', 370, 27) + logCabin(210, 424, 1.35) + oak(430, 424, 1.1) + at(640, 424, 1, fill('#a8a08f', 'M-110 0V-120H110V0Z') + fill('#8f8676', 'M40-120H110V0H40Z') + fill('#6f7684', 'M-128-112-70-178H70L128-112Z') + fill('#5a3a30', 'M-40 0V-80H10V0Z')),
  dirt('#d9bd84', 420) + fence(470, '#8a6a4a', 100),
  shadow(380, 562, 190) + at(380, 562, 2.2, cow),
  at(372, 578, 1, line('#7a5236', 7, 'M-24 0-16-46M24 0 16-46') + fill('#a8764a', 'M-30-52H30V-42H-30Z')) + at(452, 584, 0.8, fill('#b9c0ca', 'M-24 0-30-44H30L24 0Z') + oval(tint('#b9c0ca', 0.6), 0, -44, 30, 7)) + person(378, 610, 178, { pose: 'paddle', lean: 10, top: '#6a8ab0', skirt: '#5a4a68', hat: 'bonnet', hatColor: '#f6efe0' }),
  each(hen('#c9703a'), [650, 588, 1.1], [80, 590, 1]) + each(hen('#f3ead4'), [730, 560, -1]),
);
