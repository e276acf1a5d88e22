import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import { readContentFolder } from '../../content/reading/content-folder.ts';
import { sampleActivity } from '../../model/fixtures/samples.ts';
import { saidFacts } from './said-facts.ts';

/** What is said of an activity with this description and these facts. */
function saidOf(description: string, visit: object = {}): string[] {
  const value = { ...sampleActivity(1), featured: false, description, visit };
  const yaml = { file: 'activities.yaml', value: [value], lineOf: () => 7 };
  const entry = { value, key: '1', place: { yaml, root: 'activities', path: ['0'] } };
  const entries = { activities: [entry], events: [] } as unknown as ContentEntries;
  return saidFacts(entries).map(({ message }) => message);
}

test.each([
  ['Leashed dogs sit under the tables.', 'dogs'],
  ['Dogs on a leash are welcome.', 'dogs'],
  ['The afternoon belongs to children.', 'children'],
  ['A path that takes strollers.', 'stepFree'],
])('“%s” without the fact is named, since no choice finds it', (description, fact) => {
  expect(saidOf(description)).toEqual([expect.stringMatching(`add visit.${fact}: yes`)]);
  expect(saidOf(description, { [fact]: 'limited' })).toEqual([]);
  expect(saidOf(description, { [fact]: { level: 'no', note: 'Not there.' } })).toEqual([
    expect.stringMatching(`but visit.${fact} is no; correct one of them`),
  ]);
});

test('“no dogs” and “adults only” are read the other way', () => {
  expect(saidOf('No dogs, adults only.', { dogs: 'yes' })).toEqual([
    'says that dogs can’t come along, but visit.dogs is yes; correct one of them',
    'says that children can’t come along, but visit.children doesn’t, so no choice finds it; add visit.children: no',
  ]);
  expect(saidOf('No dogs.', { dogs: { is: 'no', checked: '2026-01-01' } })).toEqual([]);
});

test.each(['A parade for pets.', 'Hot dogs and a family table.', 'Children run.'])(
  '“%s” promises nothing',
  (description) => {
    expect(saidOf(description)).toEqual([]);
  },
);

test('the shipped entries say what their facts say', async () => {
  const { entries } = await readContentFolder('content', contentTables);
  expect(saidFacts(entries).map(({ message }) => message)).toEqual([]);
});
