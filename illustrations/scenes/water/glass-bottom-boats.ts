import { at, each, fill, line } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt, cypress } from '../../kit/trees.ts';

/** The wooden boat with its awning, cut open at the water: 460 units long. */
const boat = `${fill('#f3ead4', 'M-220-120H220L196-96H-196Z')}${fill('#c9483a', 'M-230-132H230V-116H-230Z')}${line('#8a6a4a', 8, 'M-190-96V-10M-64-96V-10M64-96V-10M190-96V-10')}`;
const hull = `${fill('#f6f0e2', 'M-240-20H240L216 34H-216Z')}${fill('#3f8a7a', 'M-236-8H236L230 6H-230Z')}${fill(shade('#f6f0e2', 0.2), 'M-226 14H226L216 34H-216Z')}`;
const fish = (color: string) => fill(color, 'M-34 0C-20-18 14-18 30-4L48-16V16L30 4C14 18-20 18-34 0Z') + fill(tint(color, 0.4), 'M-30 2C-14 12 10 12 26 4 10 16-16 16-30 2Z') + fill('#20242c', 'M-22-4a3 3 0 1 1 .1 0Z');
const weed = line('#3f8a5a', 9, 'M0 0C-14-40 16-70 0-120M20 0C34-30 10-60 26-96M-22 0C-34-30-16-50-28-84');
const boil = fill('#e6d6ab', 'M-70 0C-50-30 50-30 70 0Z') + fill('#f6ead0', 'M-30-14C-20-30 20-30 30-14Z') + line('#d9f4f0', 5, 'M-10-30C-16-54 6-60-4-84M14-34C6-56 24-64 16-90');

export const scene = litScene(
  { name: 'glass-bottom-boats', hour: 'noon', sky: 'noon teal' },
  hills('noon teal', 170, 17) + belt(200, '#4c7f43', 46, 6) + cypress(80, 226, 0.85) + cypress(730, 224, 0.9),
  fill('#7fc4b8', 'M0 216H800V300H0Z') + fill('#4faea8', 'M0 290H800V600H0Z') + fill('#2f8f96', 'M0 400Q400 370 800 400V600H0Z') + fill('#226f80', 'M0 500Q400 470 800 500V600H0Z'),
  fill('#e9f8ec', 'M190 310 120 600H680L610 310Z').replace('/>', ' opacity=".22"/>'),
  at(400, 280, 1.1, boat) + each(person(0, 0, 120, { pose: 'sit', lean: 22, top: '#e0563f', short: true }), [270, 290, 1]) + person(350, 290, 122, { pose: 'sit', lean: 22, top: '#f2c25a', skirt: '#3f6a9c', hairdo: 'long' }) + person(440, 290, -90, { pose: 'sit', lean: 22, child: true, top: '#3f8a7a', short: true }) + person(540, 286, -128, { pose: 'point', top: '#8a8a5c', hat: 'officer', hatColor: '#b59a5c' }) + at(400, 290, 1.1, hull),
  fill('#e6d6ab', 'M0 580C200 560 600 560 800 580V600H0Z') + each(weed, [70, 590, 1.2], [190, 596, 0.9], [640, 592, 1], [740, 590, 1.2]) + each(boil, [330, 590, 1], [520, 594, 0.8]),
  each(fish('#f2b23a'), [250, 430, 1], [560, 470, -0.8]) + each(fish('#c9703a'), [440, 400, 0.8], [160, 500, 0.7]),
);
