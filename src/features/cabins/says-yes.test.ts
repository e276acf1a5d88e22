import { expect, test } from 'vitest';
import { isStepFree, welcomesDogs } from './says-yes.ts';

test.each([
  'One dog',
  'Yes',
  'Two, on a leash',
  'Two dogs, not on the beds',
  'No extra fee for two dogs',
  'No fee',
  'No more than two dogs',
])('“%s” welcomes dogs (decision 51)', (said) => {
  expect(welcomesDogs(said)).toBe(true);
});

test.each([
  undefined,
  'No',
  'None',
  'Sorry, no dogs',
  'Unfortunately, we can’t take dogs',
  'Dogs aren’t allowed',
  "Dogs aren't allowed",
  'Pets are not allowed',
  'Dogs cannot come',
  'We love them, but no pets',
])('“%s” doesn’t (decision 51)', (said) => {
  expect(welcomesDogs(said)).toBe(false);
});

test.each(['Yes', 'Yes, by a ramp', 'Step-free', 'Fully step-free', 'No steps', 'A ramp', 'Level'])(
  '“%s” is step-free (decision 51)',
  (said) => {
    expect(isStepFree(said)).toBe(true);
  },
);

test.each([
  undefined,
  'No: two steps',
  'Two steps up to the porch',
  'Only the ground floor',
  'Step-free access isn’t possible',
  'No ramp',
])('“%s” isn’t (decision 51)', (said) => {
  expect(isStepFree(said)).toBe(false);
});
