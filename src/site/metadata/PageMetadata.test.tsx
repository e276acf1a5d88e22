import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../model/fixtures/any-text.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { BodyText } from '../prose/BodyText.tsx';
import { type SiteContextValue, SiteProvider } from '../site-context.ts';
import { PageMetadata } from './PageMetadata.tsx';

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decoded(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => CHARACTERS[name] ?? '');
}

const hostileText = fc
  .array(
    fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom(
        '</title>',
        '</script>',
        '<!--',
        '"><img onerror=x>',
        "'",
        '&lt;',
        '&amp;amp;',
        '\u2028',
        '{{7*7}}',
        '<',
      ),
    ),
  )
  .map((pieces) => pieces.join(''));

/** The head of a page about `text`. */
function markupOf(text: string): string {
  const siteContext = {
    site: { brand: text },
    siteUrl: 'https://guide.example',
  } as SiteContextValue;
  return renderToStaticMarkup(
    <SiteProvider value={siteContext}>
      <PageMetadata title={text} description={text} path="/events" keywords={[text]} />
    </SiteProvider>,
  );
}

const elements = (html: string) => html.match(/<\/?[^\s<>]*/g);

describe('hostile words in HTML', () => {
  test('appear in title and attributes as they are, and add no element', () => {
    const plain = elements(markupOf('words'));
    fc.assert(
      fc.property(hostileText, (text) => {
        const html = markupOf(text);
        expect(elements(html)).toEqual(plain);
        expect(decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')).toBe(`${text} | ${text}`);
        expect(decoded(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')).toBe(
          text,
        );
      }),
      cases(500),
    );
  });

  test("appear in a post's body as they are", () => {
    const words = hostileText
      .map((text) => text.replace(/[\r\n*]/g, '').trim())
      .filter((text) => text !== '' && !text.startsWith('- '));
    fc.assert(
      fc.property(words, (text) => {
        const html = renderToStaticMarkup(
          <BodyText content={`**${text}**\n\n${text}\n- ${text}`} />,
        );
        const texts = [...html.matchAll(/>([^<]+)</g)].map(([, inner = '']) => decoded(inner));
        expect(texts).toEqual([text, text, text]);
      }),
      cases(500),
    );
  });
});
