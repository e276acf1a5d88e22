import { checkGuide } from '../../commands/check/check-guide.ts';
import type { PictureSurvey } from '../../content/pictures/picture-survey.ts';
import type { Objects } from '../../content/versions/objects.ts';
import type { Trees } from '../../content/versions/trees.ts';
import { type Tree, treeHash, type VersionStore } from '../../content/versions/version.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import type { Entries } from './entries.ts';
import { type Findings, findingsIn } from './findings.ts';
import { worded } from './worded.ts';

interface CheckedTreesOptions {
  store: VersionStore;
  objects: Objects;
  trees: Trees;
  entries: Entries;
  survey: PictureSurvey;
  today: () => CivilDay;
}

const REMEMBERED = 4;

/** What the check says of trees, cached for the day. */
export class CheckedTrees {
  readonly #options: CheckedTreesOptions;
  #fetched: Tree | undefined;
  #known: { key: string; found: Promise<Findings> }[] = [];

  constructor(options: CheckedTreesOptions) {
    this.#options = options;
  }

  findings(tree: Tree): Promise<Findings> {
    const today = this.#options.today();
    const key = `${treeHash(tree)} ${today}`;
    const known = this.#known.find((each) => each.key === key);
    if (known) return known.found;
    const found = this.#check(tree, today);
    this.#known = [{ key, found }, ...this.#known].slice(0, REMEMBERED);
    found.catch(() => {
      this.#known = this.#known.filter((each) => each.key !== key);
    });
    return found;
  }

  /** Fetches the bytes of a version that this machine lacks. */
  async fetch(tree: Tree): Promise<void> {
    if (tree === this.#fetched) return;
    const { store, objects } = this.#options;
    const lacking = new Set([...tree.values()].filter((hash) => !objects.has(hash)));
    await store.fetch(lacking, (hash, bytes) => objects.keep(hash, bytes));
    this.#fetched = tree;
  }

  async #check(tree: Tree, today: CivilDay): Promise<Findings> {
    const { trees, survey, entries } = this.#options;
    await this.fetch(tree);
    const folder = await trees.write(tree);
    const result = await checkGuide(folder, today, { survey, isQuick: true });
    const { faults, warnings, due } = findingsIn(folder, result, entries);
    return {
      faults: await worded(faults, entries, tree),
      warnings: await worded(warnings, entries, tree),
      due,
    };
  }
}
