import { hereford } from '../../kit/animals.ts';
import { at, each, fill, line } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { balloon, bunting, tent } from '../../kit/festive.ts';
import { dirt, fence } from '../../kit/land.ts';
import { star } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt } from '../../kit/trees.ts';

/** A rosette with two tails. */
const ribbon = fill('#2f5fae', 'M-14 10-26 70-6 58-2 20ZM14 10 26 70 6 58 2 20Z') + fill('#3f74c8', 'M0-34 10-24 24-28 26-14 38-6 30 6 34 20 20 22 12 34 0 26-12 34-20 22-34 20-30 6-38-6-26-14-24-28-10-24Z') + fill('#fdf6e6', 'M-16 0a16 16 0 1 1 32 0 16 16 0 1 1-32 0Z');

export const scene = eventScene(
  { name: 'comal-county-fair', town: 'New Braunfels', season: 'fall', hour: 'morning', sky: 'morning pale', subject: 'a girl with her prize heifer and its blue ribbon in the show ring' },
  hills('morning pale', 370, 20) + belt(390, '#7a9a4c', 40, 2) + tent(170, 420, 0.8, '#f6ead0', '#3f6a9c') + tent(620, 420, 0.9, '#f6ead0', '#c2453f'),
  bunting([[-10, 130], [260, 90], [540, 120], [810, 70]], ['#c2453f', '#f3dcb0', '#3f6a9c'], 34, 28) + fence(450, '#e8dcc8', 100),
  dirt('#d9b07a', 446) + each(balloon(0, 0, '#c2453f', 1), [730, 320, 1.1]) + balloon(770, 300, '#f2c25a', 1.1),
  at(340, 580, 2.3, hereford()) + line('#6a4a34', 5, 'M196 438 130 470'),
  person(110, 590, 230, { pose: 'hold', top: '#fbf6ea', bottom: '#2f3f6a', hat: 'cowboy', hatColor: '#e2c592', hairdo: 'long', hair: '#a8632c' }) + person(640, 590, -240, { pose: 'point', top: '#5f7f5a', bottom: '#4a3f3c', hat: 'cowboy', hatColor: '#3a2c2c', beard: '#d9d3cf' }),
  at(470, 470, 1.15, ribbon) + star(470, 470, 10, '#2f5fae'),
);
