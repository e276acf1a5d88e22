import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SMALL_HEAP, SMALL_MALLOC } from '../../content/pictures/picture-process.ts';
import { Queue } from '../../content/queue.ts';
import { MOST_BYTES } from '../../content/versions/version.ts';
import { refusalOf } from '../forms/picture-kind.ts';
import { NotTaken } from '../people/not-taken.ts';
import type { DraftPictures, PictureOwner } from './draft-pictures.ts';
import type { EncodedPicture } from './encode-picture.ts';

/** Uploads at a time for each person; nobody waits for somebody else's. */
const MOST_OPEN = 4;

/** Milliseconds after which nobody goes on with an upload. */
const ABANDONED = 600_000;

/** Milliseconds after its last piece until an upload makes room for another; phones retry sooner. */
const IDLE = 30_000;

interface Upload {
  owner: number;
  file: string;
  size: number;
  touched: number;
  done?: Promise<string>;
}

/** Uploads in pieces: an interrupted one goes on, and a repeated piece changes nothing. */
export class Uploads {
  readonly #pictures: DraftPictures;
  readonly #folder: string;
  readonly #now: () => number;
  readonly #named: PictureOwner['named'];
  readonly #encoding = new Queue();
  readonly #uploads = new Map<string, Upload>();

  constructor(pictures: DraftPictures, now: () => number, named: PictureOwner['named']) {
    this.#pictures = pictures;
    this.#folder = join(pictures.folder, 'uploads');
    this.#now = now;
    this.#named = named;
    // After a restart, phones start over.
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
  }

  /** Takes a piece, if it's the next one. Resolves to the number of bytes received. */
  async add(owner: number, id: string, at: number, piece: Uint8Array): Promise<number> {
    const refusal = at === 0 ? refusalOf(piece) : undefined;
    if (refusal !== undefined) throw new NotTaken(422, refusal);
    const upload = this.#uploads.get(id) ?? (await this.#begin(owner, id));
    if (upload.owner !== owner || upload.done)
      throw new NotTaken(404, 'That is not sent any more.');
    if (at !== upload.size) return upload.size;
    if (at + piece.length > MOST_BYTES) {
      await this.#drop(id, upload);
      throw new NotTaken(422, 'This picture has more than 20 MB. Save it smaller.');
    }
    upload.touched = this.#now();
    await using file = await open(upload.file, at === 0 ? 'w' : 'r+', 0o600);
    await file.write(piece, 0, piece.length, at);
    upload.size = at + piece.length;
    return upload.size;
  }

  /** Turns a complete upload into a draft's picture, once. Resolves to its name. */
  async finish(owner: number, id: string, size: number, title: string): Promise<string> {
    const upload = this.#uploads.get(id);
    if (upload?.owner !== owner || upload.size !== size)
      throw new NotTaken(409, 'The picture was cut off on its way.');
    upload.done ??= this.#make(upload, title);
    return await upload.done;
  }

  async #make({ file, owner: person }: Upload, title: string): Promise<string> {
    const made = `${file}.made`;
    const result = await this.#encoding.take(() => encode(file, made));
    await rm(file, { force: true });
    if ('fault' in result) throw new NotTaken(422, result.fault);
    const owner = { person, named: this.#named };
    return await this.#pictures
      .add(made, title, result.extension, owner)
      .finally(() => rm(made, { force: true }));
  }

  async #begin(owner: number, id: string): Promise<Upload> {
    const now = this.#now();
    for (const [old, upload] of this.#uploads)
      if (upload.touched < now - ABANDONED) await this.#drop(old, upload);
    const open = [...this.#uploads].filter(([, each]) => each.owner === owner && !each.done);
    if (open.length >= MOST_OPEN) {
      // Somebody stopped it or closed the page; whoever goes on with it after all starts over.
      const [old, idlest] = open.reduce((one, other) =>
        one[1].touched <= other[1].touched ? one : other,
      );
      if (idlest.touched >= now - IDLE)
        throw new NotTaken(429, 'Other pictures are on their way. This one waits.');
      await this.#drop(old, idlest);
    }
    const upload = { owner, file: join(this.#folder, id), size: 0, touched: now };
    this.#uploads.set(id, upload);
    return upload;
  }

  async #drop(id: string, { file }: Upload): Promise<void> {
    this.#uploads.delete(id);
    await rm(file, { force: true });
  }
}

const PROGRAM = fileURLToPath(new URL('./encode-picture.ts', import.meta.url));

/** In milliseconds; the largest photo takes a tenth of it. */
const TIME_LIMIT = 60_000;

const TOO_MUCH =
  'This picture takes too much memory or time. Save it smaller, or make a screenshot of it, and choose that.';

const run = promisify(execFile);

/** Encodes one file's picture into another. Resolves to a fault if it can't be taken. */
async function encode(from: string, to: string): Promise<EncodedPicture> {
  // A program that reads strangers' files shouldn't know the database's password.
  const { DATABASE_URL: _, ...env } = process.env;
  try {
    const { stdout } = await run(process.execPath, [...SMALL_HEAP, PROGRAM, from, to], {
      env: { ...env, ...SMALL_MALLOC },
      timeout: TIME_LIMIT,
      killSignal: 'SIGKILL',
    });
    return JSON.parse(stdout) as EncodedPicture;
  } catch {
    return { fault: TOO_MUCH };
  }
}
