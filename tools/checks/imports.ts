import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** For each file, the files of ours that it imports; paths from the project's root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the relative imports of all TypeScript and JavaScript files in `folders` of `root`: static and
 * dynamic, re-exports, by value and by type. Throws on a file that is not valid TypeScript.
 */
export function readImports(root: string, folders: readonly string[]): Imports {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mts,mjs}`, { cwd: root }));
  return new Map(files.sort().map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]));
}

function importsOf(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const targets = new Set<string>();
  const add = (node: { source: ESTree.Node | null }) => {
    const target = node.source && literalText(node.source);
    if (target?.startsWith('.')) targets.add(join(dirname(file), target.replace(/\?.*$/, '')));
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(program);
  return [...targets];
}

/** What a quoted text or a template without expressions says; otherwise undefined. */
function literalText(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}
