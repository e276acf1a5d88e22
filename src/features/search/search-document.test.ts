import { expect, test } from 'vitest';
import { documentsIn, type SearchDocument, searchIndexText } from './search-document.ts';

const DOCUMENTS: SearchDocument[] = [
  {
    kind: 'activity',
    path: '/things-to-do/1',
    title: 'Inks',
    text: '',
    words: 'swim "hole"\n,[ ]',
  },
  { kind: 'town', path: '/destinations/llano', title: 'Llano', text: 'Granite.', words: '' },
];

test.each([0, 1, 2])('an index of %i documents is JSON, and gives back the documents', (count) => {
  const documents = DOCUMENTS.slice(0, count);
  const text = searchIndexText(documents);
  expect(JSON.parse(text)).toEqual(documents);
  expect(documentsIn(text)).toEqual(documents);
});

test('a drawing with the name of its page takes no room, another picture or none stays as it is', () => {
  const [first, second] = DOCUMENTS as [SearchDocument, SearchDocument];
  const documents = ['/images/1.svg', '/images/2.svg'].map((imageUrl) => ({ ...first, imageUrl }));
  const text = searchIndexText([...documents, second]);
  expect(text).not.toContain('/images/1.svg');
  expect(documentsIn(text)).toEqual([...documents, second]);
});

test('the id that most headings have takes no room, another or none stays as it is', () => {
  const [first] = DOCUMENTS as [SearchDocument];
  const body = ['on-two-steps', 'steps', undefined].map((at) => ({
    heading: 'Two steps',
    text: '',
    ...(at && { at }),
  }));
  const text = searchIndexText([{ ...first, body }]);
  expect(text).not.toContain('on-two-steps');
  expect(documentsIn(text)).toEqual([{ ...first, body }]);
});

test('an index that was cut off anywhere, or a page in its place, is an error', () => {
  const text = searchIndexText(DOCUMENTS).trimEnd();
  for (let end = 0; end < text.length; end += 1)
    expect(() => documentsIn(text.slice(0, end)), `${end}`).toThrow(SyntaxError);
  expect(() => documentsIn('<!doctype html>\n<title>Sign in</title>')).toThrow(SyntaxError);
});
