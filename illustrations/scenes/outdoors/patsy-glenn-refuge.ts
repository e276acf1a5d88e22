import { at, copies, disc, each, fill, line, oval, } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn } from '../../kit/land.ts';
import { hills } from '../../kit/skies.ts';
import { belt } from '../../kit/trees.ts';
import { leafMass } from '../../motifs.ts';

/** A small bird, 60 long, its bill to the right: body, wing, then what makes its kind. */
const bird = (breast: string, back: string, bill: string, marks = '') =>
  line('#4a3a34', 2.2, 'M-2-2V8M6-2V8') + fill(back, 'M-14-12-44 0-42 7-10 0Z') + fill(breast, 'M-20-4C-16-22 0-28 12-26 26-22 24-6 14-1 4 4-12 4-20-4Z') + fill(back, 'M-26-1C-22-18-6-24 4-20 6-10-8-2-26-1Z') + marks + fill(bill, 'M27-32 38-28 27-24Z') + disc('#181420', 22, -31, 1.9);
const crown = (color: string) => disc(color, 18, -30, 10.5);
const bunting = bird('#d8392f', '#6f9a35', '#8a8478', crown('#33479f') + fill('#4f8a3c', 'M-22-3C-14-14-4-16 2-14-4-4-12-2-22-3Z') + line('#d8392f', 1.6, 'M19-31h6'));
const cardinal = bird('#cf2f2a', '#a52628', '#f08a3a', crown('#cf2f2a') + fill('#cf2f2a', 'M10-36 6-56C16-50 24-44 26-38Z') + fill('#2a1a20', 'M23-35 29-33 28-24 22-23Z'));
const sparrow = bird('#e2d3b8', '#8f6a48', '#7a6a58', crown('#cdb898') + fill('#8a5234', 'M8-32C8-44 26-44 28-34 20-38 14-36 8-32Z') + line('#5f4430', 2, 'M-18-6-4-14M-14-12 0-18'));

const ELM = '#769748';
/** A cedar elm: a slim trunk, a tall crown of small leaves; 240 tall. */
const elm = fill(shade(ELM, 0.34), leafMass(-20, -112, 44, 30, 11, 2) + leafMass(24, -142, 46, 34, 11, 4) + leafMass(0, -196, 40, 42, 12, 1)) + line('#6a564a', 8, 'M0 4C-4-40 2-80 0-150M-1-70-26-112M0-90 26-136') + fill(ELM, leafMass(-26, -120, 32, 18, 10, 5) + leafMass(20, -152, 34, 20, 10, 3) + leafMass(-4, -206, 30, 28, 10, 6)) + fill(tint(ELM, 0.36), leafMass(-32, -126, 18, 9, 8, 1) + leafMass(10, -160, 18, 10, 8, 4) + leafMass(-12, -216, 16, 14, 8, 2));

/** The tower for chimney swifts: boards around a shaft, on four posts; 230 tall. */
const tower = line('#5a4638', 6, 'M-16 0V-34M16 0V-34') + fill('#b58d62', 'M-22-30V-222H22V-30Z') + fill(shade('#b58d62', 0.24), 'M8-30V-222H22V-30Z') + line(shade('#b58d62', 0.3), 1.6, 'M-22-58H22M-22-86H22M-22-114H22M-22-142H22M-22-170H22M-22-198H22') + fill('#7a5a40', 'M-27-234H27V-220H-27Z');
const SWIFT = 'M0 0C8-12 22-16 38-14 24-8 14 0 7 8L2 20-2 8C-12 4-24 2-38 6-26-6-12-8 0 0Z';

/** The basin of limestone under a dripping tube. */
const basin = `${fill('#a99a84', 'M-96 40C-92 4-60-6-60-6H66C84 0 98 20 100 40Z') + fill('#cdbfa4', 'M-96 40C-92 4-60-6-60-6H-10C-30 8-40 24-40 40Z') + fill('#e2d6bc', 'M-104-14C-104-34 104-34 104-14 104 6-104 6-104-14Z') + oval('#5f8f98', 0, -15, 84, 11) + oval('#a9d0d2', -6, -17, 62, 6)}<ellipse cx="28" cy="-15" rx="26" ry="4.500" fill="none" stroke="#eefaf6" stroke-width="2"/>${line('#8a5a3c', 6, 'M128 44V-112Q126-134 100-132H46Q28-132 28-116')}${fill('#f0fbfa', copies('M0-9C4-2 5 1 5 4 5 9-5 9-5 4-5 1-4-2 0-9Z', [28, -96, 1], [28, -64, 1.1], [28, -36, 0.9]))}`;

