import { basename, dirname, join } from 'node:path';
import { type OpenContentFile, openContentFile } from '../../content/gate/open-content-file.ts';
import type { PictureSurvey } from '../../content/pictures/picture-survey.ts';
import { Bytes } from '../../content/publish/bytes.ts';
import type { Objects } from '../../content/versions/objects.ts';
import type { Tree, VersionStore } from '../../content/versions/version.ts';
import { NotTaken } from '../people/not-taken.ts';
import { DraftPictures } from '../pictures/draft-pictures.ts';
import type { PreviewPicture } from '../preview/preview-pictures.ts';
import type { PreviewJob } from '../preview/preview-worker.ts';
import type { CheckedTrees } from './checked-trees.ts';
import type { Edit, Entries } from './entries.ts';
import type { Wish } from './outcome.ts';
import { pathOf } from './page-of.ts';
import { PreviewTrees } from './preview-trees.ts';

interface UnpublishedOptions {
  store: VersionStore;
  deskFolder: string;
  objects: Objects;
  survey: PictureSurvey;
  entries: Entries;
  checked: CheckedTrees;
}

/** What no version has yet: pictures that were sent, and previews of what is typed. */
export class Unpublished {
  readonly pictures: DraftPictures;
  readonly #options: UnpublishedOptions;
  readonly #trees: PreviewTrees;

  constructor(options: UnpublishedOptions) {
    const { deskFolder, objects } = options;
    this.#options = options;
    this.pictures = new DraftPictures(join(deskFolder, 'pictures'));
    this.#trees = new PreviewTrees(join(deskFolder, 'previews'), objects);
  }

  /** The bytes of versions, and of pictures that aren't part of one yet. */
  bytes(pictures: Tree = new Map()): Bytes {
    const files = [...pictures].map(([path, hash]) => [basename(path), hash] as const);
    return new Bytes(this.#options.store, this.pictures.folder, new Map(files));
  }

  /** A version's picture, or a draft's; the caller closes it. Undefined if there is none. */
  async picture(name: string, tree: Tree): Promise<OpenContentFile | undefined> {
    const hash = tree.get(`images/${name}`);
    if (hash === undefined) return await this.pictures.open(name);
    return await this.file(hash);
  }

  /** A file of a version; the caller closes it. */
  async file(hash: string): Promise<OpenContentFile> {
    const { store, objects } = this.#options;
    if (!objects.has(hash)) await store.fetch([hash], objects.keep.bind(objects));
    const file = objects.pathOf(hash);
    return await openContentFile({ root: dirname(file), file }, 'photo');
  }

  /** The tree with one picture replaced by another. Rejects with a 404 if either is missing. */
  async inPlace(name: string, by: string, tree: Tree): Promise<Pick<Wish, 'tree' | 'pictures'>> {
    await using picture = await this.pictures.open(by);
    const path = `images/${name}`;
    if (!picture || !tree.has(path)) throw new NotTaken(404, 'There is no such picture.');
    const hash = await picture.hash();
    return { tree: new Map(tree).set(path, hash), pictures: new Map([[`images/${by}`, hash]]) };
  }

  /** Writes the tree with an edit to folders, to preview the entry's page; undefined if it has none. */
  async previewed(edit: Edit, before: Tree): Promise<Omit<PreviewJob, 'day'> | undefined> {
    const { entries, checked, survey, store } = this.#options;
    const known = await store.addresses();
    const { made, refs, ...edited } = await entries.edited(before, [edit], known);
    const path = refs[0] && edit.value && pathOf(entries, refs[0], edit.value);
    if (!path) return undefined;
    const drafts = await this.pictures.namedIn(edit, before);
    const typed = this.bytes(drafts);
    typed.add(made);
    await checked.fetch(before);
    const tree = new Map([...edited.tree, ...drafts]);
    const fresh = [...made.keys(), ...drafts.values()];
    const folders = await this.#trees.write(before, tree, fresh, typed);
    const pictures: PreviewPicture[] = [];
    for (const folder of [folders.base, folders.changed])
      pictures.push(...(await survey.read(join(folder, 'images'))).pictures);
    return { ...folders, path, pictures };
  }
}
