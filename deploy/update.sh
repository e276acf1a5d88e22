#!/bin/sh
# /usr/local/sbin/guide-update: builds a version of the program next to the others, switches every
# site of this machine to it, and switches back if one of them doesn't answer. As root:
#   guide-update            the newest version of the branch in /srv/guide/source
#   guide-update 1a2b3c4    another version, by its commit or tag
#   guide-update --back     the version that ran before the present one
set -eu
umask 022

home=/srv/guide
kept=3
wanted=${1:-}

fail() {
  echo "$1" >&2
  exit 1
}

# Those that aren't stopped; with --all, those, too.
sites() {
  systemctl list-units --plain --no-legend "$@" 'guide@*.service' |
    sed -n 's/^guide@\(.*\)\.service .*/\1/p'
}

# A server of the old version goes on with what it has on its disk.
migrate() {
  for site in $(sites --all); do
    [ -e "/etc/guide/$site.owner.env" ] || continue
    systemd-run --quiet --wait --pipe --collect --uid=guide --working-directory="$1" \
      --property="EnvironmentFile=/etc/guide/$site.owner.env" "$1/guide" migrate
  done
}

switch() {
  ln -sfn "$1" "$home/current.new"
  mv -T "$home/current.new" "$home/current"
  # all_ready tells whether they run.
  for site in $running; do systemctl restart "guide@$site" || true; done
}

all_ready() {
  for site in $running; do
    port=$(sed -n 's/^PORT=//p' "/etc/guide/$site.env")
    host=$(sed -n 's/^HOST=//p' "/etc/guide/$site.env")
    case "$host" in *:*) host="[$host]" ;; esac
    curl --silent --fail --output /dev/null --max-time 5 --globoff \
      --retry 30 --retry-delay 1 --retry-all-errors "http://${host:-127.0.0.1}:${port:-3000}/readyz" ||
      return 1
  done
}

# Whoever builds can't change this or another version later: a finished one belongs to root.
build() {
  mkdir -p "$1"
  git -C "$home/source" archive "$2" | tar --extract --directory "$1"
  chown -R guide-build: "$1"
  (cd "$1" && runuser -u guide-build -- env HOME=/var/cache/guide-build "$1/guide" build)
  if grep -qs '^DESK_ORIGIN=' /etc/guide/*.env; then
    (cd "$1" && runuser -u guide-build -- env HOME=/var/cache/guide-build "$1/guide" desk --build)
  fi
  chown -R root: "$1"
  touch "$1/.complete"
}

remove_old() {
  ls -1dt "$home"/releases/* | tail -n "+$((kept + 1))" | while read -r release; do
    case "$release" in
      "$(readlink "$home/current")" | "$(readlink "$home/previous")") ;;
      *) rm -rf "$release" ;;
    esac
  done
}

exec 9>"$home/.lock"
flock --nonblock 9 || fail 'Another guide-update is running. Nothing was changed.'
present=$(readlink "$home/current" || true)

if [ "$wanted" = --back ]; then
  release=$(readlink "$home/previous") || fail 'There is no version before the present one.'
  # So that the timer doesn't take it again.
  touch "$present/.failed"
else
  git -C "$home/source" fetch --quiet --tags origin
  version=${wanted:-$(git -C "$home/source" rev-parse '@{upstream}')}
  commit=$(git -C "$home/source" rev-parse --short=12 --verify --quiet "$version^{commit}") ||
    fail "$wanted is no version. Nothing was changed."
  release=$home/releases/$commit
  if [ "$release" = "$present" ]; then
    echo "$commit is what runs already."
    exit
  fi
  if [ -z "$wanted" ] && [ -e "$release/.failed" ]; then
    fail "$commit did not answer when it was tried, or was left with --back. To install it: guide-update $commit"
  fi
  [ -e "$release/.complete" ] || { rm -rf "$release" && build "$release" "$commit"; }
  migrate "$release"
fi

running=$(sites)
switch "$release"
if all_ready; then
  [ -z "$present" ] || ln -sfn "$present" "$home/previous"
  rm -f "$release/.failed"
  echo "$(basename "$release") runs."
  systemctl try-restart 'guide-desk@*'
  [ "$wanted" = --back ] || remove_old
else
  touch "$release/.failed"
  [ -z "$present" ] || switch "$present"
  fail "$(basename "$release") does not answer: journalctl -u 'guide@*' says why. $(basename "${present:-Nothing}") runs."
fi
