import { at, disc, fill, line, turned } from '../../kit/at.ts';
import { litScene } from '../../kit/event-scene.ts';
import { guitar } from '../../kit/instruments.ts';
import { boards } from '../../kit/land.ts';
import { halo, wire } from '../../kit/lights.ts';

const stool = fill('#7a4a30', 'M-60-150H60V-132H-60Z') + line('#7a4a30', 12, 'M-44-136-64 0M44-136 64 0M-56-56H56');

/** Stands for music: a guitar that waits on its stool, a microphone, bulbs. */
export const scene = litScene(
  { name: 'event-music', hour: 'indoors', sky: 'room blue' },
  fill('#3a2a4c', 'M0 90H800V470H0Z') + line('#2b1f3e', 5, Array.from({ length: 14 }, (_, index) => `M${index * 62} 90V470`).join('')) + halo(400, 300, 360, '#ffc06a', 0.7),
  boards('#8a5a3a', 460) + wire([[-10, 80], [270, 140], [540, 130], [810, 70]], 34, '#ffc766', 12, 44),
  at(400, 570, 1.2, stool) + turned(384, 390, -62, at(0, 200, 5.2, guitar())),
  line('#2a2838', 8, 'M600 580V240L560 200M560 584H640') + disc('#b9b4c4', 556, 194, 18),
);
