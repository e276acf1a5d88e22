import type { ComponentType } from 'react';
import type { OwnPage } from '../model/own-page.ts';

export interface PageProps {
  /** The id in /blog/{id}; undefined if it isn't a whole number, and on other pages. */
  postId?: number | undefined;
  slug?: string | undefined;
  ownPage?: OwnPage | undefined;
}

export type Page = ComponentType<PageProps>;
