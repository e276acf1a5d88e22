import type { ComponentType } from 'react';

/** What a page's component is given. */
export interface PageProps {
  /**
   * The id in /blog/{id}; undefined if the segment is not a whole number, and on every other page.
   */
  postId?: number | undefined;
}

/** A page's component. */
export type Page = ComponentType<PageProps>;
