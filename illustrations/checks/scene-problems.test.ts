import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { EventScene } from '../kit/event-scene.ts';
import { type PicturedEvent, sceneProblems } from './scene-problems.ts';

const FOLDER = 'illustrations/scenes/events';

const scenes = await Promise.all(
  readdirSync(FOLDER).map(async (file) => ((await import(`../scenes/events/${basename(file, '.ts')}.ts`)) as { scene: EventScene }).scene),
);
const events = parse(readFileSync('content/events.yaml', 'utf8')) as PicturedEvent[];

const rodeo: PicturedEvent = { id: 1, title: 'Rodeo', when: { every: 'July 4' }, imageUrl: '/images/rodeo.svg', visit: { town: 'Mason' } };
const scene = { name: 'rodeo', town: 'Mason', season: 'summer', hour: 'night', sky: 'night stars', subject: 'a bull' } as const;

test('each event’s picture is its own, of its town and season, under another sky than its neighbor’s', () => {
  expect(sceneProblems(events, scenes)).toEqual([]);
  expect(sceneProblems([rodeo], [scene])).toEqual([]);
});

test.each([
  ['its season', [rodeo], { season: 'winter' }, 'Rodeo is never in winter, its picture is'],
  ['its town', [rodeo], { town: 'Llano' }, 'Rodeo is in Mason, its picture in Llano'],
  ['its name', [{ ...rodeo, slug: 'parade' }], {}, 'Rodeo has the picture of the event rodeo'],
] as const)('a picture that isn’t true of %s is refused', (_, listed, facts, problem) => {
  expect(sceneProblems(listed, [{ ...scene, ...facts }])).toEqual([problem]);
});

test('a picture that two events share is refused, whatever it is', () => {
  const shared = { ...rodeo, imageUrl: '/images/photo.jpg' };
  expect(sceneProblems([shared, { ...shared, id: 2, title: 'Fair' }], [])).toEqual([
    'Rodeo has the picture of Fair',
    'Fair has the picture of Rodeo',
  ]);
});

test('two neighbors under the same sky are refused', () => {
  const fair = { ...rodeo, id: 2, title: 'Fair', imageUrl: '/images/fair.svg' };
  expect(sceneProblems([rodeo, fair], [scene, { ...scene, name: 'fair' }])).toEqual([
    'Fair has the sky of the event before it: night stars',
  ]);
});

test('all scenes are drawn, and at most one in six has the disc of the sun', () => {
  for (const { name } of scenes) expect(existsSync(`content/images/${name}.svg`), name).toBe(true);
  const sunny = scenes.filter(({ draw }) => draw().includes('id="sun"'));
  expect(sunny.length).toBeGreaterThan(0);
  expect(sunny.length).toBeLessThanOrEqual(scenes.length / 6);
});
