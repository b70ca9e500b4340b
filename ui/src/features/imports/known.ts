// What an import does to jobs that are on the site already, in words.
import type { ImportDetails } from '../../lib/api';
import { count, counted } from '../../lib/format';

/** What the person chose. */
export interface KnownChoice {
  update: boolean;
  close: boolean;
}

/** How many jobs an import adds, updates and closes. */
export function work({ counts }: ImportDetails, choice: KnownChoice) {
  return {
    added: counts.ready - counts.known,
    updated: choice.update ? counts.changed + counts.expiring : 0,
    closed: choice.close ? counts.missing : 0,
  };
}

/** The button: "Import 5 jobs, update 12, close 1"; nothing if there is nothing to do. */
export function workLabel({ added, updated, closed }: ReturnType<typeof work>): string | null {
  const parts = [
    { verb: 'import', jobs: added },
    { verb: 'update', jobs: updated },
    { verb: 'close', jobs: closed },
  ].filter(({ jobs }) => jobs > 0);
  const text = parts.map(({ verb, jobs }, at) => `${verb} ${at === 0 ? counted(jobs, 'job', 'jobs') : count(jobs)}`).join(', ');
  return text ? text[0]?.toUpperCase() + text.slice(1) : null;
}

/** The first of the missing jobs: "Cook", "Cook and Baker", "Cook, Baker, Host and 6 more". */
export function missingNames({ missing, counts }: ImportDetails): string {
  const more = counts.missing - missing.length;
  const names = missing.map(({ title }) => title);
  if (more > 0) return `${names.join(', ')} and ${count(more)} more`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}

/** What is different in the file. */
export function changedText({ counts: { changed, expiring } }: ImportDetails): string {
  const ending = 'in the file, but about to end or already over here';
  if (changed === 0) return `${counted(expiring, 'job is', 'jobs are')} ${ending}.`;
  const text = `${counted(changed, 'job that’s already here has', 'jobs that are already here have')} changed.`;
  return expiring > 0 ? `${text} ${count(expiring)} more ${expiring === 1 ? 'is' : 'are'} ${ending}.` : text;
}

export function missingText({ counts: { missing } }: ImportDetails): string {
  const jobs = `${counted(missing, 'open job', 'open jobs')} from this feed`;
  return missing === 1
    ? `${jobs} isn’t in the file anymore, or the file says it’s over.`
    : `${jobs} aren’t in the file anymore, or the file says they’re over.`;
}

export const editedText = (edited: number) =>
  `${counted(edited, 'job was', 'jobs were')} edited here, so ${edited === 1 ? 'it stays as it is' : 'they stay as they are'}.`;

export const keptText = (kept: number) =>
  `${counted(kept, 'job', 'jobs')} that ${kept === 1 ? 'isn’t' : 'aren’t'} in the file ${kept === 1 ? 'stays' : 'stay'} open because someone has an interview, an offer or the job.`;

export const sharedText = (shared: number) =>
  `${counted(shared, 'job was', 'jobs were')} kept because a newer import includes ${shared === 1 ? 'it' : 'them'}.`;

/** What can be undone of what was chosen; nothing if there is nothing to do. */
export function undoText({ added, updated, closed }: ReturnType<typeof work>): string | null {
  if (updated + closed === 0) return added > 0 ? 'You can undo the whole import for 90 days.' : null;
  const others = 'Updating and closing jobs can’t be undone.';
  return added > 0 ? `You can remove the new jobs again for 90 days. ${others}` : others;
}
