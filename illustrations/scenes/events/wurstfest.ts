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
const fork = line('#d9d6de', 18, 'M440 470 500 300') + line('#d9d6de', 9, 'M424 512 440 470 470 524') + fill('#7a4a2c', 'M482 320 530 176Q552 160 564 186L514 332Z');

export const scene = eventScene(
  { name: 'wurstfest', town: 'New Braunfels', season: 'fall', hour: 'dusk', sky: 'dusk ember', subject: 'a sausage on a fork, an accordion player and the tents beside the Comal' },
  cypress(60, 400, 1.3, LEAVES.fall) + cypress(760, 396, 1.2, LEAVES.fall) + halo(410, 330, 320, '#ffc98a', 0.7),
  lamplit(tent(410, 380, 1.1, '#f6ead0', '#c2453f', '#e0a860')) + crowd(180, 640, 350, 46, 6),
  water('#2f6a7c', 376, 440) + bunting([[-10, 60], [270, 100], [540, 100], [810, 40]], ['#c2453f', '#fff6e0', '#3f7a52'], 22, 34) + wire([[-10, 170], [400, 210], [810, 160]], 20),
  lamplit(fill('#8a5638', 'M0 426H800V600H0Z') + fill('#b9774a', 'M0 426H800V442H0Z') + line('#6a4028', 3, 'M0 490H800M0 546H800')),
  lamplit(person(130, 520, 330, { pose: 'play', top: '#fff6e6', bottom: '#7a5236', hat: 'tirol', hatColor: '#3f6a48', holds: accordion() }) + fill('#8a5638', 'M0 456H250V600H0Z') + fill('#b9774a', 'M0 456H250V470H0Z') + at(0, 6, 1, `<ellipse cx="430" cy="440" rx="260" ry="62" fill="#f6f0e2"/><ellipse cx="430" cy="432" rx="220" ry="44" fill="#ddd2c0"/>${sausage}${fork}`) + stein(720, 520, 1.7)),
  steam(600, 340, 1),
);
