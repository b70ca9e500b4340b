import type { Tone } from '../../kit/pill';
import type { ImportCause, ImportState, ImportSummary } from '../../lib/api';
import { count, counted } from '../../lib/format';
import { fieldLabel } from './fields';

export const stateLabels: Record<ImportState, { label: string; tone: Tone }> = {
  uploading: { label: 'Uploading', tone: 'info' },
  uploaded: { label: 'Not imported', tone: 'plain' },
  checking: { label: 'Checking', tone: 'info' },
  checked: { label: 'Not imported', tone: 'plain' },
  running: { label: 'Importing', tone: 'info' },
  done: { label: 'Imported', tone: 'ok' },
  undoing: { label: 'Undoing', tone: 'info' },
  undone: { label: 'Undone', tone: 'plain' },
  discarded: { label: 'Discarded', tone: 'plain' },
};

/** What the server is doing, and the word for what it counts. */
export const progressLabels: Partial<Record<ImportState, { doing: string; one: string; many: string }>> = {
  uploading: { doing: 'Reading the file', one: 'row', many: 'rows' },
  checking: { doing: 'Checking the rows', one: 'row', many: 'rows' },
  running: { doing: 'Importing', one: 'job', many: 'jobs' },
  undoing: { doing: 'Undoing the import', one: 'job', many: 'jobs' },
};

/** What an import came to, in a line. */
export function outcome({ state, counts, total }: ImportSummary): string {
  const { added, updated, ended } = counts;
  if (state === 'done')
    return [`${counted(added, 'job', 'jobs')} added`, updated > 0 && `${count(updated)} updated`, ended > 0 && `${count(ended)} closed`]
      .filter(Boolean)
      .join(', ');
  if (state === 'undone') return `${counted(counts.deleted, 'job', 'jobs')} deleted, ${counts.closed} closed`;
  return counted(total, 'row', 'rows');
}

const costs: Record<string, string> = {
  row: 'skipped',
  pay: 'imported without pay',
  date: 'imported without the day they were posted',
  place: 'imported, but not found by distance or on a town’s page',
};

const problems: Record<string, string> = {
  not_in_map: 'isn’t matched yet',
  wrong_in_map: 'has a value that doesn’t exist',
  not_a_date: 'isn’t a date we can read',
  day_or_month: 'could begin with the month or the day',
};

const keyProblems: Record<string, string> = {
  missing: 'The column that tells jobs apart is empty',
  same_key: 'Different jobs have the same number',
};

/** What is wrong, as a title: "Category isn’t matched yet". */
export const causeTitle = ({ field, problem, message }: ImportCause) =>
  field ? `${fieldLabel(field)} ${problems[problem] ?? message}` : (keyProblems[problem] ?? `The row ${message}`);

export const causeCost = ({ rows, cost }: ImportCause) => `${counted(rows, 'row', 'rows')} ${costs[cost] ?? ''}`.trim();

/** Why rows are left out although nothing is wrong with them. */
export const staleReasons: Record<string, string> = {
  ended: 'The last day is over',
  old: 'Posted more than a year ago',
  not_open: 'Not open at the source',
};
