import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestProject, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, in this order. Vitest remembers how long files took, but a fresh clone
 * remembers nothing, and a long file that starts last leaves all workers but one idle. So do those
 * that mostly wait, if they run at the same time: others stand between tools/dev.test.ts, run-guide,
 * failing-source and faulty-words.
 */
export const SLOWEST: readonly string[] = [
  'tools/dev.test.ts',
  'src/content/files/large-content.test.ts',
  'src/commands/publish.postgres.test.ts',
  'src/commands/killed-publish.postgres.test.ts',
  'src/content/publish/two-publishers.postgres.test.ts',
  'src/content/every-fault.test.ts',
  'src/content/bad-inputs.test.ts',
  'src/commands/command-line/command-line.test.ts',
  'src/content/pictures/photos.test.ts',
  'src/commands/command-line/secrets.test.ts',
  'src/server/process/run-guide.test.ts',
  'src/content/pictures/share-pictures.test.ts',
  'src/commands/help.test.ts',
  'src/content/pictures/making/picture-limits.test.ts',
  'src/content/words/word-slips.test.ts',
  'src/commands/check.test.ts',
  'src/commands/check/entry-warnings.test.ts',
  'src/content/failing-source.test.ts',
  'src/commands/check/season-warnings.test.ts',
  'tools/checks/deploy-files.test.ts',
  'src/commands/check/content-warnings.test.ts',
  'src/content/publish/yaml-update.test.ts',
  'src/content/shipped/shipped-examples.test.ts',
  'src/server/words/faulty-words.test.ts',
  'src/site/client.test.ts',
  'e2e/access/accessibility.test.ts',
  'e2e/behavior/offline/changed-guide.test.ts',
  'e2e/behavior/styles.test.ts',
  'e2e/behavior/offline/without-signal.test.ts',
  'e2e/behavior/every-page.test.ts',
  'e2e/behavior/webdriver-smoke.test.ts',
  'e2e/looks/looks-contrast.test.ts',
  'e2e/behavior/edited-words.test.ts',
  'e2e/looks/looks-stable.test.ts',
  'e2e/access/accessibility-states.test.ts',
  'e2e/access/accessibility-keyboard.test.ts',
  'e2e/behavior/every-control.test.ts',
  'e2e/site/export.test.ts',
  'e2e/looks/every-window.test.ts',
  'e2e/behavior/notices.test.ts',
  'e2e/site/budgets.test.ts',
  'e2e/behavior/back-forward-cache.test.ts',
  'e2e/behavior/page-words.test.ts',
  'e2e/behavior/offline/switched-off.test.ts',
  'e2e/behavior/plan/plan-days.test.ts',
  'e2e/behavior/navigation/navigation-links.test.ts',
  'e2e/behavior/search.test.ts',
  'e2e/behavior/notices-placeholders.test.ts',
  'e2e/behavior/stay.test.ts',
  'e2e/behavior/bad-browsers.test.ts',
  'e2e/access/accessibility-preferences.test.ts',
  'e2e/faults/database-faults.test.ts',
  'e2e/faults/server-faults.test.ts',
  'e2e/faults/proxies.test.ts',
  'e2e/faults/pictures/photo-servers.test.ts',
];

/**
 * Within each group of projects, runs the slowest files first, but all files of a project and an
 * environment one after another: a worker goes on with the next file only if both are the same, and
 * a new one imports everything again. The project with the slowest file begins.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranks = new Map<TestProject, number>();
    for (const file of sorted)
      ranks.set(file.project, Math.min(rank(file), ranks.get(file.project) ?? SLOWEST.length));
    const project = (file: TestSpecification) => ranks.get(file.project) ?? SLOWEST.length;
    return sorted.toSorted(
      (one, other) =>
        group(one) - group(other) ||
        project(one) - project(other) ||
        one.project.name.localeCompare(other.project.name) ||
        environment(one) - environment(other) ||
        rank(one) - rank(other),
    );
  }
}

function group({ project }: TestSpecification): number {
  return project.config.sequence.groupOrder;
}

function rank({ moduleId }: TestSpecification): number {
  const index = SLOWEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return index === -1 ? SLOWEST.length : index;
}

/** Files whose environment has a window come first. */
function environment({ moduleId }: TestSpecification): number {
  return readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom') ? 0 : 1;
}
