import type { BodyBlock } from '../../site/prose/post-body.ts';
import type { Post, PostPlace } from './post.ts';

/** The height of a picture with its margin, in lines of text. */
const PICTURE_LINES = 10;

const LINE = 80;

interface Section {
  heading: string;
  text: string;
  block: number;
  line: number;
}

/**
 * The places to picture beside subheadings, by the subheading's block index: each where the words of its
 * title occur, clear of each other and of the body's end, none twice.
 */
export function vignettesOf(
  { imageUrl, places = [] }: Pick<Post, 'imageUrl' | 'places'>,
  blocks: readonly BodyBlock[],
): Map<number, PostPlace> {
  const { sections, end } = sectionsOf(blocks);
  const left = new Map(places.map((place) => [place.imageUrl, place]));
  left.delete(imageUrl);
  left.delete(undefined);
  const wanted = [...left.values()].flatMap((place) => bestFor(place, sections) ?? []);
  const found = new Map<number, PostPlace>();
  let free = 0;
  for (const section of sections) {
    const [best] = wanted
      .filter((one) => one.section === section)
      .sort((one, other) => other.score - one.score);
    if (!best || section.line < free || section.line + PICTURE_LINES > end) continue;
    found.set(section.block, best.place);
    free = section.line + PICTURE_LINES;
  }
  return found;
}

function sectionsOf(blocks: readonly BodyBlock[]): { sections: Section[]; end: number } {
  const sections: Section[] = [];
  let end = 0;
  for (const [block, one] of blocks.entries()) {
    const texts = one.kind === 'list' ? one.items : [one.text];
    const text = texts.join(' ').toLowerCase();
    const section = sections.at(-1);
    if (one.kind === 'subheading') sections.push({ heading: text, text, block, line: end });
    else if (section) section.text += ` ${text}`;
    end += texts.reduce((lines, item) => lines + Math.ceil(item.length / LINE), 0.5);
  }
  return { sections, end };
}

/** The best section for a place: words of its title count most in subheadings, and if few sections have them. */
function bestFor(place: PostPlace, sections: readonly Section[]) {
  const words = place.title.toLowerCase().match(/[\p{L}’]{4,}/gu) ?? [];
  const [best] = sections
    .map((section) => ({ place, section, score: scoreOf(section, words, sections) }))
    .sort((one, other) => other.score - one.score);
  return best && best.score >= 0.5 ? best : undefined;
}

function scoreOf(section: Section, words: readonly string[], sections: readonly Section[]): number {
  const shares = words.map((word) => {
    if (!section.text.includes(word)) return 0;
    const share = 1 / sections.filter(({ text }) => text.includes(word)).length;
    return section.heading.includes(word) ? share + 1 : share;
  });
  return shares.reduce((sum, share) => sum + share, 0);
}
