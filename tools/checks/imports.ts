import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** For each file, which of our files it imports; paths are relative to the project's root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the relative imports of all TypeScript and JavaScript files in `folders` under `root`,
 * dynamic ones, globs, re-exports and types too. Throws if a file isn't valid TypeScript.
 */
export function readImports(root: string, folders: readonly string[]): Imports {
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,mts,mjs}`, { cwd: root }),
  );
  return new Map(files.sort().map((file) => [file, importsOf(root, file)]));
}

function importsOf(root: string, file: string): string[] {
  const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const targets = new Set<string>();
  const add = (node: { source: ESTree.Node | null }) => {
    const target = node.source && literalText(node.source);
    if (target?.startsWith('.')) targets.add(join(dirname(file), target.replace(/\?.*$/, '')));
  };
  const addGlob = ({ callee, arguments: [patterns] }: ESTree.CallExpression) => {
    if (patterns && isImportMetaGlob(callee))
      for (const target of filesOfGlob(root, file, patterns)) targets.add(target);
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
    CallExpression: addGlob,
  }).visit(program);
  return [...targets];
}

function isImportMetaGlob(callee: ESTree.Expression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'MetaProperty' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'glob'
  );
}

/** The code files that `import.meta.glob` loads; a pattern that begins with `!` excludes files. */
function filesOfGlob(root: string, file: string, argument: ESTree.Node): string[] {
  const nodes = argument.type === 'ArrayExpression' ? argument.elements : [argument];
  const patterns = nodes.flatMap((node) => (node && literalText(node)) ?? []);
  const fromRoot = (pattern: string) => join(dirname(file), pattern);
  const exclude = patterns
    .filter((pattern) => pattern.startsWith('!'))
    .map((pattern) => fromRoot(pattern.slice(1)));
  const include = patterns.filter((pattern) => !pattern.startsWith('!')).map(fromRoot);
  return globSync(include, { cwd: root, exclude }).filter((target) => /\.[jt]sx?$/.test(target));
}

/** The value of a string literal or a template without expressions; otherwise undefined. */
function literalText(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}
