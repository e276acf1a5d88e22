import { at, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { crossStreet } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

/** A store front, 340 wide: its wall, awning, window and door; `shut` has its blinds down. */
const shop = (stone: string, awning: string, shut: boolean) => `${fill(stone, 'M0 0V-300H340V0Z') + fill(tint(stone, 0.45), 'M-8-312H348V-292H-8Z') + fill(shade(stone, 0.2), 'M318 0V-292H340V0Z') + fill(shut ? '#8a8478' : '#ffd98a', 'M24-36V-176H200V-36Z') + (shut ? line('#a8a294', 5, 'M24-160H200M24-142H200M24-124H200M24-106H200M24-88H200M24-70H200M24-52H200') : fill('#c2705a', 'M44-36v-30h34v30ZM92-36v-46h24v46ZM132-36v-24h46v24Z') + line('#e8b45a', 4, 'M60-176V-140M112-176V-126M164-176V-140')) + line('#f3e6cc', 7, 'M24-36V-176H200V-36ZM112-176V-36') + fill(shut ? '#5a4a44' : '#2f7a6c', 'M230 0V-180H306V0Z') + fill(shut ? '#8a8478' : '#ffe2a0', 'M242-96V-168H294V-96Z')}${fill(awning, 'M10-216H330L346-176H-6Z')}${fill(tint(awning, 0.6), 'M74-216H138L134-176H64ZM202-216H266L276-176H206Z')}`;
const sign = line('#5a4a44', 3, 'M-26-40 0-58 26-40') + fill('#f6ead0', 'M-48-42H48V0H-48Z') + fill('#c2453f', 'M-40-34H40V-8H-40Z') + line('#f6ead0', 4, 'M-28-21H28');
const board = fill('#7a5236', 'M-44 0-30-130H30L44 0H30L26-34H-26L-30 0Z') + fill('#2f3f3a', 'M-28-118H28L34-42H-34Z') + line('#f6ead0', 5, 'M-18-100H18M-20-82H20M-14-64H14');

/** Main Street on a Monday: one shop shut, the next one opening. */
export const scene = litScene(
  { name: 'closed-sign', hour: 'morning', sky: 'morning pale' },
  hills('morning pale', 300, 6) + oak(390, 440, 1.1, '#6f8a4a'),
  at(30, 444, 1, shop('#cdb58e', '#8a7f78', true)) + at(430, 444, 1, shop('#e8cf9c', '#c2553f', false)) + crossStreet('#a89e98', 470, '#decfb0'),
  at(298, 310, 0.9, sign),
  shadow(170, 584, 110) + person(130, 586, 236, { pose: 'point', top: '#3f7f8c', skirt: '#f0dcb4', hat: 'straw', hairdo: 'long', hair: '#7a4426', short: true }) + person(232, 590, -240, { pose: 'stand', top: '#d9843f', bottom: '#4a5468', beard: '#6a4a34', short: true }),
  shadow(580, 586, 70) + at(560, 586, 1.15, board) + person(680, 588, -236, { pose: 'push', top: '#8f3f4f', bottom: '#4a4048', apron: '#f6ead0', hairdo: 'bun', hair: '#8a8490', short: true }),
);
