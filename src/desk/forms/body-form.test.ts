import { expect, test } from 'vitest';
import { unknownFormatting } from '../../commands/check/body-warnings.ts';
import { parsePostBody } from '../../site/prose/post-body.ts';
import { BODY_FORMS, bodyFormAt, inOurForms, withBodyForm } from './body-form.ts';

const TEXT = 'Peaches are in.\n\nBring\na basket\n\nAsk at the gate.';
const AT = TEXT.indexOf('basket');

test('each part of a text takes each of the three forms, as the site reads them, and back', () => {
  const made = BODY_FORMS.map((form) => withBodyForm(TEXT, AT, form).text);
  expect(made.map((text) => parsePostBody(text)[1])).toEqual([
    { kind: 'paragraph', text: 'Bring\na basket' },
    { kind: 'subheading', text: 'Bring a basket' },
    { kind: 'list', items: ['Bring', 'a basket'] },
  ]);
  for (const text of made) {
    expect(parsePostBody(text)).toHaveLength(3);
    for (const form of BODY_FORMS)
      expect(bodyFormAt(withBodyForm(text, AT, form).text, AT)).toBe(form);
  }
  expect(withBodyForm(made[2] ?? '', AT, 'Paragraph').text).toBe(TEXT);
});

test('an empty text can begin with a heading or a list', () => {
  expect(withBodyForm('', 0, 'List')).toEqual({ text: '- ', at: 2 });
  expect(withBodyForm('', 0, 'Heading')).toEqual({ text: '****', at: 2 });
  expect(bodyFormAt('**Bring** a **basket**', 0)).toBe('Paragraph');
});

test('between two paragraphs, a heading or a list is begun, and they stay', () => {
  const text = 'One.\n\nTwo.';
  expect(withBodyForm(text, 5, 'Heading')).toEqual({ text: 'One.\n\n****\n\nTwo.', at: 8 });
  expect(withBodyForm(text, 5, 'List')).toEqual({ text: 'One.\n\n- \n\nTwo.', at: 8 });
  expect(withBodyForm(text, 5, 'Paragraph')).toEqual({ text, at: 5 });
  const heading = '**One**\n\nTwo.';
  expect(bodyFormAt(heading, 8)).toBe('Paragraph');
});

test('pasted lists and headings are those of the site', () => {
  const pasted =
    'To take:\n• Water shoes\n  · A towel\n1) Park\n2. Walk\n\n## At night\n3. of May, 2 * 3';
  const made = inOurForms(pasted);
  expect(made).toBe(
    'To take:\n- Water shoes\n- A towel\n- Park\n- Walk\n\n**At night**\n3. of May, 2 * 3',
  );
  expect(unknownFormatting(made.replace(/\n3.*/, ''))).toEqual([]);
  expect(inOurForms(made)).toBe(made);
});

test('the bullets of Word, and what is bold, slanted or struck out in a chat, are signs that nobody reads', () => {
  const word = '·\tCold mornings\no\tLights\n\uF0B7\tNo crowds\n§\tBoots';
  expect(inOurForms(word)).toBe('- Cold mornings\n- Lights\n- No crowds\n- Boots');
  const chat = '*Call us*, _any_ time, ~not Sunday~: 2 * 3 * 4, a_b_c, ~ 5 miles, **Bring**';
  const made = 'Call us, any time, not Sunday: 2 * 3 * 4, a_b_c, ~ 5 miles, **Bring**';
  expect(inOurForms(chat)).toBe(made);
  expect(inOurForms(made)).toBe(made);
});
