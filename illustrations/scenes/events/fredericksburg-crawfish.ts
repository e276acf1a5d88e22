import { crawfish } from '../../kit/animals.ts';
import { at, disc, fill, line, turned } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bunting, tent } from '../../kit/festive.ts';
import { plaza } from '../../kit/land.ts';
import { crowd, person } from '../../kit/people.ts';
import { oak } from '../../kit/trees.ts';
import { vereinsKirche } from '../../kit/vereins-kirche.ts';

const coil = (path: string, width: number) => `${line('#8a6a3c', width, path) + line('#d9b878', width * 0.62, path)}<path d="${path}" fill="none" stroke="#5a4028" stroke-width="${width * 0.62}" stroke-dasharray="14 22"/>`;
const snake = coil('M520 500C440 470 430 400 530 380 640 360 690 440 640 490 590 530 480 520 470 460 460 400 520 340 600 330 650 324 660 280 630 240', 34) + fill('#b98f52', 'M604 244C596 216 612 190 634 188 658 190 670 216 658 246 642 262 620 262 604 244Z') + fill('#e0c08a', 'M612 238C606 216 618 198 634 196 628 214 624 230 612 238Z') + disc('#2b2028', 622, 216, 5) + disc('#2b2028', 648, 216, 5) + line('#c2353f', 4, 'M634 190 636 166 628 152M636 166 646 154') + line('#e8d5ae', 12, 'M468 492 420 512') + line('#8a6a3c', 4, 'M456 486 452 508M444 492 440 514M432 498 428 520');

export const scene = eventScene(
  { name: 'fredericksburg-crawfish', town: 'Fredericksburg', season: 'summer', hour: 'noon', sky: 'noon towers', subject: 'a plate of crawfish beside a coiled rattlesnake on show, the Vereins Kirche behind' },
  oak(40, 390, 0.9) + oak(780, 390, 0.9) + vereinsKirche(200, 396, 0.78) + tent(590, 400, 0.95, '#f6ead0', '#c2453f'),
  bunting([[-10, 60], [270, 40], [540, 60], [810, 30]], ['#6a2f8f', '#f2c25a', '#3f8a5a'], 20, 30),
  crowd(-10, 820, 366, 58, 5) + plaza('#d8c4a2', 416),
  person(400, 470, 190, { pose: 'point', top: '#3f6a9c', hat: 'cowboy', short: true }),
  fill('#a86c3a', 'M0 512H800V600H0Z') + fill('#c98f54', 'M0 512H800V526H0Z') + line('#8a5630', 3, 'M0 556H800'),
  `<ellipse cx="200" cy="530" rx="190" ry="40" fill="#f6f0e2"/><ellipse cx="200" cy="524" rx="160" ry="28" fill="#ddd2c0"/>`,
  turned(120, 480, -50, at(0, 0, 1.3, crawfish())) + turned(290, 480, 44, at(0, 0, 1.3, crawfish('#e0503a'))) + turned(200, 460, -6, at(0, 0, 1.6, crawfish('#d8402c'))),
  fill('#f2c94a', 'M90 520H170Q178 532 170 544H90Q82 532 90 520ZM240 524H310Q318 536 310 546H240Q232 536 240 524Z'),
  `<path d="M420 130H730V526H420Z" fill="#dff0f2" opacity=".28"/>${line('#8fa3ac', 7, 'M420 526V130H730V526Z')}${snake}<path d="M440 150 500 150 440 300Z" fill="#fff" opacity=".35"/>`,
);
