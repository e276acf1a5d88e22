export interface OptionShape {
  takes: 'nothing' | 'text' | 'number' | 'day' | 'event';
  does: string;
  /** Options that contradict it. */
  without?: readonly string[];
  most?: number;
}

export interface CommandShape {
  does: string;
  more?: string;
  /** The most operands, and what the usage text calls them. */
  operands: { most: number; named: string; areFolders?: true };
  options: Readonly<Record<string, OptionShape>>;
}

const FOLDER = { most: 1, named: 'FOLDER', areFolders: true } as const;
const NEEDS_DATABASE = 'It needs DATABASE_URL, the address of the database (docs/operations.md).';
const ANY_NUMBER = Number.POSITIVE_INFINITY;

/** What each command takes. Anything else is rejected before it does anything. */
export const COMMANDS = {
  start: { does: 'builds what has changed and serves the guide' },
  build: { does: 'builds the guide even if nothing has changed' },
  dev: { does: 'serves the guide with hot reload' },
  check: {
    does: 'checks the content and says what is wrong',
    operands: FOLDER,
    options: {
      on: { takes: 'day', does: 'checks as of a day, and names what will be over by then' },
      strict: {
        takes: 'nothing',
        does: 'also fails on facts that contradict each other or are too old to be stated',
      },
      json: { takes: 'nothing', does: 'writes what is old and what will be soon as JSON' },
      all: { takes: 'nothing', does: 'also lists each entry with facts that are old or missing' },
      explain: {
        takes: 'event',
        does: 'only says how an event is understood, with its next days',
        without: ['json', 'strict'],
      },
    },
  },
  publish: {
    does: 'writes content/ to the database',
    more: NEEDS_DATABASE,
    options: {
      'dry-run': { takes: 'nothing', does: 'only reports what would change' },
      message: { takes: 'text', most: 200, does: 'says why, for the history' },
      merge: {
        takes: 'nothing',
        does: "takes others' changes since your last pull or publish into your files, too",
      },
      mine: {
        takes: 'nothing',
        does: 'the same, and takes yours where both have changed an entry',
      },
      confirm: {
        takes: 'nothing',
        does: 'also if many entries are gone, or those of a list’s end',
      },
      strict: { takes: 'nothing', does: 'publishes nothing if there are warnings' },
    },
  },
  pull: {
    does: "writes the database's content to content/",
    more: NEEDS_DATABASE,
    options: {
      'dry-run': { takes: 'nothing', does: 'only reports which files would change' },
      force: {
        takes: 'nothing',
        does: 'also replaces files with unpublished work, keeping a copy of them',
      },
    },
  },
  history: {
    does: 'lists the versions of the content, or shows one, or an entry through time',
    more: './guide history 7 shows what version 7 changed, ./guide history 18 events an entry of a list.',
    operands: { most: 2, named: 'N [LIST]' },
  },
  undo: {
    does: 'takes back the last edit or publish, or another one',
    more: `./guide undo 7 takes back what version 7 changed, ./guide undo 18 events the last change of an entry,
./guide undo 7 18 events only that entry of version 7. It makes a new version, which can be undone, too.`,
    operands: { most: 3, named: 'N [N LIST]' },
    options: {
      to: { takes: 'number', does: 'goes back to all that version N held' },
      message: { takes: 'text', most: 200, does: 'says why, for the history' },
      'dry-run': { takes: 'nothing', does: 'only reports what would change' },
    },
  },
  confirm: {
    does: 'says that entries that are gone are meant to be, or that an older database is right',
  },
  backup: {
    does: 'copies every version to FOLDER, which a server can use as its DATA_DIR',
    operands: FOLDER,
    options: {
      thin: {
        takes: 'nothing',
        does: 'then removes versions older than 90 days, but the last of each week',
      },
      'dry-run': { takes: 'nothing', does: 'only says which would be removed' },
    },
  },
  desk: {
    does: "serves the owner's desk: edit the site from a telephone (docs/operations/desk.md)",
    options: {
      invite: {
        takes: 'nothing',
        does: 'only prints a link for a new telephone or person, once, for 15 minutes',
      },
      build: {
        takes: 'nothing',
        does: 'only installs and builds what it needs, for a user who may not write here',
        without: ['invite'],
      },
    },
  },
  migrate: {
    does: 'updates the database for this version of the guide',
    more: NEEDS_DATABASE,
  },
  export: {
    does: 'writes the site as static files to dist/export, or to FOLDER',
    operands: FOLDER,
    options: {
      'dry-run': { takes: 'nothing', does: 'only reports what would be written and removed' },
    },
  },
  bench: {
    does: 'measures the built site, or the parts named',
    operands: { most: ANY_NUMBER, named: 'PART …' },
    options: {
      ways: { takes: 'text', does: 'of next-page, only the ways whose names hold this text' },
      device: { takes: 'text', does: 'of next-page, only the phone or the desktop' },
      rounds: { takes: 'number', does: 'of next-page, measures this often instead of three times' },
    },
  },
  screenshots: {
    does: 'takes screenshots of every page, or of those at the paths named',
    operands: { most: ANY_NUMBER, named: 'PATH …' },
    options: { wide: { takes: 'nothing', does: 'also at 2200 pixels' } },
  },
  mutate: {
    does: 'runs the tests that must fail with each fault of tools/mutations, or those that match',
    operands: { most: ANY_NUMBER, named: 'PATTERN …' },
  },
  conformance: {
    does: 'checks that tests prove the specification',
    options: { write: { takes: 'nothing', does: 'writes docs/conformance.md' } },
  },
  soak: { does: 'runs the long fault and attack tests' },
  fonts: {
    does: 'cuts the typefaces down to the characters that the guide needs',
  },
  sbom: { does: 'writes the bill of materials to dist/sbom.json' },
  draw: {
    does: 'draws all illustrations, or those named',
    operands: { most: ANY_NUMBER, named: 'NAME …' },
  },
} as const satisfies Record<string, Pick<CommandShape, 'does'> & Partial<CommandShape>>;

export type CommandName = keyof typeof COMMANDS;

/** A command's shape, with defaults filled in. */
export function shapeOf(name: CommandName): CommandShape {
  return { operands: { most: 0, named: '' }, options: {}, ...COMMANDS[name] };
}
