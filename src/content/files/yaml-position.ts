import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type ParsedNode,
  type YAMLMap,
} from 'yaml';

/** The offset of the key or list item at the path, or of the last part of the path that exists. */
export function offsetOf(contents: ParsedNode | null, path: readonly PropertyKey[]): number {
  let node: Node | null = contents;
  let offset = startOf(contents);
  for (const step of path) {
    if (isMap<Node, Node | null>(node)) {
      const pair = pairNamed(node, step);
      if (!pair) break;
      offset = startOf(pair.key);
      node = pair.value;
    } else if (isSeq<Node>(node)) {
      const item: Node | undefined = node.items[Number(step)];
      if (!item) break;
      offset = startOf(item);
      node = item;
    } else break;
  }
  return offset;
}

/** The node's start offset, or 0. */
export function startOf(node: unknown): number {
  return isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? (node.range?.[0] ?? 0) : 0;
}

const pairsByName = new WeakMap<YAMLMap, Map<string, Pair>>();

/** Indexed by name, as each of many entries may have a fault. */
function pairNamed(
  map: YAMLMap<Node, Node | null>,
  name: PropertyKey,
): Pair<Node, Node | null> | undefined {
  let pairs = pairsByName.get(map);
  if (pairs === undefined) {
    pairs = new Map(
      map.items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : '', pair]),
    );
    pairsByName.set(map, pairs);
  }
  return pairs.get(String(name)) as Pair<Node, Node | null> | undefined;
}
