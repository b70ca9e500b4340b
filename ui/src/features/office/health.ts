// What waits for the office, and what the operator has to do about the server, the most urgent first.
import type { OfficeHealth } from '../../lib/api';
import { counted } from '../../lib/format';

const day = 86_400_000;
/** How old a copy may be that the server makes every night, and one that someone makes on the server. */
const nightlyDue = 2 * day;
const backupDue = 7 * day;
const nightlyBackup = 'nightly backup';

/**
 * Says in one sentence how much waits; null if it's only what the page shows below.
 *
 * @param isCalm whether the first day's steps are done, and the server needs nothing
 */
export function waitingSentence(waiting: number | undefined, isCalm: boolean): string | null {
  if (waiting === undefined) return 'Looking for what’s waiting for you.';
  if (waiting > 0) return `${counted(waiting, 'thing is', 'things are')} waiting for you.`;
  return isCalm ? 'Nothing is waiting for you.' : null;
}

/** Says in one sentence what is wrong and what to do, or returns null. */
export function healthProblem(health: OfficeHealth, now = Date.now()): string | null {
  if (!health.hasRoom) return 'The disk is nearly full, so people can’t save anything. Make room on the server.';
  if (!health.clockRuns) return 'The scheduled work has stopped: jobs don’t end on time, and alerts aren’t sent. Restart the server.';
  if (health.clockDoubted) return 'The server’s clock can’t be right. Compare it below.';
  const failing = health.failing.filter((piece) => piece !== nightlyBackup);
  if (failing.length > 0) {
    return `A part of the scheduled work fails (${failing.join(', ')}). The rest goes on. See Errors for the reason, and upgrade.`;
  }
  if (health.stuckRows > 0) {
    const [what, it] = health.stuckRows === 1 ? ['1 record is', 'it'] : [`${health.stuckRows} records are`, 'them'];
    return `${what} set aside, because the scheduled work can’t process ${it}. We try again every day and after each upgrade. See Errors for the reason.`;
  }
  return backupProblem(health, now);
}

function backupProblem({ failing, nightly, backedUpAt }: OfficeHealth, now: number): string | null {
  if (failing.includes(nightlyBackup)) {
    return 'The nightly backup fails. See Errors for the reason, such as a disk that’s too full. We try again every hour.';
  }
  const age = backedUpAt === null ? null : now - backedUpAt;
  if (nightly.isOn) {
    // A new site has its first copy within a minute or two.
    return age !== null && age > nightlyDue
      ? 'The last backup is more than two days old, although there should be one every night. See Errors.'
      : null;
  }
  if (age === null) return 'The database has never been backed up. Run “jobstead backup” on the server, and then every day.';
  return age > backupDue ? 'The last backup is more than a week old. Run “jobstead backup” on the server, and then every day.' : null;
}

/** Says where the nightly copies are, and that one place isn't enough. */
export function whereCopiesAre({ isOn, place, copies: [newest, ...older] }: OfficeHealth['nightly']): string {
  if (!isOn && !newest) return 'The nightly backup is turned off on the server.';
  const off = isOn ? '' : 'The nightly backup is turned off on the server. ';
  if (!newest) return `The database is copied every night, into ${place}. The first copy is made in a minute.`;
  const count = older.length === 0 ? 'One copy is' : `Copies of ${older.length + 1} nights are`;
  return `${off}${count} in ${place}, the newest is ${newest}. If this server breaks, they’re gone too, so keep a copy elsewhere.`;
}
