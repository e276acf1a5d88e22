import { beforeEach, expect, test, vi } from 'vitest';
import { BrowserWords } from './browser-words.ts';
import { importWords } from './import-words.ts';

vi.mock('./import-words.ts');

const imported = vi.mocked(importWords);

beforeEach(() => {
  imported.mockReset();
  imported.mockResolvedValue({ default: { title: 'Events' } });
});

test('the words that came with the page are there, and never asked for', async () => {
  const words = new BrowserWords('abc', { home: { title: 'Home' } });
  expect([words.get('home'), words.get('events')]).toEqual([{ title: 'Home' }, undefined]);
  await words.load('home');
  expect(imported).not.toHaveBeenCalled();
});

test('another page’s words are asked for once, from the set that the page named', async () => {
  const words = new BrowserWords('abc', {});
  await Promise.all([words.load('events'), words.load('events')]);
  await words.load('events');
  expect(imported.mock.calls).toEqual([['/words/abc/events.js']]);
  expect([words.get('events'), words.isMissing('events')]).toEqual([{ title: 'Events' }, false]);
});

test.each([
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['exports nothing', async () => ({})],
  ['exports null', async () => ({ default: null })],
  ['exports text', async () => ({ default: 'Events' })],
])('words whose module %s are missing, and not asked for again', async (_, answer) => {
  imported.mockImplementation(answer);
  const words = new BrowserWords('abc', {});
  expect(words.isMissing('events')).toBe(false);
  await expect(words.load('events')).rejects.toThrow();
  await expect(words.load('events')).rejects.toThrow();
  expect([words.get('events'), words.isMissing('events')]).toEqual([undefined, true]);
  expect(imported).toHaveBeenCalledTimes(1);
});