const WALL = '#5e4436';
/** The inside of the blind: boards around its window, a sill, and the bench. */
const blind = `<path d="M0 0H800V600H0ZM96 66V404H722V66Z" fill="${WALL}" fill-rule="evenodd"/>${line(shade(WALL, 0.35), 3, 'M48 40V540M0 36H800M0 14H800M762 40V540M160 428V540M240 428V540M320 428V540M400 428V540M480 428V540M560 428V540M640 428V540M96 428V540M722 428V540')}${fill(shade(WALL, 0.5), 'M82 52H736V66H82ZM82 66H96V404H82Z')}${fill('#c99a68', 'M722 66H736V404H722Z')}${fill('#9a7350', 'M70 404H748V426H70Z')}${fill('#e6c48c', 'M70 402H748V409H70Z')}${fill('#3f2d28', 'M70 426H748V436H70Z')}${fill('#3a2a28', 'M0 540H800V600H0Z')}${fill('#6d4c38', 'M440 540H704L760 600H470Z')}${line('#4d3a34', 3, 'M0 562H800M0 584H800')}`;
const bench = fill('#7f5c42', 'M128 500H420V516H128Z') + fill('#b98a5c', 'M128 497H420V503H128Z') + line('#5a4032', 12, 'M150 516V584M396 516V584');

/** She sits with her field glasses at her eyes, 100 units tall, her seat at -44. */
const birder = line('#35405c', 9.500, 'M-4-42 15-45 17-22') + line('#4a587c', 10, 'M0-42 20-42 22-20') + fill('#5a3a2c', 'M12-25h10l7 4q2 1 2 3H12ZM17-22h10l8 4q2 1 2 3H17Z') + line('#2f5f52', 7.500, 'M-4-71 9-64 15-84') + fill('#3f7a68', 'M-11-77C-16-74-14-66-12-60L-10-38H11L12-62C13-72 10-77 6-78L0-80Z') + fill('#2f5f52', 'M4-40 9-76C13-72 13-64 12-60L11-38Z') + line('#c98a62', 6, 'M0-80V-85') + disc('#c98a62', 2, -90, 8.4) + fill('#6a3a28', 'M-7-83C-12-96-3-101 4-99 8-98 10-97 10-95 3-96-1-93-2-87L-5-76-12-68C-12-74-10-78-7-83Z') + fill('#e2c592', 'M-14-93Q2-99 19-94 3-90-14-93Z') + fill('#f0dcb0', 'M-7-95Q-6-106 2-106T11-95Q3-93-7-95Z') + fill('#262a36', 'M9-93 15-94 16-95 23-96V-84L16-85 15-86 9-87Z') + line('#4a5064', 1.4, 'M15-93V-87') + line('#4a8a76', 8, 'M3-70 15-60 17-76') + disc('#c98a62', 17, -82, 3.8);

/** A morning in the bird blind of the Patsy Glenn Refuge. */
export const scene = litScene(
  { name: 'patsy-glenn-refuge', hour: 'morning', sky: 'morning gold' },
  hills('morning gold', 330, 18) + belt(346, '#8aa05e', 50, 7) + each(elm, [366, 360, 0.9], [548, 354, 0.82], [664, 364, 1.08]) + at(452, 358, 1.1, tower),
  fill('#3a3444', copies(SWIFT, [500, 116, 0.6, 12], [404, 96, 0.5, -16], [556, 88, 0.4, 10])) + lawn('#98a85a', 350, 5),
  at(540, 372, 1, basin) + at(492, 340, 1, cardinal) + at(606, 344, 0.95, bunting, -0.95) + each(sparrow, [548, 390, 0.8], [664, 388, -0.8], [430, 388, 0.8]),
  blind + bench + at(256, 642, 3.25, birder),
);
