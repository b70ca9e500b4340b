// The fields for up to three times, typed in the site's time zone.
import * as v from 'valibot';
import { instantOf } from '../../lib/moment';

export const rows = [1, 2, 3] as const;

export type TimesValues = Record<`date${1 | 2 | 3}` | `time${1 | 2 | 3}`, string>;

export const noTimes: TimesValues = { date1: '', time1: '', date2: '', time2: '', date3: '', time3: '' };

const field = v.string();
export const timesEntries = { date1: field, time1: field, date2: field, time2: field, date3: field, time3: field };

/** The instants of the rows that are filled in. */
export const timesOf = (values: TimesValues, zone: string): number[] =>
  rows
    .filter((row) => values[`date${row}`] && values[`time${row}`])
    .map((row) => instantOf({ date: values[`date${row}`], time: values[`time${row}`] }, zone));

/** What's wrong with a row, or null. Rows after the first may stay empty. */
function problemOf(values: TimesValues, row: 1 | 2 | 3, zone: string): { field: 'date' | 'time'; message: string } | null {
  const [date, time] = [values[`date${row}`], values[`time${row}`]];
  if (!date && !time && row > 1) return null;
  if (!date) return { field: 'date', message: 'Choose a day.' };
  if (!time) return { field: 'time', message: 'Choose a time.' };
  const at = instantOf({ date, time }, zone);
  if (at <= Date.now()) return { field: 'time', message: 'Choose a time that hasn’t passed.' };
  const earlier = rows.filter((other) => other < row).map((other) => instantOf({ date: values[`date${other}`], time: values[`time${other}`] }, zone));
  return earlier.includes(at) ? { field: 'time', message: 'You’ve already chosen this time.' } : null;
}

/** Reports what's wrong with the rows, each at its field. `isAsked` says whether times are asked for at all. */
export const checkTimes = <T extends TimesValues>(zone: string, isAsked: (values: T) => boolean = () => true) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed || !isAsked(dataset.value)) return;
    for (const row of rows) {
      const problem = problemOf(dataset.value, row, zone);
      if (!problem) continue;
      const key = `${problem.field}${row}` as const;
      const value = dataset.value[key];
      addIssue({ message: problem.message, path: [{ type: 'object', origin: 'value', input: dataset.value, key, value }] });
    }
  });
