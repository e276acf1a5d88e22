import { at, shadow } from '../../kit/at.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bunting, tent } from '../../kit/festive.ts';
import { stein, tuba } from '../../kit/instruments.ts';
import { plaza } from '../../kit/land.ts';
import { halo, wire } from '../../kit/lights.ts';
import { crowd, person } from '../../kit/people.ts';
import { litVereinsKirche } from '../../kit/vereins-kirche.ts';

export const scene = eventScene(
  { name: 'fredericksburg-oktoberfest', town: 'Fredericksburg', season: 'fall', hour: 'dusk', sky: 'dusk teal', subject: 'a tuba player in a feathered hat, dancers under a lit tent' },
  litVereinsKirche(140, 430, 0.72) + halo(560, 360, 300, '#ffcf8a', 0.7) + lamplit(tent(540, 440, 1.25, '#f3f6fa', '#3f7fc0', '#e0a860')),
  wire([[-10, 120], [240, 190], [420, 200]], 24) + bunting([[-10, 40], [270, 80], [540, 70], [810, 20]], ['#3f7fc0', '#fff6e6'], 22, 34),
  crowd(-10, 820, 400, 62, 3) + plaza('#b9a894', 450),
  lamplit(person(560, 560, 200, { pose: 'cheer', top: '#fff3dc', skirt: '#3f7f5a', hairdo: 'bun', hair: '#c98a4a', apron: '#c2453f' }) + person(640, 562, -206, { pose: 'cheer', top: '#fff3dc', bottom: '#6a4a34', hat: 'tirol', hatColor: '#3f6a48' })),
  shadow(270, 588, 150),
  lamplit(person(250, 588, 420, { pose: 'play', top: '#fff6e6', bottom: '#7a5236', hat: 'tirol', hatColor: '#3f6a48', beard: '#8a5030', shoes: '#3a2a24', holds: at(11, -86, 0.62, tuba) }) + stein(430, 588, 1.1)),
);
