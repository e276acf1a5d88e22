import { at, each, fill, shadow } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bunting, wreath } from '../../kit/festive.ts';
import { crossStreet } from '../../kit/land.ts';
import { lamp } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';

const chair = fill('#8a5a34', 'M-70-190H-52V0H-70ZM-70-86H40V-70H-70ZM26-86H42V0H26Z') + fill('#a8713f', 'M-76-196-60-210-46-196V-150H-76ZM-60-120H36V-108H-60Z');

export const scene = eventScene(
  { name: 'christmas-on-mercer', town: 'Dripping Springs', season: 'winter', hour: 'morning', sky: 'morning pale', subject: 'Santa in his chair by day, a child with a wish in front of him' },
  storefronts(-50, 850, 420, { seed: 6, height: 170 }) + wreath(140, 270, 0.5) + wreath(400, 262, 0.5) + wreath(650, 270, 0.5),
  bunting([[-10, 120], [270, 150], [540, 150], [810, 110]], ['#c2352f', '#3f7a52', '#fff3dc'], 24, 30),
  crossStreet('#b9aca4', 452, '#dccbb0'),
  each(lamp, [60, 500, 1.3], [740, 500, 1.3]) + wreath(60, 330, 0.5) + wreath(740, 330, 0.5) + person(640, 500, 150, { pose: 'walk', top: '#e0a63f', skirt: '#5f7f6a', hairdo: 'bun' }) + person(584, 500, -160, { pose: 'walk', top: '#3f6a8c', hat: 'cowboy' }),
  shadow(300, 580, 170),
  at(270, 580, 1.5, chair) + person(262, 580, 400, { pose: 'sitWave', top: '#c2352f', bottom: '#a82a2c', hat: 'santa', hatColor: '#c2352f', beard: '#fff8ea', shoes: '#2a2430', skin: '#e0a882' }) + fill('#241f2e', 'M232 400H300V414H232Z'),
  shadow(486, 584, 60) + person(490, 584, -220, { pose: 'hold', child: true, top: '#3f6a9c', skirt: '#d9a03f', hairdo: 'long', hair: '#7a4426', holds: fill('#fff8ea', 'M14-72 34-76 36-52 16-48Z') }),
);
