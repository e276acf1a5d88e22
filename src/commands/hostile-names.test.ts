import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SampleFolder, sampleActivity } from '../content/fixtures/sample-folder.ts';
import { runInMemory } from './fixtures/run-in-memory.ts';

/** Clears the screen, sets the title, forges a line, reverses and hides text; fits in a name. */
const HOSTILE =
  '\u001b[2J\u001b]0;x\u0007\u009b31m\nfault: forged\r\u202egnp\u2066\u200b\u00ad\u2028\u{e0041}';

const WHERE: [where: string, spoil: (folder: SampleFolder) => void][] = [
  ['a picture', (folder) => folder.write(`images/${HOSTILE}.png`, 'no picture')],
  ['a drawing', (folder) => folder.write(`images/${HOSTILE}.svg`, 'no picture')],
  ['a folder in images', (folder) => mkdirSync(folder.path(`images/${HOSTILE}.jpg`))],
  ['a post', (folder) => folder.write(`blog/${HOSTILE}.md`, '')],
  ['a post with an id', (folder) => folder.write(`blog/0007-${HOSTILE}.md`, HOSTILE)],
  ['an own page', (folder) => writeIn(folder, 'pages/own', `${HOSTILE}.md`)],
  ['words', (folder) => writeIn(folder, 'pages', `${HOSTILE}.yaml`)],
  ['a field', (folder) => folder.writeRows('events', [{ [HOSTILE]: 1 }])],
  ['a title', (folder) => folder.writeRows('activities', [{ ...sampleActivity, title: HOSTILE }])],
  ['a link', (folder) => folder.writeRows('activities', [{ ...sampleActivity, link: HOSTILE }])],
  [
    'the name of a picture',
    (folder) =>
      folder.writeRows('activities', [{ ...sampleActivity, imageUrl: `/images/${HOSTILE}.svg` }]),
  ],
  ['a tag', (folder) => folder.write('events.yaml', '- !<\u009b31m\u202ex> "x"\n')],
  ['an alias', (folder) => folder.write('events.yaml', '- *\u009b31m\u202ex\n')],
  ['a repeated key', (folder) => folder.write('events.yaml', '- \u202ea: 1\n  \u202ea: 2\n')],
  ['YAML that is none', (folder) => folder.write('events.yaml', `- "${HOSTILE}\n- \u202e: : x`)],
];

function writeIn(folder: SampleFolder, name: string, file: string): void {
  mkdirSync(folder.path(name), { recursive: true });
  folder.write(`${name}/${file}`, HOSTILE);
}

test.each(WHERE)(
  'log injection in %s: ./guide check names it, with codes in place of what controls the terminal',
  async (_, spoil) => {
    const folder = new SampleFolder();
    spoil(folder);
    const { status, output, errors } = await runInMemory('check', [folder.content], {});
    expect(status).toBe(1);
    expect(output + errors).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(errors).not.toMatch(/^fault: forged/m);
  },
);
