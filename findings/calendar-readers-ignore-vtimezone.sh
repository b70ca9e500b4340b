#!/usr/bin/env bash
# icalendar 6.3.1 from PyPI; ical.js 2.2.1 and node-ical 0.22.1 from npm.
#
# RFC 5545 has a file bring the rules of each time zone that it names (VTIMEZONE), so that sender and reader agree even if their zone
# data doesn't. Places change their rules at short notice, and a server that is up to date then writes rules that the reader's data
# doesn't know yet. Here a zone stays on daylight time, at UTC-6 instead of UTC-7, and a shift begins at 9:00 AM in December: 15:00 UTC.
#
# Guessed: all readers use the rules in the file.
# Seen: only ical.js does. The others know the zone's name and use their own data, so the shift begins an hour later for them. Of a
# name that it doesn't know, icalendar uses the file's rules, and node-ical takes the time as the reader's own, here UTC.
#
# For Jobstead: calendars have instants in UTC and no VTIMEZONE (src/text/calendar.rs), so that every reader shows the server's time;
# tests/suite/zone_rules.rs compares them with Python's zoneinfo around twelve changes.
set -euo pipefail

expected='icalendar, America/Boise: 16:00 UTC
icalendar, Town/Square: 15:00 UTC
ical.js, America/Boise: 15:00 UTC
ical.js, Town/Square: 15:00 UTC
node-ical, America/Boise: 16:00 UTC
node-ical, Town/Square: 09:00 UTC'

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check icalendar==6.3.1 tzdata==2026.1
npm install --silent --no-fund --no-audit ical.js@2.2.1 node-ical@0.22.1

for zone in America/Boise Town/Square; do
    sed 's/$/\r/' >"${zone/\//-}.ics" <<ICS
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example.org//shifts//EN
BEGIN:VTIMEZONE
TZID:$zone
BEGIN:STANDARD
DTSTART:20260308T020000
TZOFFSETFROM:-0700
TZOFFSETTO:-0600
TZNAME:MDT
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:1@example.org
DTSTAMP:20261101T000000Z
DTSTART;TZID=$zone:20261210T090000
DTEND;TZID=$zone:20261210T170000
SUMMARY:Shift
END:VEVENT
END:VCALENDAR
ICS
done

cat >read.py <<'PY'
from datetime import timezone
from icalendar import Calendar

for zone in ("America/Boise", "Town/Square"):
    with open(zone.replace("/", "-") + ".ics", "rb") as file:
        event = Calendar.from_ical(file.read()).walk("VEVENT")[0]
    print(f"icalendar, {zone}: {event['DTSTART'].dt.astimezone(timezone.utc):%H:%M} UTC")
PY
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

const zones = ['America/Boise', 'Town/Square'];
const textOf = (zone) => readFileSync(`${zone.replace('/', '-')}.ics`, 'utf8');
const time = (date) => `${date.toISOString().slice(11, 16)} UTC`;
for (const zone of zones) {
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(textOf(zone))).getFirstSubcomponent('vevent'));
  console.log(`ical.js, ${zone}: ${time(event.startDate.toJSDate())}`);
}
for (const zone of zones) {
  const event = Object.values(nodeIcal.sync.parseICS(textOf(zone))).find(({ type }) => type === 'VEVENT');
  console.log(`node-ical, ${zone}: ${time(event.start)}`);
}
JS
export TZ=UTC
seen=$(venv/bin/python read.py && node read.mjs)
echo "$seen"
[ "$seen" = "$expected" ]
