import type { Edition } from '../../server/edition/edition.ts';
import type { Pictures } from '../../server/edition/pictures.ts';
import { Resource } from '../../server/edition/resource.ts';
import type { StaticFiles } from '../../server/edition/static-files.ts';
import { REVALIDATED_CACHE } from '../../server/http/cache-control.ts';
import { EncodedBody } from '../../server/http/encoded-body.ts';
import type { SecurityHeaders } from '../../server/http/security-headers.ts';
import { offlineList } from './offline-list.server.ts';

/** Milliseconds until a list is made again: a picture may be new without an edition. */
const FRESH_FOR = 10 * 60_000;

interface OfflineListsOptions {
  files: StaticFiles;
  pictures: Pictures;
  security: SecurityHeaders;
}

/** The list of each edition, made when somebody first asks for it, once for all who do. */
export class OfflineLists {
  readonly #options: OfflineListsOptions;
  #made: { edition: Edition; at: number; list: Promise<Resource> } | undefined;

  constructor(options: OfflineListsOptions) {
    this.#options = options;
  }

  /** The list of the edition as it's sent. Rejects if a part of it can't be made. */
  get(edition: Edition): Promise<Resource> {
    const made = this.#made;
    const now = performance.now();
    if (made?.edition === edition && now - made.at < FRESH_FOR) return made.list;
    const list = this.#make(edition);
    this.#made = { edition, at: now, list };
    list.catch(() => {
      if (this.#made?.list === list) this.#made = undefined;
    });
    return list;
  }

  async #make(edition: Edition): Promise<Resource> {
    const { files, pictures, security } = this.#options;
    const { content, pages, api, snapshot, revision } = edition;
    const list = await offlineList({ content, pages, api, files, pictures }, snapshot.revision);
    const headers = {
      ...security.data,
      ...revision,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': REVALIDATED_CACHE,
    };
    const body = new EncodedBody(Buffer.from(JSON.stringify(list)));
    return new Resource({ status: 200, headers, body });
  }
}
