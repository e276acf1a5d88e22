import { at, copies, disc, discs, each, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { leafMass } from '../../motifs.ts';
import type { Scene } from '../../poster.ts';

const [WOOD, WHITE, BRASS, IRON] = ['#b5794e', '#f3e8d2', '#f0c04e', '#2f3442'];
const [GLASS, LEAF, TRUNK] = ['#4f6474', '#47743f', '#5a4234'];

/** A house of boards `width` wide and `tall`, its false front stepped above the roof. */
const falseFront = (paint: string, width: number, tall: number, cornice: string) => {
  const [half, inner] = [width / 2, Math.round(width / 3)];
  const seams = Array.from({ length: Math.floor((tall - 140) / 16) }, (_, index) => `M${-half} ${-120 - index * 16}h${width}`).join('');
  return fill(paint, `M${-half} 0V${-tall + 34}H${-inner}V${-tall}H${inner}V${-tall + 34}H${half}V0Z`) + line(shade(paint, 0.16), 2, seams) + fill(shade(paint, 0.22), `M${half - 12} 0V${-tall + 34}h12V0Z`) + fill(cornice, `M${-half - 5} ${-tall + 28}h${width + 10}v8h${-width - 10}ZM${-inner - 6} ${-tall - 8}H${inner + 6}v11H${-inner - 6}Z`);
};

/** A porch roof on posts, 100 units up, over a boardwalk. */
const porch = (width: number, roof: string) => {
  const half = width / 2;
  const posts = [-half + 4, -half / 3, half / 3 - 6, half - 10].map((x) => `M${Math.round(x)}-92h6V0h-6Z`).join('');
  return fill('#4a342e', `M${-half}-88H${half}v14H${-half}Z`) + fill(roof, `M${-half + 10}-114H${half - 10}L${half + 10}-86H${-half - 10}Z`) + fill(tint(roof), `M${-half + 10}-114h${width * 0.3}l-10 28H${-half - 10}Z`) + fill('#e9d6ae', posts) + fill('#9a7050', `M${-half - 10} 0H${half + 10}v12H${-half - 10}Z`) + fill('#6a4a38', `M${-half - 10} 8H${half + 10}v8H${-half - 10}Z`);
};

const saloon = falseFront(WOOD, 196, 236, '#8a4a34') + fill(WHITE, 'M-56-226H56V-190H-56Z') + fill('#8f3a34', 'M-50-221H50V-195H-50ZM-68-176H-40V-128H-68ZM40-176H68V-128H40Z') + fill(GLASS, 'M-64-172H-44V-132H-64ZM44-172H64V-132H44ZM-84-66H-36V-22H-84ZM38-66H86V-22H38Z') + fill(BRASS, 'M-12-216H6V-200H-12ZM6-213h8v10H6v-3h5v-4H6ZM-12-220h18v3h-18Z') + fill('#2f2228', 'M-24-78H26V0H-24Z') + fill('#8a4a34', 'M-22-58Q-10-52-1-56V-16H-22ZM24-58Q12-52 3-56V-16H24Z') + porch(190, '#9a5440');
const museum = falseFront('#7f9a92', 172, 206, '#e9d6ae') + fill('#e9d6ae', 'M-50-194H50V-160H-50Z') + fill('#5a4034', 'M0-164-5-176C-20-172-30-178-34-188-24-182-14-182-8-184H8C14-182 24-182 34-188 30-178 20-172 5-176Z') + fill('#5a4034', 'M-20-76H20V0H-20Z') + fill(GLASS, 'M-70-66H-32V-22H-70ZM32-66H70V-22H32ZM-14-70H14V-36H-14Z') + porch(168, '#6a5f74');
const store = falseFront('#d9a95a', 112, 166, '#7a4a34') + fill('#7a4a34', 'M-16-74H16V0H-16Z') + fill(GLASS, 'M-46-66H-24V-22H-46ZM24-66H46V-22H24ZM-10-68H10V-36H-10Z') + fill('#c2453f', 'M-56-96H56L62-76H-62Z') + fill(WHITE, 'M-36-96h18l-4 20h-20ZM18-96h18l6 20H22Z');
/** The chapel, its bell in the open belfry. */
const chapel = fill(WHITE, 'M-56 0V-110L0-176 56-110V0Z') + fill(shade(WHITE, 0.14), 'M20 0V-152L56-110V0Z') + line(shade(WHITE, 0.14), 2, 'M-56-92H56M-56-74H56M-56-56H56M-56-38H56M-56-20H56') + fill('#8a5548', 'M-68-100 0-184 68-100H54L0-166-54-100Z') + fill(WHITE, 'M-24-156V-226h6v42h36v-42h6V-156Z') + fill('#5a4a50', 'M-18-226H18V-184H-18Z') + fill(BRASS, 'M-13-190C-9-196-9-204-8-209-6-217 6-217 8-209 9-204 9-196 13-190Z') + disc('#a8762e', 0, -188, 3.5) + fill('#8a5548', 'M-32-224 0-262 32-224Z') + line(WHITE, 4, 'M0-262V-286M-8-278H8') + fill('#5a3a30', 'M-17 0V-50a17 18 0 0 1 34 0V0Z') + fill('#6f93a8', 'M-44-26V-58a8 9 0 0 1 16 0v32ZM28-26V-58a8 9 0 0 1 16 0v32ZM-8-98a8 8 0 1 1 16 0 8 8 0 1 1-16 0Z');

/** A live oak behind the town, 150 units tall. */
const farOak = fill(shade(LEAF, 0.4), leafMass(-70, -84, 60, 30, 7, 1) + leafMass(76, -80, 60, 30, 7, 2)) + fill(TRUNK, 'M-12 2C-4-14-6-30-20-42L-66-72H73L20-36C12-26 12-12 20 2Z') + fill(LEAF, leafMass(-10, -104, 106, 36, 11, 12)) + fill(tint(LEAF, 0.3), leafMass(-46, -118, 44, 12, 8, 7));
/** Branches of a live oak over the picture, its trunk at the left. */
const shadeTree = fill(TRUNK, 'M-10 600C20 480 26 300-10 150V0H60C50 90 90 130 204 122 110 148 76 170 74 260 72 400 84 520 104 600Z') + fill(tint(TRUNK, 0.2), 'M74 260C72 400 84 520 104 600H78C62 500 58 380 62 250Z') + fill(shade(LEAF, 0.4), leafMass(120, 30, 210, 70, 13, 3) + leafMass(730, 20, 140, 66, 10, 8)) + fill(LEAF, leafMass(90, 8, 190, 54, 11, 4) + leafMass(750, 2, 100, 46, 8, 9)) + fill(tint(LEAF, 0.3), leafMass(130, 12, 80, 18, 8, 2));

const wheels = (...all: (readonly [x: number, radius: number])[]) => discs(IRON, ...all.map(([x, r]) => [x, -r, r] as const)) + discs('#c2453f', ...all.map(([x, r]) => [x, -r, r * 0.68] as const)) + line(BRASS, 2, all.map(([x, r]) => `M${x - r * 0.6} ${-r}h${r * 1.2}M${x} ${-r * 1.6}v${r * 1.2}`).join(''));
/** An open car with two benches, 108 units long; its riders look out over the side. */
const car = (paint: string, riders: string) => fill(shade(paint, 0.35), 'M2-50V-84q0-6 6-6t6 6l5 34ZM54-50V-84q0-6 6-6t6 6l5 34Z') + riders + line(IRON, 5, 'M-8-24H116') + fill(paint, 'M0-12V-52Q0-58 6-58H102Q108-58 108-52V-12Z') + fill(shade(paint, 0.26), 'M0-28H108V-12H0Z') + line(BRASS, 3, 'M9-50H99V-34H9Z') + wheels([24, 12], [84, 12]);
const engineer = person(26, 6, 124, { pose: 'sit', top: '#4f6f9c', bottom: '#4f6f9c', hat: 'cap', hatColor: '#3f5f8c', beard: '#d9d3cf', hair: '#d9d3cf', holds: line(IRON, 3, 'M20-34 26-60') });
/** The engine, 184 units long: the cab, the boiler with its brass, the diamond stack, the cowcatcher. */
const engine = fill('#5a2f30', 'M4-132H62V-60H4Z') + engineer + fill(IRON, 'M2-38H156V-22H2Z') + fill('#2f6a54', 'M62-84H140V-36H62Z') + fill(tint('#2f6a54', 0.4), 'M62-78H140V-70H62Z') + fill(IRON, 'M134-88H152Q158-60 152-34H134Z') + fill(BRASS, 'M78-84h4v48h-4ZM106-84h4v48h-4ZM130-90h5v56h-5ZM86-84C86-98 102-98 102-84Z') + fill(IRON, 'M137-88 139-106 128-122 134-132H158L164-122 153-106 155-88Z') + fill('#c2453f', 'M132-135H160V-129H132ZM2-14V-70H64V-14ZM0-130H6V-68H0ZM58-130H64V-68H58Z') + fill(shade('#c2453f', 0.3), 'M2-26H64V-14H2Z') + line(BRASS, 3, 'M10-62H56V-36H10Z') + fill('#8f2f34', 'M-10-132Q30-150 74-132V-126H-10Z') + fill(tint('#8f2f34'), 'M-10-132Q30-150 74-132 30-142-10-129Z') + fill(BRASS, 'M150-85H162V-61H150Z') + fill('#ffeeb0', 'M162-88 169-84V-62L162-58Z') + fill('#c2453f', 'M150-34H160L186-3H150Z') + line('#8f2f34', 3, 'M156-30 160-5M161-30 170-5M160-34 184-5') + wheels([24, 14], [80, 20], [122, 20], [148, 10]) + line('#d9d3cf', 5, 'M80-14H122L140-22') + fill('#565c6c', 'M134-33H154V-17H134Z');
const bar = line(BRASS, 3, 'M23-34V-50');

/** A hare with antlers on a boulder, looking to the left. */
const jackalope = fill('#a89a8c', 'M-62 0C-62-18-44-30-20-28H40C58-28 68-16 66 0Z') + fill('#cbbda8', 'M-56-8C-54-20-40-28-20-26H30C0-20-40-18-56-8Z') + disc('#f6ead6', 56, -48, 12) + fill('#94704e', 'M-16-120C8-112 50-96 56-56 58-38 50-28 40-26H-34C-38-40-20-44-22-56-30-74-32-100-16-120Z') + fill('#b8906a', 'M-16-120C4-112 20-104 30-92 8-84-2-64 4-44L-8-34C-16-44-22-52-24-62-30-84-28-104-16-120Z') + fill('#b8906a', 'M4-44C4-70 40-76 46-54 48-42 44-32 38-26H-2C-4-32-2-38 4-44Z') + line('#b8906a', 11, 'M-20-74-26-34H-34') + fill('#94704e', 'M-12-140C0-164 16-180 32-182 34-164 20-144 2-130Z') + fill('#b8906a', 'M-20-142C-18-168-8-188 4-194 12-176 8-154-4-134Z') + fill('#e8bda6', 'M-13-146C-10-166-4-180 2-184 5-172 2-158-6-142Z') + fill('#b8906a', 'M2-132C4-116-10-106-24-108-38-106-54-112-54-122-52-136-36-150-20-146-8-144 0-140 2-132Z') + fill('#e6cfae', 'M-54-122C-48-116-36-116-30-108-42-106-54-112-54-122Z') + disc('#2b2028', -31, -130, 4) + disc('#5a4034', -53, -123, 3) + line('#efe0bd', 5, 'M-24-144C-30-160-26-176-36-194M-28-164-46-176M-28-178-16-192M-14-144C-14-160-8-172-12-196');

const train = at(0, 0, 1, car('#3f7fa0', person(22, 2, 104, { pose: 'sitWave', child: true, top: '#f2c25a', short: true, skin: '#8a5a3c' }) + person(72, 2, 104, { pose: 'sit', child: true, top: '#d9607a', hairdo: 'bun', hair: '#8a4f2c', holds: bar }))) + at(118, 0, 1, car('#e0a53f', person(22, 6, 128, { pose: 'sit', top: '#4f8a6a', hat: 'cowboy', holds: bar }) + person(70, 2, 102, { pose: 'sitWave', child: true, top: '#e8623f', short: true, hat: 'straw' }))) + at(236, 0, 1, engine);

export const scene: Scene = {
  wholeUnits: true,
  ...litScene(
    { name: 'pioneer-town', hour: 'afternoon', sky: 'afternoon high' },
    hills('afternoon high', 334, 5) + each(farOak, [230, 376, 1.9], [530, 376, 2.05], [730, 376, 1.6]),
    fill('#dcbf8e', 'M0 380C200 370 600 370 800 380V470H0Z') + at(214, 390, 1, saloon) + at(376, 386, 1, chapel) + at(496, 388, 1, store) + at(686, 392, 1, museum),
    shadow(662, 447, 86) + at(646, 449, 1, jackalope),
    fill('#b8a083', 'M0 458H800V540H0Z') + fill('#6f5040', copies('M0 0h26l4 9h-34Z', ...Array.from({ length: 18 }, (_, tie) => [tie * 46 - 4, 466, 1] as const))) + fill(shade('#b8a083', 0.34), 'M106 472H574L590 484H120Z') + fill('#6a6472', 'M0 467H800V472H0Z') + fill('#d9d3cf', 'M0 465H800V468H0Z'),
    `<g opacity=".85">${discs('#fff8ea', [528, 304, 9], [516, 292, 14], [496, 280, 19], [470, 274, 15], [450, 266, 10])}</g>`,
    at(110, 466, 1.1, train),
    lawn('#a8a458', 500, 6) + fill(shade('#a8a458', 0.2), 'M0 552Q120 530 260 548 340 562 250 578 140 592 0 590ZM420 578Q520 562 640 574 700 584 600 592 480 596 420 578Z') + fill('#6f7f3c', copies('M-20 0Q-16-14-26-22-10-16-8-4-8-20-6-32 4-18 4-4 10-16 22-22 14-10 16 0Z', [200, 566, 1], [410, 590, 1.3], [540, 558, 0.9], [700, 582, 1.3])) + line('#6f7f3c', 3, 'M184 540 194 566M208 532 204 566M396 552 404 590M430 560 422 590M684 546 694 582M718 552 708 582M734 562 716 582') + discs('#e8543a', [184, 540, 6], [208, 532, 7], [396, 552, 7], [430, 560, 8], [684, 546, 8], [718, 552, 7], [734, 562, 6]) + discs('#f2c25a', [184, 540, 3], [208, 532, 3], [396, 552, 3], [430, 560, 3], [684, 546, 3], [718, 552, 3], [734, 562, 3]) + shadeTree,
  ),
};
