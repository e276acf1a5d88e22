import { FIRST_DAY, LAST_DAY } from '../day/civil-day.ts';
import type { Problem } from '../schema-checks.ts';
import { readRule } from './read-plain.ts';
import type { WhenRule } from './shapes/when.ts';
import { startsWithin } from './starts.ts';
import { readEvery } from './words/every.ts';

/** Why a rule never starts, or excepts a day it never had, with the field; else undefined. */
export function ruleProblem(written: WhenRule): Problem | undefined {
  if (written.from !== undefined && written.until !== undefined && written.until < written.from)
    return { path: ['until'], message: `is before from (${written.from}); correct one of them` };
  const rule = readRule(written, readEvery);
  const complete = { ...rule, except: [] };
  if (!startsWithin({ ...complete, from: FIRST_DAY, until: LAST_DAY }, FIRST_DAY, LAST_DAY))
    return { path: ['in'], message: `never has ${written.every}; correct it or delete it` };
  if (!startsWithin(complete, rule.from, rule.until))
    return {
      path: [written.until === undefined ? 'from' : 'until'],
      message: 'leaves no day on which it could start; correct it or delete it',
    };
  const index = rule.except.findIndex(({ first, last }) => !startsWithin(complete, first, last));
  if (index !== -1)
    return {
      path: ['except', index],
      message: 'is no day on which it would start; correct it or delete it',
    };
  return startsWithin(rule, rule.from, rule.until)
    ? undefined
    : { path: ['except'], message: 'names every day on which it would start; shorten the list' };
}
