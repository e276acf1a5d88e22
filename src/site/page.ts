import type { ComponentType } from 'react';
import type { OwnPage } from '../model/own-page.ts';

export interface PageProps {
  /** The id in /blog/{id}; undefined if that isn't a whole number, and on every other page. */
  postId?: number | undefined;
  /** The slug in /things-to-do/{slug} and /events/{slug}; undefined on every other page. */
  slug?: string | undefined;
  /** The owner's own page; undefined on every other page. */
  ownPage?: OwnPage | undefined;
}

export type Page = ComponentType<PageProps>;
