// What a tap beside a fault changes in the map: another column, one value for all jobs, or none.
import type { ImportCause, ImportMapping } from '../../lib/api';
import { type FieldName, fieldLabel, isRequired } from './fields';

export interface Mend {
  label: string;
  mapping: ImportMapping;
}

const changed = (mapping: ImportMapping, change: Partial<ImportMapping['map']>): ImportMapping => ({
  ...mapping,
  map: { ...mapping.map, ...change },
});

/** Fills a field with a column, a value, or nothing. */
function fill(mapping: ImportMapping, field: FieldName, by: { column: string } | { value: string } | null): ImportMapping {
  const { map } = mapping;
  const without = <T>(of: Record<string, T> | undefined) => Object.fromEntries(Object.entries(of ?? {}).filter(([name]) => name !== field));
  const column = by && 'column' in by ? by.column : null;
  return changed(mapping, {
    map: { ...without(map.map), ...(column !== null && { [field]: column }) },
    const: { ...without(map.const), ...(by && 'value' in by && { [field]: by.value }) },
    values: without(map.values),
    ...(field === 'firstPostedOn' && { order: column }),
  });
}

/** What can be done about a fault in one tap; `town` is the site's own. */
export function mendsOf(mapping: ImportMapping, cause: ImportCause, town: string): Mend[] {
  const { problem } = cause;
  if (problem === 'day_or_month') return orders(mapping, cause);
  if (cause.field === '') return keys(mapping, cause);
  const field = cause.field as FieldName;
  const mends = cause.columns.map((column) => ({ label: `Use “${column}” instead`, mapping: fill(mapping, field, { column }) }));
  if (field === 'city' && town) mends.unshift({ label: `They’re all in ${town}`, mapping: fill(mapping, field, { value: town }) });
  if (field === 'expiresOn') return [{ label: 'List these jobs for 30 days', mapping: withoutLastDay(mapping, cause) }, ...mends];
  if (!isRequired(field)) mends.push({ label: `Import without “${fieldLabel(field)}”`, mapping: fill(mapping, field, null) });
  return mends;
}

/** Imports postings that are older than a year, too. */
export const withOld = (mapping: ImportMapping) => changed(mapping, { old: true });

function keys(mapping: ImportMapping, cause: ImportCause): Mend[] {
  const columns = cause.columns.map((key) => ({ label: `Use “${key}” instead`, mapping: changed(mapping, { key }) }));
  return [...columns, { label: 'Treat identical rows as one job', mapping: changed(mapping, { key: null }) }];
}

function withoutLastDay(mapping: ImportMapping, cause: ImportCause): ImportMapping {
  const before = mapping.map.values?.expiresOn;
  const texts = { ...before?.texts, ...Object.fromEntries(cause.values.map(({ text }) => [text, ''])) };
  return changed(mapping, { values: { ...mapping.map.values, expiresOn: { ...before, texts } } });
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** "04/05/2026" can be April 5 or May 4. */
function orders(mapping: ImportMapping, cause: ImportCause): Mend[] {
  const [first = 0, second = 0] = (cause.values[0]?.text ?? '').split(/\D+/).map(Number);
  const day = (month: number, day: number) => `${months[month - 1] ?? ''} ${day}`;
  return [
    { label: `It’s ${day(first, second)}`, mapping: changed(mapping, { date_order: 'month_first' }) },
    { label: `It’s ${day(second, first)}`, mapping: changed(mapping, { date_order: 'day_first' }) },
  ];
}
