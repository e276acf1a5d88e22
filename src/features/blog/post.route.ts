import type { Route } from '../../site/route.ts';
import { readPostId } from './post.ts';
import { featuredPostsQuery, postQuery } from './post-queries.ts';

const POST_PATH = /^\/blog\/([^/]+)$/;

export const postRoute: Route = {
  name: 'post',
  path(path) {
    const segment = POST_PATH.exec(path)?.[1];
    return segment === undefined ? undefined : { postId: readPostId(segment) };
  },
  words: ['post'],
  styles: { first: ['cards', 'reading', 'post'], later: ['place', 'blog'] },
  queries: ({ postId }) =>
    postId === undefined ? [featuredPostsQuery] : [postQuery(postId), featuredPostsQuery],
  load: () => import('./BlogPostPage.tsx').then((page) => page.BlogPostPage),
};

export const routes: readonly Route[] = [postRoute];
