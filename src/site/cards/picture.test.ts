import { expect, test } from 'vitest';
import { samplePost } from '../../model/fixtures/samples.ts';
import { renderedAt } from '../../server/fixtures/page-at.tsx';

test('a picture on another host is asked for without CORS, which few hosts allow', async () => {
  const imageUrl = 'https://images.example.com/a.jpg';
  const posts = [{ ...samplePost(1, { imageUrl }), featured: true }];
  const { html } = await renderedAt('/blog/1', { posts });
  const pictures = html.match(/<img [^>]*>/g)?.filter((img) => img.includes(imageUrl));
  expect(pictures).toHaveLength(1);
  expect(pictures?.[0]).not.toMatch(/crossorigin/i);
});
