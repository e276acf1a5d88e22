import type { PageWords } from '../model/content/content.ts';
import { isObject } from './data/api-shapes.ts';
import type { SiteContextValue } from './site-context.ts';

/** What the server embeds in the page for the browser. */
export interface EmbeddedState extends SiteContextValue {
  answers: Record<string, unknown>;
  words: PageWords;
  /** The set these words belong to, which names other pages' words. */
  wordSet: string;
}

/** The state as JSON for a `<script>` data block. */
export function writeEmbeddedState(state: EmbeddedState): string {
  return escapeJsonForHtml(JSON.stringify(state));
}

/** Escapes JSON for a `<script>` data block; it still parses to the same value. */
export function escapeJsonForHtml(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Reads the state that the server wrote; undefined if it was truncated or damaged. */
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
