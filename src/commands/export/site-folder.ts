import { access, lstat, mkdir, readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../../content/files/write-whole.ts';
import { type CivilDay, dayText } from '../../model/day/civil-day.ts';
import type { EncodedBody } from '../../server/http/encoded-body.ts';

const GZIP = '.gz';
const BROTLI = '.br';

/** The folder for the export has other files in it. */
export class NoExportError extends Error {
  override name = 'NoExportError';
}

export interface SiteFolderOptions {
  dryRun?: boolean;
  day?: CivilDay;
  /** From 0 to 11, which is the default. */
  brotliQuality?: number;
}

/** Replaces an earlier export with the files put into it; files of others are left alone. */
export class SiteFolder {
  readonly #folder: string;
  readonly #dryRun: boolean;
  readonly #own: ReadonlySet<string>;
  readonly #day: CivilDay | undefined;
  readonly #brotliQuality: number | undefined;
  readonly #kept = new Set<string>();
  /** A line for each changed file, such as `~ blog/1.html`, without compressed copies. */
  readonly changes: string[] = [];
  written = 0;
  unchanged = 0;

  private constructor(folder: string, own: Manifest | undefined, options: SiteFolderOptions) {
    this.#folder = folder;
    this.#own = new Set(own?.files);
    this.#dryRun = options.dryRun ?? false;
    this.#day = options.day;
    this.#brotliQuality = options.brotliQuality;
  }

  /** Opens an empty folder or an earlier export. Rejects any other with NoExportError. */
  static async open(folder: string, options: SiteFolderOptions = {}): Promise<SiteFolder> {
    const own = await readManifest(folder);
    if (own === undefined && (await readdir(folder).catch(() => [])).length > 0) {
      throw new NoExportError(
        `${folder} contains other files and no list (${MANIFEST}) of what an earlier export wrote. Choose an empty folder. If this is an export by an older version, delete it first.`,
      );
    }
    return new SiteFolder(folder, own, options);
  }

  /** Call this before the first file. Rejects with NoExportError if one exists that no export wrote. */
  async claim(names: readonly string[]): Promise<void> {
    const files = names.flatMap((name) => [name, name + GZIP, name + BROTLI]);
    const foreign: string[] = [];
    for (const file of files)
      if (!this.#own.has(file) && (await this.#isThere(file))) foreign.push(file);
    if (foreign.length > 0) {
      throw new NoExportError(
        `${this.#folder} contains files that no export wrote, with the names of the site's own: ${foreign.slice(0, 10).join(', ')}. Move them, or choose another folder.`,
      );
    }
    if (this.#dryRun) return;
    await mkdir(this.#folder, { recursive: true });
    // Before any file, so that after a kill the next export knows its files.
    await writeManifest(this.#folder, { files: [...new Set([...this.#own, ...files])] });
  }

  /** Writes a changed file with its compressed copies. Rejects if the disk fails. */
  async put(file: string, body: EncodedBody): Promise<void> {
    const copies = body.compressible ? [file + GZIP, file + BROTLI] : [];
    await this.#replace([file, ...copies], body.identity.bytes, () => this.#writeCoded(file, body));
  }

  /** Writes a file that the host reads but doesn't serve. */
  async putText(file: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await this.#replace([file], bytes, () => this.#write(file, bytes));
  }

  /** Removes what only earlier exports wrote, and empty folders. Resolves to the number of files. */
  async removeOthers(): Promise<number> {
    let removed = 0;
    for (const file of [...this.#own].sort()) {
      if (this.#kept.has(file) || !(await this.#isThere(file))) continue;
      if (!this.#dryRun) await this.#remove(file);
      if (file.endsWith(GZIP) || file.endsWith(BROTLI)) continue;
      this.changes.push(`- ${file}`);
      removed += 1;
    }
    if (!this.#dryRun) {
      const day = this.#day === undefined ? undefined : dayText(this.#day);
      await writeManifest(this.#folder, { day, files: [...this.#kept] });
    }
    return removed;
  }

  async #replace(
    files: [file: string, ...copies: string[]],
    bytes: Uint8Array,
    write: () => Promise<void>,
  ): Promise<void> {
    const [file] = files;
    for (const name of files) this.#kept.add(name);
    if (await this.#holds(file, bytes, files)) {
      this.unchanged += 1;
      return;
    }
    if (!this.#dryRun) await write();
    this.written += 1;
    this.changes.push(`${this.#own.has(file) ? '~' : '+'} ${file}`);
  }

  async #isThere(file: string): Promise<boolean> {
    return await lstat(join(this.#folder, file)).then(
      () => true,
      () => false,
    );
  }

  async #remove(file: string): Promise<void> {
    await rm(join(this.#folder, file));
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      const isEmpty = await rmdir(join(this.#folder, folder)).then(
        () => true,
        () => false,
      );
      if (!isEmpty) return;
    }
  }

  async #writeCoded(file: string, body: EncodedBody): Promise<void> {
    await body.compress(this.#brotliQuality);
    const { identity, gzip, brotli } = body;
    if (gzip) await this.#write(file + GZIP, gzip.bytes);
    if (brotli) await this.#write(file + BROTLI, brotli.bytes);
    await this.#write(file, identity.bytes);
  }

  /** The file is written after its copies, so if it's current, so are those that nobody has deleted. */
  async #holds(file: string, bytes: Uint8Array, files: string[]): Promise<boolean> {
    try {
      for (const name of files) await access(join(this.#folder, name));
      return (await readFile(join(this.#folder, file))).equals(bytes);
    } catch {
      return false;
    }
  }

  async #write(file: string, bytes: Uint8Array): Promise<void> {
    // No flush, as the next export compares what is there, byte by byte.
    await writeWhole(join(this.#folder, file), bytes, false);
  }
}

/** Inside the export folder, so that the two stay together; web servers don't need to serve it. */
const MANIFEST = '.guide-export.json';

const schema = z.object({
  /** The ISO date that the files show; missing in older manifests, and after an interrupted export. */
  day: z.iso.date().optional(),
  files: z.array(z.string().refine(isInside)),
});

type Manifest = z.infer<typeof schema>;

async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Atomic, so that the manifest is whole even if the export is killed. */
async function writeManifest(folder: string, { day, files }: Manifest): Promise<void> {
  const manifest = { day, files: files.toSorted() };
  await writeWhole(join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 1)}\n`);
}

/** A manifest that was tampered with must not lead the export outside its folder. */
function isInside(file: string): boolean {
  return file !== '' && !isAbsolute(file) && !normalize(file).startsWith('..');
}
