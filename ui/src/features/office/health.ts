// What the operator has to do about the server, the most urgent first.
import type { OfficeHealth } from '../../lib/api';

const day = 86_400_000;
const backupDue = 7 * day;

/** Says in one sentence what is wrong and what to do, or returns null. */
export function healthProblem(health: OfficeHealth, now = Date.now()): string | null {
  if (!health.hasRoom) return 'The disk is nearly full, so people can’t save anything. Make room on the server.';
  if (!health.clockRuns) return 'The scheduled work has stopped: jobs don’t end on time, and alerts aren’t sent. Restart the server.';
  if (health.clockDoubted) return 'The server’s clock can’t be right. Compare it below.';
  if (health.failing.length > 0) {
    return `A part of the scheduled work fails (${health.failing.join(', ')}). The rest goes on. See Errors for the reason, and upgrade.`;
  }
  if (health.stuckRows > 0) {
    const [what, it] = health.stuckRows === 1 ? ['1 record is', 'it'] : [`${health.stuckRows} records are`, 'them'];
    return `${what} set aside, because the scheduled work can’t process ${it}. We try again every day and after each upgrade. See Errors for the reason.`;
  }
  if (health.backedUpAt === null) return 'The database has never been backed up. Run “jobstead backup” on the server, and then every day.';
  if (now - health.backedUpAt > backupDue) return 'The last backup is more than a week old. Run “jobstead backup” on the server, and then every day.';
  return null;
}
