/**
 * `node soak/bare-debian.ts`: makes a bare Debian 13 in a container that boots systemd, and pastes
 * every command of docs/operations/ into it, page by page; each must succeed. Named pages are the only
 * ones: `node soak/bare-debian.ts new-server certificates monitoring desk`. As root on Debian,
 * with debootstrap and systemd-container, ports 22, 80, 443, 3000, 3001, 3100, 5432, 9090, 9093, 9100, 9300 and
 * 9301 free, and 4 GB in /var/tmp. It takes a quarter of an hour.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** In the order in which a host would read them. After each, what must hold. */
const PAGES: readonly [page: string, then: string][] = [
  ['new-server', 'curl -s http://127.0.0.1:3000/ | grep -q "<h1"'],
  ['certificates', 'curl -s https://www.example.com/events | grep -q "<h1"'],
  [
    'monitoring',
    'sleep 40; curl -s "http://127.0.0.1:9090/api/v1/query?query=up" | grep -q "9300.*1"; curl -s http://127.0.0.1:9090/api/v1/alertmanagers | grep -q 9093; amtool check-config /etc/prometheus/alertmanager.yml',
  ],
  [
    'desk',
    `curl -s http://127.0.0.1:3000/ | grep -q "<h1"
sqlite3 /var/backups/guide-desk/desk.sqlite 'pragma integrity_check' | grep -q ok
refused systemctl is-active guide-desk@main
refused curl -s http://127.0.0.1:3100/
refused grep -q desk /etc/prometheus/prometheus.yml
refused test -e /var/lib/guide/main/desk`,
  ],
  ['database', 'curl -s http://127.0.0.1:3000/readyz | grep -q \'"source":"postgres","age"\''],
  [
    'owner-access',
    `echo 'get site.yaml /root/mine.yaml' | sftp -b - -i /root/key anna@127.0.0.1
refused ssh -i /root/key anna@127.0.0.1 id
ssh -i /root/key ben@127.0.0.1 'bash -lc "guide check && guide publish --dry-run"'
refused ssh -i /root/key ben@127.0.0.1 'cat /etc/guide/main.env || touch /srv/guide/current/x'`,
  ],
  [
    'several-sites',
    `sleep 2
curl -s -o /dev/null -w '%{http_code}' https://staging.example.com/ | grep -q 401
curl -s -D - -o /dev/null -u anna:secret https://staging.example.com/ | grep -q -i 'x-robots-tag: noindex'`,
  ],
  ['backups', '[ "$(ls /var/backups/guide/main/2*/database.dump | wc -l)" -ge 1 ]'],
  [
    'updates',
    'guide --help && [ "$(readlink /srv/guide/current)" != "$(readlink /srv/guide/previous)" ]',
  ],
];

/** What must be another here than in the documentation, because it names somebody's things. */
const REPLACED: readonly [text: RegExp, by: string][] = [
  [/https:\/\/git\.example\.com\/hill-country-guide\.git/, '/root/guide.git'],
  [/ssh-ed25519 AAAA… \S+/g, '$(cat /root/key.pub)'],
  [/<<'END'(?=\n.*\$\(cat \/root\/key\.pub\))/g, '<<END'],
  [/^read -r -p '.*' password$/m, 'password=secret'],
];

/** A public name is needed for a real certificate, so certbot only makes one of its own. */
const PRELUDE = `set -e
refused() { if "$@"; then return 1; fi; }
certbot() {
  [ "$1" = certonly ] || return 0
  while [ "$1" != --domain ]; do shift; done
  folder=/etc/letsencrypt/live/$2
  mkdir -p "$folder"
  openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj "/CN=$2" -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem"
}
`;

const PREPARATION = `ssh-keygen -q -t ed25519 -N '' -f /root/key
mkdir -p /root/.ssh
echo 'StrictHostKeyChecking no' > /root/.ssh/config
echo insecure > /root/.curlrc
echo '127.0.0.1 localhost www.example.com staging.example.com desk.example.com' >> /etc/hosts
git config --global user.name a
git config --global user.email a@example.com`;

/** A version to update to, which differs from the present one in nothing. */
const NEW_VERSION = `git clone --quiet /root/guide.git /root/developer
cd /root/developer
git commit --quiet --allow-empty --message 'Nothing'
git push --quiet origin HEAD`;

const debian = mkdtempSync('/var/tmp/bare-debian-');
chmodSync(debian, 0o755);
const container = await boot(debian);
const failed: string[] = [];
try {
  paste(
    'apt-get update && apt-get install --yes --no-install-recommends git openssh-client openssl',
  );
  paste(PREPARATION);
  const wanted = process.argv.slice(2);
  for (const [page, then] of PAGES) {
    if (wanted.length > 0 && !wanted.includes(page)) continue;
    const startedAt = performance.now();
    if (page === 'updates') paste(NEW_VERSION);
    const problem = paste(commandsOf(page)) ?? paste(then);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stdout.write(`${page}: ${problem === undefined ? 'done' : 'FAILED'} in ${seconds} s\n`);
    if (problem === undefined) continue;
    process.stdout.write(`${problem}\n`);
    failed.push(page);
    break;
  }
} finally {
  container.kill('SIGTERM');
  await once(container, 'exit');
  rmSync(debian, { recursive: true, force: true });
}
process.stdout.write(failed.length === 0 ? 'Every page can be followed.\n' : '');
process.exitCode = failed.length;

async function boot(folder: string): Promise<ChildProcess> {
  const packages = 'systemd,systemd-sysv,dbus,ca-certificates';
  run('debootstrap', ['--variant=minbase', `--include=${packages}`, 'trixie', folder]);
  run('git', ['clone', '--quiet', '--bare', '.', join(folder, 'root/guide.git')]);
  const { NODE_EXTRA_CA_CERTS: authorities } = process.env;
  if (authorities) cpSync(authorities, join(folder, 'etc/authorities.pem'));
  // Where the machine has cgroups of the first version, the container gets the second even so.
  const env = { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' };
  const force = '--setenv=SYSTEMD_CGROUP_ENABLE_LEGACY_FORCE=1';
  const args = ['--boot', '--register=no', '--keep-unit', '--machine=bare', force];
  const child = spawn('systemd-nspawn', ['--directory', folder, ...args], { env, stdio: 'ignore' });
  await pause(15_000);
  return child;
}

/** The commands of the page's blocks, in order. */
function commandsOf(page: string): string {
  const text = readFileSync(`docs/operations/${page}.md`, 'utf8');
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block);
  return REPLACED.reduce((script, [old, by]) => script.replace(old, () => by), blocks.join('\n'));
}

/** Runs commands in the container; gives what they printed if one of them fails. */
function paste(script: string): string | undefined {
  const leader = readFileSync(
    `/proc/${container.pid}/task/${container.pid}/children`,
    'utf8',
  ).trim();
  writeFileSync(join(debian, 'root/pasted.sh'), `${PRELUDE}set -x\n${script}\n`);
  const authorities = process.env.NODE_EXTRA_CA_CERTS
    ? ['NODE_EXTRA_CA_CERTS=/etc/authorities.pem']
    : [];
  const { status, output } = run(
    'nsenter',
    ['-t', leader, '-m', '-u', '-i', '-p', '-C', 'env', '-i', 'HOME=/root', 'LANG=C.UTF-8']
      .concat('PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', authorities)
      .concat('DEBIAN_FRONTEND=noninteractive', 'bash', '-c', 'cd /root; bash pasted.sh 2>&1'),
  );
  return status === 0 ? undefined : output.slice(-4_000);
}

function run(program: string, args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e9 });
  return { status, output: stdout };
}
