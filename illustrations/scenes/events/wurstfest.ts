import { at, fill, line } from '../../kit/at.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bunting, steam, tent } from '../../kit/festive.ts';
import { LEAVES } from '../../kit/hours.ts';
import { accordion, stein } from '../../kit/instruments.ts';
import { halo, wire } from '../../kit/lights.ts';
import { crowd, person } from '../../kit/people.ts';
import { cypress } from '../../kit/trees.ts';
import { water } from '../../kit/waters.ts';

const sausage = line('#6a2c1c', 78, 'M250 430C320 500 520 510 610 420') + line('#a8502c', 66, 'M250 426C320 494 520 504 610 416') + line('#d07a44', 18, 'M262 414C330 472 510 480 594 404') + line('#7a3420', 6, 'M330 440 306 496M400 462 384 520M470 464 470 524M540 442 556 500') + fill('#6a2c1c', 'M236 416 206 396 214 424ZM622 408 650 384 646 416Z');
/** A fork of steel whose four tines are in the sausage, its wooden handle up to the right. */
const fork = `<g transform="translate(470 452) rotate(28)">${line('#d9d6de', 7, 'M-24 18V-42M-8 24V-42M8 24V-42M24 18V-42')}${fill('#d9d6de', 'M-28-40H28C28-70 14-84 7-92V-150H-7V-92C-14-84-28-70-28-40Z')}${fill('#f3f1f6', 'M-28-40H-18C-18-68-8-84-2-92V-150H-7V-92C-14-84-28-70-28-40Z')}${fill('#8a5638', 'M-10-146H10L15-236Q0-252-15-236Z')}${fill('#b9774a', 'M-10-146H-3L-5-243Q-12-242-15-236Z')}</g>`;

export const scene = eventScene(
  { name: 'wurstfest', town: 'New Braunfels', season: 'fall', hour: 'dusk', sky: 'dusk ember', subject: 'a sausage on a fork, an accordion player and the tents beside the Comal' },
  cypress(60, 400, 1.3, LEAVES.fall) + cypress(760, 396, 1.2, LEAVES.fall) + halo(410, 330, 320, '#ffc98a', 0.7),
  lamplit(tent(410, 380, 1.1, '#f6ead0', '#c2453f', '#e0a860')) + crowd(180, 640, 350, 46, 6),
  water('#2f6a7c', 376, 440) + bunting([[-10, 60], [270, 100], [540, 100], [810, 40]], ['#c2453f', '#fff6e0', '#3f7a52'], 22, 34) + wire([[-10, 170], [400, 210], [810, 160]], 20),
  lamplit(person(130, 540, 330, { pose: 'play', top: '#fff6e6', bottom: '#7a5236', hat: 'tirol', hatColor: '#3f6a48', holds: accordion() }) + fill('#8a5638', 'M0 426H800V600H0Z') + fill('#b9774a', 'M0 426H800V442H0Z') + line('#6a4028', 3, 'M0 490H800M0 546H800')),
  lamplit(at(20, 34, 1, `<ellipse cx="430" cy="440" rx="260" ry="62" fill="#f6f0e2"/><ellipse cx="430" cy="432" rx="220" ry="44" fill="#ddd2c0"/>${sausage}${fork}`) + stein(712, 560, 1.4)),
  steam(380, 430, 0.9),
);
