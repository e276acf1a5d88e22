// @vitest-environment jsdom
import { fireEvent, getByRole, queryByRole } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Field } from '../../forms/form.ts';
import { today } from '../data/days.ts';
import { type Desk, settled, showPage } from '../fixtures/shown-page.tsx';
import { Control } from './Control.tsx';
import type { ControlProps } from './form-state.ts';

const price: Partial<Field> = { name: 'price', control: 'line', within: 'is', isOptional: true };
const common = {
  ...{ field: price as Field, id: 'price', path: 'visit.price' },
  ...{
    aria: { 'aria-describedby': undefined, 'aria-invalid': false },
    state: {} as ControlProps['state'],
  },
};

/** The control of a fact that says this, how to type into an element of it, and what it says then. */
async function showFact(more: object, said: unknown, desk: Desk = () => ({})) {
  let value = said;
  function Fact() {
    const [typed, setTyped] = useState(value);
    value = typed;
    return <Control {...common} {...more} value={typed} onChange={setTyped} />;
  }
  await showPage(<Fact />, '/', desk);
  const type = async (id: string, text: string) => {
    const target = { value: text };
    fireEvent.change(document.getElementById(id) as HTMLElement, { target });
    await settled();
    return value;
  };
  return type;
}

test('a price that is emptied and typed again keeps where it is from', async () => {
  const origin = { source: 'https://example.com/fee' };
  const type = await showFact({}, { is: '$2', ...origin, checked: '2025-01-01' });
  expect(await type('price', '')).toBeUndefined();
  expect(await type('price', '$3')).toEqual({ is: '$3', ...origin, checked: today() });
});

test('the words for dogs, which visitors read, are changed beside the answer', async () => {
  const options = ['yes', 'no', 'limited'];
  const dogs = { name: 'dogs', control: 'choice', within: 'level', options, isOptional: true };
  const fact = { field: dogs, id: 'dogs', path: 'visit.dogs' };
  const type = await showFact(fact, { level: 'limited', note: 'On a leash.', source: 'a' });
  const checked = today();
  const note = document.getElementById('dogs-note') as HTMLTextAreaElement;
  expect(note.value).toBe('On a leash.');
  expect(await type('dogs-note', 'At dusk.')).toEqual({
    ...{ level: 'limited', note: 'At dusk.', source: 'a', checked },
  });
  expect(await type('dogs-note', '')).toEqual({ level: 'limited', source: 'a', checked });
});

const status: Partial<Field> = { name: 'status', control: 'status', isOptional: true };

/** The control of what has become of an event that is on these days, and how to tap in it. */
async function showStatus(days: readonly string[]) {
  const fact = { field: status, id: 'status', path: 'status', state: { days } };
  const type = await showFact(fact, undefined);
  return async (role: 'radio' | 'button', name: string) => {
    fireEvent.click(getByRole(document.body, role, { name }));
    return await type('status-0-note', '');
  };
}

test('what comes again is called off on its next day; another day, or all of it, is a tap more', async () => {
  const tap = await showStatus(['2030-01-12', '2030-02-09']);
  expect(await tap('radio', 'Canceled')).toEqual({ is: 'canceled', on: '2030-01-12' });
  const both = [
    { is: 'canceled', on: '2030-01-12' },
    { is: 'canceled', on: '2030-02-09' },
  ];
  expect(await tap('button', 'Another day')).toEqual(both);
  expect(queryByRole(document.body, 'button', { name: 'Another day' })).toBeNull();
});

test('of what lasts for several days, all of them are called off', async () => {
  const tap = await showStatus(['2030-11-29/2030-11-30', '2031-11-28/2031-11-29']);
  const on = { from: '2030-11-29', to: '2030-11-30' };
  expect(await tap('radio', 'Canceled')).toEqual({ is: 'canceled', on });
  const next = 'Friday, November 28, 2031, to Saturday, November 29, 2031';
  const later = { from: '2031-11-28', to: '2031-11-29' };
  expect(await tap('radio', next)).toEqual({ is: 'canceled', on: later });
});

test('all of what comes again is called off by a tap on “All of it”', async () => {
  const tap = await showStatus(['2030-01-12', '2030-02-09']);
  await tap('radio', 'Canceled');
  expect(await tap('radio', 'All of it')).toEqual({ is: 'canceled' });
  expect(queryByRole(document.body, 'button', { name: 'Another day' })).toBeNull();
});

test('what is on once is called off as a whole', async () => {
  const tap = await showStatus(['2030-01-12']);
  expect(await tap('radio', 'Canceled')).toEqual({ is: 'canceled' });
});

