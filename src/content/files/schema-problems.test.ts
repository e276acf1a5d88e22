import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { describeProblem } from '../content-source.ts';
import { problemIn, validate, type YamlPlace } from './schema-problems.ts';

const schema = z.strictObject({ title: z.string().min(1) });

const placeOf = (value: unknown): YamlPlace => ({
  yaml: { file: 'events.yaml', value, lineOf: () => undefined },
  root: '',
  path: [],
});

test('a value that stays the same is checked once, by the same schema', () => {
  const report = vi.fn<() => void>();
  const place = placeOf(Object.freeze({ title: 'Fair' }));
  const value = validate(schema, place, report);
  expect(value).toEqual({ title: 'Fair' });
  expect(validate(schema, place, report)).toBe(value);
  expect(report).not.toHaveBeenCalled();
  const other = z.strictObject({ title: z.string().max(3) });
  expect(validate(other, place, report)).toBe(undefined);
  expect(report).toHaveBeenCalledOnce();
});

test('a value that may have changed is checked again, and faults are reported each time', () => {
  const report = vi.fn<() => void>();
  const open = { title: 'Fair' };
  expect(validate(schema, placeOf(open), report)).toEqual(open);
  open.title = '';
  expect(validate(schema, placeOf(open), report)).toBe(undefined);
  const faulty = placeOf(Object.freeze({ title: '' }));
  for (let read = 0; read < 2; read += 1) validate(schema, faulty, report);
  expect(report).toHaveBeenCalledTimes(3);
});

test('what is too long to be quoted is cut before a character, never within one', () => {
  const events = [{ title: `${'x'.repeat(59)}🤠 of the hills` }];
  const place = { ...placeOf(events), path: [0] };
  expect(describeProblem(problemIn(place, 'time', 'is empty'))).toBe(
    `events.yaml “${'x'.repeat(59)}…” time: is empty`,
  );
  const long = describeProblem({ file: 'a', message: `${'x'.repeat(1_996)}🤠 of the hills` });
  expect(long).toBe(`a: ${'x'.repeat(1_996)} …`);
});
