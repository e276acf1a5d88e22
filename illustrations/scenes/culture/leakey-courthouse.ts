import { at, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { street } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { oak } from '../../kit/trees.ts';
import { canoe, pickup, wheel } from '../../kit/vehicles.ts';

const STONE = '#e6d2a4';
const panes = (y: number, height: number) => [236, 306, 474, 544].map((x) => fill('#6a7890', `M${x} ${y}h36v${height}h-36Z`) + fill(tint(STONE, 0.5), `M${x - 5} ${y + height}h46v7h-46Z`)).join('');
/** Real County's courthouse: two plain floors of limestone under a flat roof, a stair to the door. */
const courthouse = fill(STONE, 'M204 410V190H612V410Z') + fill(shade(STONE, 0.2), 'M572 410V190H612V410Z') + fill(tint(STONE, 0.45), 'M194 182H622V200H194ZM204 298H612V306H204Z') + line(shade(STONE, 0.14), 2, 'M204 226H612M204 256H612M204 330H612M204 362H612M204 390H612') + panes(216, 64) + panes(320, 62) + fill(tint(STONE, 0.25), 'M360 410V166H456V410Z') + fill(shade(STONE, 0.3), 'M352 160H464V174H352Z') + fill('#6a7890', 'M386 214h44v60h-44Z') + fill('#7a3f34', 'M380 398V330a28 26 0 0 1 56 0V398Z') + fill('#cdb88c', 'M344 398H472V424H344Z') + line('#8a8490', 5, 'M408 160V84') + fill('#c2453f', 'M410 86H470L456 104 470 122H410Z') + fill('#f8f0e2', 'M410 98H460L456 104 461 110H410Z');
/** A touring motorcycle, 210 long. */
const bike = wheel(-72, -30, 30) + wheel(76, -30, 30) + line('#3a3440', 7, 'M76-30 44-104 20-112M-72-30-10-34 44-60') + fill('#2f6f9c', 'M-30-66C0-92 34-92 52-74L30-44H-20Z') + fill('#2a2430', 'M-92-76C-70-90-40-82-24-66L-34-56H-80Z') + fill('#8f96a6', 'M-22-46H30L20-20H-14Z') + fill('#e8dcc0', 'M48-110 66-132 74-104Z') + fill('#7a4a34', 'M-112-74h34v32h-34Z');

/** The canyon's walls behind the courthouse, a canoe and a motorcycle on their way. */
export const scene = litScene(
  { name: 'leakey-courthouse', hour: 'noon', sky: 'noon blue' },
  fill('#7fa0b4', 'M0 210C60 120 150 90 230 150 330 120 480 110 580 160 650 90 740 100 800 170V420H0Z') + fill('#5f8f6a', 'M0 270C60 200 130 190 200 240 330 210 500 200 610 250 680 190 750 190 800 230V430H0Z') + fill('#dcc9a0', 'M20 236l60-28 46 14-70 22ZM650 226l70-22 50 22-80 18Z'),
  courthouse + oak(110, 424, 1.15) + oak(720, 424, -1.25) + fill('#8fae5c', 'M0 414H800V446H0Z') + fill('#d9c9a8', 'M352 424H464L520 446H296Z') + street('#a39a98', 446, '#dccba8'),
  shadow(230, 580, 190) + at(230, 574, 1.7, pickup('#c2453f')) + at(200, 470, 1.1, canoe('#3f7f5a')),
  shadow(600, 588, 140) + person(556, 584, 226, { pose: 'hold', top: '#3a3440', bottom: '#4a5f8c', hat: 'scarf', hatColor: '#c2453f', beard: '#6a5a50' }) + at(590, 588, 1.25, bike),
);
