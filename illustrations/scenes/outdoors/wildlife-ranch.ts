import { at, each, fill, line } from '../../kit/at.ts';
import { tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn, path } from '../../kit/land.ts';
import { hills } from '../../kit/skies.ts';
import { cedar, oak } from '../../kit/trees.ts';
import { wheel } from '../../kit/vehicles.ts';

const HIDE = '#e8b76a';
const spots = fill('#a8642f', 'M-30-160l20-8 12 18-18 12ZM20-150l24-6 6 20-22 8ZM70-150l18 4-2 22-20-6ZM-20-120l22-4 6 20-20 8ZM40-116l20-2 4 20-22 2ZM92-110l14 4-4 18-16-6ZM-62-230l16-10 10 18-14 10ZM-84-290l14-8 8 18-14 8ZM-50-190l16-6 8 16-16 8ZM-98-340l12-6 8 14-12 8Z');
/** A giraffe that lowers its head to the left: 330 units long, 400 tall. */
const giraffe = `${line(HIDE, 17, 'M-30-90V0M6-84V0M84-90V0M112-94 118 0')}${fill(HIDE, 'M-50-180C-80-240-110-330-126-372L-92-384C-70-330-40-250 6-184 60-180 116-160 124-120 126-92 100-74 70-74H-20C-50-80-60-130-50-180Z')}${fill(HIDE, 'M-128-376C-140-396-120-410-100-400L-84-386-96-362-150-326C-164-322-172-336-162-346Z')}${fill(tint(HIDE, 0.5), 'M-150-326C-164-322-172-336-162-346L-142-356-134-336Z')}${spots}${line('#8a5a34', 6, 'M-108-402-112-424M-92-400-90-422')}${fill('#20242c', 'M-122-384a4 5 0 1 1 .1 0Z')}${line('#8a5a34', 5, 'M122-120C140-90 136-60 140-40')}${fill('#5a3a2a', 'M-38 0H-22V-12H-38ZM-2 0H14V-12H-2ZM76 0H92V-12H76ZM110 0H126V-12H110Z')}`;
/** A family car with its windows open, to the right: 330 units long. */
const car = `${fill('#3f7f9c', 'M-160-30C-164-66-150-80-110-84L-70-130H60L110-84C150-80 164-66 160-30Z')}${fill(tint('#3f7f9c', 0.4), 'M-110-84-70-130H-10V-84Z')}${fill('#dff0f2', 'M-96-86-64-122H-14V-86ZM-4-122H54L90-86H-4Z')}${wheel(-92, -28, 30)}${wheel(92, -28, 30)}${fill('#f2c25a', 'M144-62h14v14h-14Z')}`;
const zebra = `${line('#f3f0ea', 12, 'M-40-50V0M-16-46V0M40-48V0M62-50V0')}${fill('#f3f0ea', 'M-60-110C-20-120 40-118 70-104 84-80 74-50 50-46H-30C-56-50-66-80-60-110Z')}${fill('#f3f0ea', 'M-56-104C-76-130-90-150-104-156L-124-130C-128-118-114-112-106-116L-76-86Z')}${line('#2b2830', 7, 'M-40-112-34-54M-14-116-10-50M14-116V-48M42-112 34-50M-84-146-92-120M-66-128-70-98M-40-30H-34M40-30H46')}${line('#2b2830', 6, 'M-98-160-70-132M72-100C86-80 84-60 84-44')}`;

export const scene = litScene(
  { name: 'wildlife-ranch', hour: 'noon', sky: 'noon towers' },
  hills('noon towers', 370, 29) + oak(90, 420, 1.3) + cedar(30, 430, 0.8) + cedar(180, 424, 0.6),
  lawn('#a8b05c', 410, 6) + path(660, 420, '#e0cb9c', 380) + each(zebra, [130, 500, 0.7], [250, 480, -0.55]),
  at(300, 590, 1.35, car),
  at(660, 580, 1.3, giraffe),
);
