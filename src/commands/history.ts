/** `./guide history`: the versions of the content, what one changed, or an entry through time. */
import { contentTables } from '../app/content-tables.ts';
import { entryHistory, versionChanges } from '../content/publish/version-history.ts';
import type { VersionStore } from '../content/versions/version.ts';
import { readCommandLine } from './command-line/command-line.ts';
import { readEntry, readNumber } from './command-line/operands.ts';
import { printLines } from './command-line/print-lines.ts';
import { runWithStore } from './command-line/run-with-database.ts';
import { describeChanges, describeHistory, describeVersion } from './publish/describe-versions.ts';

const { operands } = readCommandLine('history');
await runWithStore(show);

async function show(store: VersionStore): Promise<void> {
  const history = await store.history();
  const [first, list] = operands;
  if (history.length === 0) return printLines(['There is no version yet.']);
  if (first === undefined) return printLines(describeHistory(history));
  if (list === undefined) {
    const id = readNumber(first);
    const { version, changes } = await versionChanges(store, history, id, contentTables);
    return printLines([describeVersion(version), ...describeChanges(changes)]);
  }
  const entry = readEntry(first, list, contentTables);
  const all = await entryHistory(store, history, entry, contentTables);
  if (all.length === 0) return printLines([`No version holds ${list} ${first}.`]);
  for (const { version, changes } of all)
    printLines([describeVersion(version), ...describeChanges(changes), '']);
}
