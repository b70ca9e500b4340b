#!/usr/bin/env bash
# PyICU 2.15 from PyPI with Debian 12's ICU 72.1 (libicu-dev 72.1), and Node's own ICU through the npm package node 20.20.2.
#
# Pages often write a date as a date field wants it, 2027-01-11, by formatting it for the locale en-CA. WebKitGTK uses the system's ICU.
#
# Guessed: the order of an en-CA date is that of ISO 8601 in every engine.
# Seen: it depends on the version of ICU and on which digits are asked for. ICU 72.1 writes en-CA dates with the month first, as in the
# United States, so WebKitGTK 2.50.6 on Debian 12 does, too; Node 20.20.2 with ICU 78.2 writes the year first.
#
# For Jobstead: every typed time was wrong there (an instant was NaN). `wallTime` in ui/src/lib/moment.ts puts a date together from
# `formatToParts`; "doesn’t depend on the order in which an engine writes a locale’s dates" in moment.test.ts is its test.
set -euo pipefail

expected='ICU 72.1 en_CA MM/dd/y
ICU 72.1 en_US MM/dd/y
ICU 72.1 sv_SE y-MM-dd
ICU 78.2 en-CA 2027-01-11
ICU 78.2 en-US 01/11/2027
ICU 78.2 sv-SE 2027-01-11'

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q PyICU==2.15
npm install --silent --no-fund --no-audit node@20.20.2

cat >system.py <<'PY'
import icu

for name in ["en_CA", "en_US", "sv_SE"]:
    pattern = icu.DateTimePatternGenerator.createInstance(icu.Locale(name)).getBestPattern("yMMdd")
    print("ICU", icu.ICU_VERSION, name, pattern)
PY
cat >own.js <<'JS'
const options = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' };
for (const name of ['en-CA', 'en-US', 'sv-SE'])
  console.log('ICU', process.versions.icu, name, new Intl.DateTimeFormat(name, options).format(Date.UTC(2027, 0, 11)));
JS
seen=$(venv/bin/python system.py && node_modules/node/bin/node own.js)
echo "$seen"
[ "$seen" = "$expected" ]
