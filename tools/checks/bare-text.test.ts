import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** Texts that never change while they are shown, by what they are. */
const CONSTANT: Readonly<Record<string, string>> = {
  'src/features/blog/PostCard.tsx {publishedAt && readTime ? `${publishedAt} · ` : publishedAt}':
    'a card is of one post',
};

type Kind = 'element' | 'maybe an element' | 'text' | 'maybe text' | 'nothing' | 'unknown';

interface Node {
  type: string;
  start: number;
  end: number;
  value?: unknown;
  expression?: Node;
  left?: Node;
  right?: Node;
  consequent?: Node;
  alternate?: Node;
  children?: Node[];
}

/** What an expression in JSX puts there, as far as its form says. */
function kindOf(node: Node | undefined): Kind {
  switch (node?.type) {
    case 'JSXText':
      return /\S|^[^\n]+$/.test(String(node.value)) ? 'text' : 'nothing';
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'JSXExpressionContainer':
      return kindOf(node.expression);
    case 'Literal':
      return typeof node.value === 'string' ? 'text' : 'nothing';
    case 'TemplateLiteral':
      return 'text';
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'LogicalExpression':
      return maybe(kindOf(node.right));
    case 'ConditionalExpression': {
      const kinds = [kindOf(node.consequent), kindOf(node.alternate)];
      if (kinds.some((kind) => kind.endsWith('text'))) return 'maybe text';
      if (kinds.includes('unknown')) return 'unknown';
      return kinds.every((kind) => kind === 'element') ? 'element' : 'maybe an element';
    }
    default:
      return 'unknown';
  }
}

function maybe(kind: Kind): Kind {
  if (kind === 'text') return 'maybe text';
  return kind === 'element' ? 'maybe an element' : kind;
}

/** Where text may come, change or go beside elements, or an element may come before text. */
function bareTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const look = ({ children = [] }: Node) => {
    const shown = children
      .map((node) => ({ node, kind: kindOf(node) }))
      .filter(({ kind }) => kind !== 'nothing');
    for (const [index, { node, kind }] of shown.entries()) {
      const next = shown[index + 1]?.kind;
      const isBare = kind === 'maybe text' && shown.length > 1;
      if (isBare || (kind === 'maybe an element' && next?.endsWith('text')))
        found.push(`${file} ${source.slice(node.start, node.end).replace(/\s+/g, ' ')}`);
    }
  };
  const visitor = new Visitor({
    JSXElement: (node) => look(node as unknown as Node),
    JSXFragment: (node) => look(node as unknown as Node),
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}

test('no text comes or goes beside elements, so a translator’s or an extension’s elements break nothing', () => {
  const files = globSync('src/**/*.tsx', { exclude: ['**/*.test.tsx'] });
  const found = files.flatMap((file) => bareTexts(file, readFileSync(file, 'utf8')));
  expect(found.sort()).toEqual(Object.keys(CONSTANT).sort());
});

test.each([
  "<p><b>a</b>{is && 'text'}</p>",
  '<p>{is ? `more` : undefined} <b>a</b></p>',
  '<p>{is && <b>a</b>} text</p>',
  '<>{is ? <b>a</b> : null}{`text`}</>',
])('finds %s', (jsx) => {
  expect(bareTexts('a.tsx', `const a = ${jsx};`)).toHaveLength(1);
});

test.each([
  '<p>{is ? `a` : `b`}</p>',
  '<p>a {is && <b>b</b>}</p>',
  '<p><b>a</b> {is && <i>b</i>}</p>',
])('leaves %s alone', (jsx) => {
  expect(bareTexts('a.tsx', `const a = ${jsx};`)).toEqual([]);
});
