import { describe, expect, test } from 'vitest';
import { editSite, goodContent, resolveSample } from '../fixtures/resolve-sample.ts';
import { SampleFolder, sampleActivity, samplePost } from '../fixtures/sample-folder.ts';

describe('entries that do not go together: the one that breaks the rule is held back', () => {
  const photo = 'https://images.example.com/a.png';

  test('a picture from a host that is not listed, or that is no longer', async () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [{ ...sampleActivity, imageUrl: photo }]);
    const past = await goodContent(folder);
    folder.writeRows('activities', [
      { ...sampleActivity, imageUrl: 'https://other.example.com/a.png', title: 'Changed' },
    ]);
    const first = await resolveSample(folder, past);
    expect(first.content.activities[0]?.title).toBe('Wine Road');
    expect(first.heldBack).toEqual([
      expect.stringMatching(
        /^activities\.yaml:1 “Changed” imageUrl: .*, activities 1 keeps its last/,
      ),
    ]);
    folder.writeRows('activities', [{ ...sampleActivity, imageUrl: photo, title: 'Changed' }]);
    expect((await resolveSample(folder, past)).heldBack).toEqual([]);
    folder.writeRows('activities', [{ ...sampleActivity, imageUrl: photo }]);
    editSite(folder, '[images.example.com]', '[]');
    const second = await resolveSample(folder, past);
    expect(second.content.activities).toEqual([]);
    expect(second.heldBack).toEqual([
      expect.stringMatching(/^activities\.yaml:1 .* imageUrl: .*, activities 1 is left out$/),
    ]);
  });

  test('a photo of an entry from a host that is not listed', async () => {
    const folder = new SampleFolder();
    const photos = [{ imageUrl: 'https://other.example.com/a.png', imageAlt: 'Beds.' }];
    const cabin = { id: 1, name: 'One', sleeps: 2, summary: 'By a creek.', photos };
    const past = await goodContent(folder);
    folder.writeRows('cabins', [cabin]);
    const { content, heldBack } = await resolveSample(folder, past);
    expect(content.cabins).toEqual([]);
    expect(heldBack).toEqual([
      expect.stringMatching(
        /^cabins\.yaml:1 “One” photos\[0\]\.imageUrl: shows a picture from other/,
      ),
    ]);
  });

  test('a redirect into nothing: a changed one keeps its form, a new one is left out', async () => {
    const folder = new SampleFolder();
    const past = await goodContent(folder);
    editSite(folder, '/wine-tours: /wine-spirits', '/wine-tours: /wine\n  /old: /nowhere');
    const { content, heldBack } = await resolveSample(folder, past);
    expect(content.site.redirects).toEqual({ '/wine-tours': '/wine-spirits' });
    expect(heldBack).toHaveLength(2);
  });

  test('a deleted post is gone, and a redirect to it with it', async () => {
    const folder = new SampleFolder();
    folder.writePost('0002-gone.md', samplePost, 'Body.');
    editSite(folder, '/wine-tours: /wine-spirits', '/wine-tours: /wine-spirits\n  /old: /blog/2');
    const past = await goodContent(folder);
    folder.remove('blog/0002-gone.md');
    const { content, heldBack } = await resolveSample(folder, past);
    expect(content.posts.map(({ id }) => id)).toEqual([1]);
    expect(content.site.redirects).toEqual({ '/wine-tours': '/wine-spirits' });
    expect(heldBack).toEqual([
      expect.stringMatching(/redirects\.\/old: leads to \/blog\/2.*, redirects \/old is left out$/),
    ]);
  });
});
