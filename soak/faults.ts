/**
 * Long tests of database and server faults, with the built server, a real PostgreSQL and the limits
 * that must hold; part of `npm run soak`. `node soak/faults.ts kills memory` runs only those two.
 * Takes about 65 minutes on a quiet machine; exits with status 1 if a limit was exceeded.
 */
import { alerts } from './alerts.ts';
import { databaseSoaks } from './database-faults.ts';
import { deskSoaks } from './desk.ts';
import { deskDatabaseSoaks } from './desk-database.ts';
import { deskDiskSoaks } from './desk-disk.ts';
import { deskLiveSoaks } from './desk-live.ts';
import { deskPeopleSoaks } from './desk-people.ts';
import { deskPhotoSoaks } from './desk-photos.ts';
import { doors } from './doors.ts';
import { drafts } from './drafts.ts';
import { greedySoaks } from './greedy-clients.ts';
import { memorySoak } from './memory.ts';
import { newsletterSoaks } from './newsletter.ts';
import { photos } from './photos.ts';
import { places } from './places.ts';
import { proxySoaks } from './proxies.ts';
import { publishedPhotos } from './published-photos.ts';
import { secondBackend } from './second-backend.ts';
import { serverSoaks } from './server-faults.ts';
import type { Soak } from './soak.ts';
import { publishers } from './two-publishers.ts';

const soaks: Record<string, Soak> = {
  ...databaseSoaks,
  publishers,
  ...serverSoaks,
  ...proxySoaks,
  ...greedySoaks,
  photos,
  published: publishedPhotos,
  doors,
  ...deskSoaks,
  ...deskDatabaseSoaks,
  ...deskDiskSoaks,
  ...deskLiveSoaks,
  ...deskPhotoSoaks,
  ...deskPeopleSoaks,
  drafts,
  places,
  backend: secondBackend,
  alerts,
  memory: memorySoak,
  ...newsletterSoaks,
};
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in soaks));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown test: ${unknown.join(', ')}. Available: ${Object.keys(soaks).join(', ')}.\n`,
  );
  process.exit(1);
}

let failed = 0;
for (const [name, soak] of Object.entries(soaks)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const startedAt = performance.now();
  const { holds, figures } = await soak().catch((error: unknown) => ({
    holds: false,
    figures: String(error),
  }));
  if (!holds) failed += 1;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(`${holds ? 'holds' : 'FAILS'}  ${name}: ${figures} (${seconds} s)\n`);
}
process.exit(failed === 0 ? 0 : 1);
