import { describe, expect, test } from 'vitest';
import { problemsOf } from '../fixtures/read-sample.ts';
import { editSite, goodContent, resolveSample } from '../fixtures/resolve-sample.ts';
import { SampleFolder, sampleActivity, sampleOwnPage } from '../fixtures/sample-folder.ts';

describe('redirects know the pages of activities, events and the owner (decision 25)', () => {
  const withRedirects = (lines: string) => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [{ ...sampleActivity, title: 'Rock', formerly: ['stone'] }]);
    folder.writeOwnPage('pets.md', sampleOwnPage, 'Body.');
    editSite(folder, '/wine-tours: /wine-spirits', lines);
    return folder;
  };

  test.each(['/things-to-do/rock', '/events/fair', '/pets'])('one can lead to %s', async (to) => {
    expect(await problemsOf(withRedirects(`/old: ${to}`))).toEqual([]);
  });

  test.each([
    ['/things-to-do/rock: /pets', 'is a page of the site itself; delete this line'],
    ['/pets/: /events', 'is a page of the site itself; delete this line'],
    ['/things-to-do/stone: /pets', 'redirects already, by formerly; delete this line'],
    ['/old: /things-to-do/stone', /^leads to \/things-to-do\/stone, which is not a page/],
    ['/old: /old', /^leads to \/old, which is not a page/],
    ['/old: /cats', /^leads to \/cats, which is not a page/],
  ])('%s is refused', async (line, message) => {
    expect(await problemsOf(withRedirects(line))).toEqual([
      expect.stringMatching(/^site\.yaml:\d+ redirects\.\S+: /),
    ]);
    const [problem = ''] = await problemsOf(withRedirects(line));
    expect(problem.replace(/^.*?: /, '')).toEqual(expect.stringMatching(message));
  });

  test('a new page at the address of a redirect is served, and the redirect is held back', async () => {
    const folder = withRedirects('/cats: /events');
    const past = await goodContent(folder);
    folder.writeOwnPage('cats.md', sampleOwnPage, 'Body.');
    const { content, heldBack } = await resolveSample(folder, past);
    expect([content.site.redirects, content.ownPages.map(({ slug }) => slug)]).toEqual([
      {},
      ['cats', 'pets'],
    ]);
    expect(heldBack).toEqual([
      expect.stringMatching(/redirects\.\/cats: .*, redirects \/cats is left/),
    ]);
  });
});
