import { eventScene } from '../../kit/event-scene.ts';
import { outlinedCourthouse } from '../../kit/johnson-city-courthouse.ts';
import { lawn, path } from '../../kit/land.ts';
import { halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { litOak } from '../../kit/trees.ts';

export const scene = eventScene(
  { name: 'lights-spectacular', town: 'Johnson City', season: 'winter', hour: 'night', sky: 'night stars', subject: 'the courthouse outlined in bulbs, between lit oaks' },
  hills('night stars', 420),
  lawn('#6a8a52', 470),
  halo(400, 330, 380, '#ffd28a', 0.7),
  litOak(84, 520, 1.25),
  litOak(722, 520, -1.25),
  outlinedCourthouse(400, 506, 1.16),
  path(400, 506, '#d9b98f'),
  person(346, 584, 92, { top: '#a8434a', bottom: '#33405f', hat: 'cowboy' }) + person(388, 580, 58, { top: '#e0a63f', child: true }) + person(432, 584, -86, { top: '#3f6a8c', skirt: '#6a4a78', hairdo: 'long' }),
);