test.each([
  ['$189', 189],
  ['1,250', 1250],
  ['12,5', '12,5'],
  ['$', '$'],
  ['1.', '1.'],
  ['1.5', 1.5],
])('a price typed as %s is %j', async (typed, expected) => {
  const from = { name: 'from', control: 'number', isOptional: false };
  const type = await showFact({ field: from, id: 'from', path: 'price.from' }, undefined);
  expect(await type('from', typed)).toBe(expected);
});

test.each([
  ['Wimb', 'Wimberley'],
  ['Wimberly', 'Wimberley'],
  ['dripping', 'Dripping Springs'],
])('of %s, the town that was meant is a tap away', async (typed, meant) => {
  const town = { name: 'town', control: 'town', isOptional: true };
  const state = { towns: ['Austin', 'Wimberley', 'Dripping Springs'] };
  const type = await showFact({ field: town, id: 'town', path: 'town', state }, 'Austin');
  const says = () => document.body.textContent?.includes('Not one of your towns.');
  expect(says()).toBe(false);
  await type('town', typed);
  expect(says()).toBe(true);
  fireEvent.click(getByRole(document.body, 'button', { name: meant }));
  await settled();
  expect([(document.getElementById('town') as HTMLTextAreaElement).value, says()]).toEqual([
    meant,
    false,
  ]);
});

test('hours typed as people say them are kept as the files have them, and said back', async () => {
  const open = { name: 'open', control: 'hours', within: 'is', isOptional: true };
  const fact = { field: open, id: 'open', path: 'visit.open' };
  const type = await showFact(fact, undefined);
  const field = () => document.getElementById('open') as HTMLTextAreaElement;
  const checked = today();
  expect(await type('open', 'Mon-Sat 9am-')).toEqual({ is: 'Mon-Sat 9am-', checked });
  expect(await type('open', 'Mon-Sat 9am-5pm')).toEqual({ is: 'Mo-Sa 09:00-17:00', checked });
  expect(field().value).toBe('Mon-Sat 9am-5pm');
  expect(document.querySelector('.said')?.textContent).toBe('Monday-Saturday 9 AM-5 PM');
  expect(await type('open', 'Mon-Sat 9am-5pmx')).toEqual({ is: 'Mon-Sat 9am-5pmx', checked });
  expect(field().value).toBe('Mon-Sat 9am-5pmx');
});

test('a list that is pasted into a text becomes one of the site', async () => {
  const body = { name: 'content', label: 'Text', control: 'body', isOptional: false };
  const type = await showFact({ field: body, id: 'content', path: 'content' }, 'Take:');
  expect(await type('content', 'Take:\n• Hats\n• Water')).toBe('Take:\n- Hats\n- Water');
  expect(await type('content', 'Take:\n- Hats\n- Water.')).toBe('Take:\n- Hats\n- Water.');
});

test('places are chosen by their names, and can be put in another order', async () => {
  const field = { name: 'places', label: 'Places in it', control: 'places', isOptional: true };
  const entries = [
    { key: 1, title: 'Wurstfest', path: '/events/wurstfest' },
    { key: 2, title: 'Peach Jamboree', path: '/events/peach-jamboree' },
  ];
  const words = [
    { key: 'outdoor', title: 'Outdoor', path: '/things-to-do/outdoor' },
    { key: 'austin', title: 'Austin, its own page', path: '/destinations/austin' },
  ];
  const type = await showFact({ field, id: 'places', path: 'places' }, ['/events/gone'], () => [
    { list: 'events', label: 'Events', one: 'event', entries },
    { list: 'posts', label: 'Posts', one: 'post', entries: [{ key: 1, path: '/blog/1' }] },
    { list: 'page', label: 'Words of pages', entries: words },
  ]);
  const options = [...document.querySelectorAll('option')].map(({ text }) => text);
  expect(options).toEqual(['Choose a place', 'Wurstfest', 'Peach Jamboree', 'Austin']);
  expect(await type('places', '/events/wurstfest')).toEqual(['/events/gone', '/events/wurstfest']);
  fireEvent.click(getByRole(document.body, 'button', { name: 'Earlier: Wurstfest' }));
  await settled();
  fireEvent.click(getByRole(document.body, 'button', { name: 'Take away: /events/gone' }));
  await settled();
  expect(await type('places', '/events/peach-jamboree')).toEqual([
    ...['/events/wurstfest', '/events/peach-jamboree'],
  ]);
});

test('the day on which something was looked up is none to come', async () => {
  const chips = () => [...document.querySelectorAll('.chip')].map((each) => each.textContent);
  for (const [name, days] of [
    ['verified', ['Today, Day']],
    ['until', ['Today, Day', 'Tomorrow, Day', 'Sunday, Day']],
  ] as const) {
    await showFact({ field: { name, label: 'Day', control: 'day', isOptional: true } }, undefined);
    expect(chips()).toEqual(days);
    document.body.replaceChildren();
  }
});
