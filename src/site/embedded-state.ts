import type { PageWords } from '../model/content/content.ts';
import { isObject } from './data/api-shapes.ts';
import type { SiteContextValue } from './site-context.ts';

/** What the server leaves in the page for the browser, besides the site's facts. */
export interface EmbeddedState extends SiteContextValue {
  /** The API's answers by path. */
  answers: Record<string, unknown>;
  words: PageWords;
  /** The set that they are of, by which other pages' words are loaded. */
  wordSet: string;
}

/** The state as text for a JSON block in HTML: nothing in it ends the block. */
export function writeEmbeddedState(state: EmbeddedState): string {
  return escapeJsonForHtml(JSON.stringify(state));
}

/** JSON that is safe inside a `<script>` data block and still parses to the same value. */
export function escapeJsonForHtml(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The state that the server wrote; undefined if it was cut off or changed beyond use. */
export function readEmbeddedState(text: string): EmbeddedState | undefined {
  try {
    const state = JSON.parse(text) as EmbeddedState;
    const complete =
      typeof state.siteUrl === 'string' &&
      typeof state.site.bookingUrl === 'string' &&
      isObject(state.answers) &&
      isObject(state.words) &&
      typeof state.wordSet === 'string' &&
      state.wordSet !== '';
    return complete ? state : undefined;
  } catch {
    return undefined;
  }
}
