import { describe, expect, test } from 'vitest';
import type { Content } from '../../model/content/content.ts';
import { editSite, folderOf, goodContent, resolveSample } from '../fixtures/resolve-sample.ts';
import { SampleFolder, sampleActivity, sampleEvent } from '../fixtures/sample-folder.ts';

const fair = { ...sampleEvent, id: 1, title: 'Fair' };
const market = { ...sampleEvent, id: 2, title: 'Market' };
const dance = { ...sampleEvent, id: 3, title: 'Dance' };
const BAD_DATE = { date: '13 14' };

const titles = ({ events }: Content) => events.map(({ title }) => title);

describe('a fault in an entry', () => {
  test('holds back that entry only: it keeps its last good form, and all other edits are served', async () => {
    const folder = folderOf([fair, market]);
    const past = await goodContent(folder);
    folder.writeRows('events', [
      { ...market, title: 'Night Market' },
      { ...fair, ...BAD_DATE, title: 'Great Fair' },
    ]);
    const { content, heldBack } = await resolveSample(folder, past);
    expect(titles(content)).toEqual(['Night Market', 'Fair']);
    expect(heldBack).toEqual([
      'events.yaml:2 “Great Fair” date: must name the month, such as "Mar 15" or "15 March"; until then, events 1 keeps its last good form',
    ]);
  });

  test.each([
    ['a new one', [fair]],
    ['any, on a server without a past', undefined],
  ])('%s is left out', async (_, before) => {
    const folder = folderOf(before ?? []);
    const past = before && (await goodContent(folder));
    folder.writeRows('events', [fair, { ...market, ...BAD_DATE }]);
    const { content, heldBack } = await resolveSample(folder, past);
    expect(titles(content)).toEqual(['Fair']);
    expect(heldBack).toEqual([expect.stringMatching(/; until then, events 2 is left out$/)]);
  });

  test('an entry that is deleted is gone, faults elsewhere or not', async () => {
    const folder = folderOf([fair, market, dance]);
    const past = await goodContent(folder);
    folder.writeRows('events', [fair, { ...dance, ...BAD_DATE }]);
    expect(titles((await resolveSample(folder, past)).content)).toEqual(['Fair', 'Dance']);
  });

  test("a fault in one event's date does not hold back a telephone number, nor the other way round", async () => {
    const folder = folderOf([fair]);
    const past = await goodContent(folder);
    folder.writeRows('events', [{ ...fair, ...BAD_DATE }]);
    editSite(folder, '(512) 555-0142', '(512) 555-0199');
    const first = await resolveSample(folder, past);
    expect([first.content.site.phone, titles(first.content)]).toEqual(['(512) 555-0199', ['Fair']]);
    folder.writeRows('events', [{ ...fair, title: 'Great Fair' }]);
    editSite(folder, '(512) 555-0199', 'call us');
    const second = await resolveSample(folder, past);
    expect(second.content.site.phone).toBe('(512) 555-0142');
    expect(titles(second.content)).toEqual(['Great Fair']);
  });
});

describe('a fault in site.yaml holds back one fact', () => {
  test('a bad notice, address or unknown field leaves the telephone number alone', async () => {
    const folder = new SampleFolder();
    const past = await goodContent(folder);
    editSite(folder, '(512) 555-0142', '(512) 555-0199');
    editSite(folder, 'town: Wimberley', 'twon: Wimberley');
    editSite(folder, 'social: {}', 'social: {}\nnotice: {text: Flood, from: soon}\nbrandd: x');
    const { content, heldBack } = await resolveSample(folder, past);
    expect(content.site).toEqual({ ...past.site, phone: '(512) 555-0199' });
    expect(heldBack).toEqual([
      expect.stringMatching(/^site\.yaml:\d+ brandd: .*; until then, it is left out$/),
      expect.stringMatching(
        /^site\.yaml:\d+ address\.twon: .*; until then, site address keeps its/,
      ),
      expect.stringMatching(
        /^site\.yaml:\d+ notice\.from: .*; until then, site notice is left out$/,
      ),
    ]);
  });

  test('redirects and category actions are held back one by one', async () => {
    const folder = new SampleFolder();
    const past = await goodContent(folder);
    editSite(folder, 'categoryActions: {}', 'categoryActions: {dining: /blog, culture: nowhere}');
    editSite(folder, '/wine-tours: /wine-spirits', '/wine-tours: //evil.example\n  /old: /blog');
    const { content } = await resolveSample(folder, past);
    expect(content.site.categoryActions).toEqual({ dining: '/blog' });
    expect(content.site.redirects).toEqual({ '/wine-tours': '/wine-spirits', '/old': '/blog' });
  });

  test('a misspelled field does not delete what it was meant to be', async () => {
    const folder = new SampleFolder();
    editSite(folder, 'social: {}', 'social: {}\nnotice: {text: Flood}');
    const past = await goodContent(folder);
    editSite(folder, 'notice:', 'notic:');
    const { content, heldBack } = await resolveSample(folder, past);
    expect(content.site.notice).toEqual({ text: 'Flood' });
    expect(heldBack).toEqual([
      expect.stringMatching(/ notic: .*, and nothing else counts as deleted from site$/),
    ]);
  });

  test('without a past, a fact that pages can do without is left out; without one they need, nothing is served', async () => {
    const folder = new SampleFolder();
    editSite(folder, 'utm: false', 'utm: yes');
    expect((await resolveSample(folder)).content.site.utm).toBe(false);
    editSite(folder, '(512) 555-0142', 'call us');
    await expect(resolveSample(folder)).rejects.toThrow('nothing can be served');
  });
});

describe('a file whose structure is broken', () => {
  test.each(['{', '- [', 'x: y', ''])('%j: its last good content is served', async (text) => {
    const folder = folderOf([fair, market]);
    const past = await goodContent(folder);
    folder.write('events.yaml', text);
    folder.writeRows('activities', [{ ...sampleActivity, title: 'Changed' }]);
    const { content, heldBack } = await resolveSample(folder, past);
    expect([titles(content), content.activities[0]?.title]).toEqual([
      ['Fair', 'Market'],
      'Changed',
    ]);
    expect(heldBack.join()).toMatch(
      /^events\.yaml.*; until then, events keeps its last good content$/,
    );
  });

  test('without a past, its list is empty, and says so', async () => {
    const folder = folderOf([fair]);
    folder.write('events.yaml', '{');
    const { content, heldBack } = await resolveSample(folder);
    expect([content.events, content.activities.length]).toEqual([[], 1]);
    expect(heldBack.join()).toMatch(/; until then, events is served empty$/);
  });

  test('site.yaml is needed: its last good content is served, with redirects, and named once', async () => {
    const folder = new SampleFolder();
    const past = await goodContent(folder);
    folder.write('site.yaml', 'brand: [');
    folder.writeRows('events', [market]);
    const { content, heldBack } = await resolveSample(folder, past);
    expect([content.site, titles(content)]).toEqual([past.site, ['Market']]);
    expect(heldBack).toEqual([
      expect.stringMatching(/^site\.yaml:1: .*; until then, site keeps its last good content$/),
    ]);
    await expect(resolveSample(folder)).rejects.toThrow('nothing can be served');
  });
});
