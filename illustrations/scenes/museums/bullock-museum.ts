import { at, fill, line } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn } from '../../kit/land.ts';
import { star } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';

const GRANITE = '#d98f7c';
const BRONZE = '#a8743c';
/** The bronze star before the museum, as high as a house: 250 units across on its base. */
const great = `${fill('#8a7468', 'M-120 0-90-40H90L120 0Z')}${fill(tint('#8a7468', 0.3), 'M-90-40H90L84-50H-84Z')}${at(0, -160, 1, star(0, 0, 124, BRONZE))}${fill(tint(BRONZE, 0.45), 'M0-284 28-198 0-160ZM118-198 46-144 0-160ZM73-60 0-112V-160ZM-73-60-46-144 0-160ZM-118-198-28-198 0-160Z')}${line(shade(BRONZE, 0.3), 4, 'M0-284V-112M118-198-46-144M-118-198 46-144M73-60-28-198M-73-60 28-198')}`;
const museum = `${fill(GRANITE, 'M-400 0V-200H400V0Z')}${fill(shade(GRANITE, 0.16), 'M180-200H400V0H180Z')}${fill(tint(GRANITE, 0.4), 'M-410-212H410V-196H-410ZM-400-104H400V-98H-400Z')}${fill('#5a5f78', 'M-350-180H-290V-114H-350ZM-260-180H-200V-114H-260ZM200-180H260V-114H200ZM290-180H350V-114H290ZM-350-84H-290V-16H-350ZM-260-84H-200V-16H-260ZM200-84H260V-16H200ZM290-84H350V-16H290Z')}${fill('#e6d2a8', 'M-150 0V-240H150V0Z')}${fill('#4f5f78', 'M-110 0V-150a110 90 0 0 1 220 0V0Z')}${line('#e6d2a8', 6, 'M-110-150H110M-56-226V0M0-238V0M56-226V0M-110-76H110')}${fill('#8fa3a0', 'M-120-240C-110-310 110-310 120-240Z')}`;

export const scene = litScene(
  { name: 'bullock-museum', hour: 'morning', sky: 'morning clear' },
  at(400, 450, 1, museum),
  lawn('#8fae58', 446, 10) + fill('#e0cfae', 'M250 600 330 460H470L550 600Z'),
  at(400, 590, 1.25, great),
  person(180, 592, 170, { pose: 'point', top: '#3f6a9c', short: true, hat: 'cap', hatColor: '#c2453f' }) + person(110, 594, 130, { pose: 'cheer', child: true, top: '#f2c25a', short: true }) + person(650, 592, -176, { pose: 'stand', top: '#5f7f5a', skirt: '#f0e2c4', hairdo: 'long', hair: '#8a4a2c' }) + person(710, 594, -128, { pose: 'wave', child: true, top: '#c2453f', short: true, skin: '#8a5a3c' }),
);
