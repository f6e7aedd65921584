#!/usr/bin/env bash
# Schemathesis tests a demo server by its published documents. Skipped where Python 3.10 or the package cannot be had.
set -uo pipefail
cd "$(dirname "$0")/../.."
here=tools/schemathesis
export PATH="$PWD/node_modules/.bin:$PATH"

python3 -c 'import sys, venv; sys.exit(sys.version_info < (3, 10))' 2>/dev/null ||
  { echo 'Schemathesis is skipped: it needs Python 3.10 or newer, with venv.'; exit 0; }
python="$PWD/node_modules/.cache/schemathesis-$(sha256sum "$here/requirements.txt" | cut -c1-12)"
if ! [ -x "$python/bin/schemathesis" ]; then
  python3 -m venv "$python" && "$python/bin/pip" install --quiet --disable-pip-version-check --no-compile --requirement "$here/requirements.txt" ||
    { rm -rf "$python"; echo 'Schemathesis is skipped: pip cannot install it.'; exit 0; }
fi

folder=$(mktemp -d)
trap 'kill ${server:-} 2>/dev/null; wait 2>/dev/null; rm -rf "$folder" .schemathesis' EXIT
export DATABASE_URL="file:$folder/content.sqlite" MEDIA_DIR="$folder/uploads" HOST=127.0.0.1 PORT=$((20000 + RANDOM % 10000)) RATE_LIMIT=off LOG_LEVEL=error
: >"$folder/started"
node --import ./server/prepare.js server/main.ts >"$folder/started" 2>&1 &
server=$!
for _ in $(seq 150); do grep -q '^Password' "$folder/started" && break; sleep 0.2; done
password=$(sed -n 's/^Password *//p' "$folder/started")
[ -n "$password" ] || { cat "$folder/started"; exit 1; }

failed=0
test_document() {
  local document=$1
  shift
  "$python/bin/schemathesis" --config-file "$here/schemathesis.toml" --no-color run "http://$HOST:$PORT/docs/$document/openapi.json" --auth "admin:$password" "$@" >"$folder/report" 2>&1
  local status=$?
  echo "$document: $(grep -A1 '^Test cases:' "$folder/report" | tail -1 | xargs)"
  [ $status = 0 ] || { cat "$folder/report"; failed=1; }
}
for document in site batch-v1 oembed-1.0 cms-toolkit cms-site-health-v1 hooks-v1; do test_document "$document"; done
# The boundaries of all values would take minutes for so many operations.
for document in cal-events-v1 cms-v2; do test_document "$document" --phases examples,fuzzing; done
exit $failed
