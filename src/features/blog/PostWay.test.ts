import { expect, test } from 'vitest';
import { samplePost } from '../../model/fixtures/samples.ts';
import { hrefs, texts } from '../../server/fixtures/element-texts.ts';
import { pageAfterCalls } from '../../server/fixtures/page-at.tsx';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';
import { type Plan, planDays } from '../saving/plan.ts';
import type { PostDay } from './post.ts';
import { postWay } from './post-way.server.ts';
import { planWithDays } from './save-days.ts';

const content = await shippedContent();
const ID = 99;
const stop = (name: string, key?: string) => ({ path: `/things-to-do/${name}`, title: name, key });
const days: PostDay[] = [
  { day: 'Friday', stops: [stop('blue-hole', 'a3')] },
  { day: 'Saturday', stops: [stop('old-baldy', 'a28'), stop('market'), stop('square', 'a70')] },
];

const regionWith = async (way: PostDay[], name: string) => {
  const page = await pageAfterCalls(`/blog/${ID}`, {
    [`/api/blog/${ID}`]: { json: { ...samplePost(ID), way } },
  });
  return page.getByRole('region', { name });
};

test('a weekend stands day by day below its post, its stops numbered through, with a button that saves it', async () => {
  const section = await regionWith(days, 'Day by day');
  expect(texts(section.querySelectorAll('h3'))).toEqual(['Friday', 'Saturday']);
  expect([...section.querySelectorAll('ol')].map(({ start }) => start)).toEqual([1, 2]);
  expect(hrefs(section.querySelectorAll('li a'))).toEqual(
    days.flatMap(({ stops }) => stops.map(({ path }) => path)),
  );
  const [button] = section.querySelectorAll('button');
  expect(button?.textContent).toBe('Save these days to my plan');
  expect(button?.hasAttribute('data-save')).toBe(true);
});

test('a drive stands as one list, with nothing to save', async () => {
  const section = await regionWith([{ stops: [stop('hye'), stop('stonewall')] }], 'The way');
  expect(texts(section.querySelectorAll('li'))).toEqual(['hye', 'stonewall']);
  expect(section.querySelector('button, h3')).toBeNull();
});

test('days with nothing that a plan keeps have no button, and aren’t said to be in the plan', async () => {
  const way = [{ day: 'Friday', stops: [stop('market'), stop('fair')] }];
  const section = await regionWith(way, 'Day by day');
  expect(section.querySelector('button, .post-links')).toBeNull();
});

test('the towns of days are saved with them', () => {
  const [way] =
    postWay(content, {
      days: [{ day: 'Friday', places: ['/destinations/austin', '/destinations/fredericksburg'] }],
    }) ?? [];
  expect(way?.stops.map(({ key }) => key)).toEqual(['taustin', 'tfredericksburg']);
});

test('the API names the stops with their positions, and leaves out pages that don’t exist', () => {
  const route = ['/things-to-do/william-chris', '/things-to-do/gone', '/destinations/austin'];
  const [way] = postWay(content, { route }) ?? [];
  expect(way?.stops.map(({ path }) => path)).toEqual([route[0], route[2]]);
  expect(way?.stops[0]).toMatchObject({
    key: 'a39',
    latitude: expect.any(Number),
    longitude: expect.any(Number),
  });
  expect(postWay(content, { route: route.slice(0, 2) })).toBeUndefined();
  expect(postWay(content, {})).toBeUndefined();
});

test('its days come on the days of the visitor’s stay by weekday, otherwise by their place, otherwise for sometime', () => {
  const keysOf = (plan: Plan) =>
    planDays(plan).map(({ day, items }) => [day, items.map(({ key }) => key).join(' ')]);
  const friday = ['2027-03-18', '2027-03-19', '2027-03-20'];
  expect(keysOf(planWithDays([], days, friday))).toEqual([
    ['2027-03-19', 'a3'],
    ['2027-03-20', 'a28 a70'],
  ]);
  const monday = ['2027-03-15', '2027-03-16'];
  expect(keysOf(planWithDays([], days, monday))).toEqual([
    ['2027-03-15', 'a3'],
    ['2027-03-16', 'a28 a70'],
  ]);
  const before = planWithDays([], days.slice(1), []);
  expect(keysOf(before)).toEqual([[undefined, 'a28 a70']]);
  expect(keysOf(planWithDays(before, days, friday))).toEqual([
    ['2027-03-19', 'a3'],
    [undefined, 'a28 a70'],
  ]);
});
