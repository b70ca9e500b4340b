// What the form of the columns holds, and how the server writes it down.
import * as v from 'valibot';
import type { ImportMapping } from '../../lib/api';
import { type FieldName, fieldNames } from './fields';

// A choice is empty, a column or a fixed value.
const columnPrefix = 'column:';
const valuePrefix = 'value:';

export const columnChoice = (column: string) => columnPrefix + column;
export const valueChoice = (value: string) => valuePrefix + value;
export const columnOf = (choice: string) => (choice.startsWith(columnPrefix) ? choice.slice(columnPrefix.length) : null);

const choice = v.string();
const needed = (message: string) => v.pipe(v.string(), v.minLength(1, message));

export const columnsSchema = v.pipe(
  v.object({
    employerId: needed('Choose who the jobs are for.'),
    source: v.pipe(v.string(), v.trim(), v.minLength(1, 'Name the source, like “County job board”.'), v.maxLength(40, 'Use 40 characters or fewer.')),
    key: choice,
    title: needed('Choose the column with the job titles.'),
    description: needed('Choose the column with the descriptions.'),
    description2: choice,
    description3: choice,
    category: needed('Choose a column, or one category for all jobs.'),
    kind: needed('Choose a column, or one job type for all jobs.'),
    city: needed('Choose the column with the towns.'),
    state: choice,
    budget: choice,
    budgetMin: choice,
    budgetMax: choice,
    budgetUnit: choice,
    whenText: choice,
    area: choice,
    hiringName: choice,
    openings: choice,
    skills: choice,
    firstPostedOn: choice,
    expiresOn: choice,
    status: choice,
    dateOrder: choice,
    old: v.boolean(),
    remote: choice,
    isUrgent: choice,
    capitals: v.boolean(),
  }),
  v.forward(
    v.check(({ budget, budgetMin, budgetMax }) => !budget || !(budgetMin || budgetMax), 'Choose pay in one column or in two, not both.'),
    ['budget'],
  ),
);

export type ColumnValues = v.InferInput<typeof columnsSchema>;

type Map = ImportMapping['map'];

/** Builds the request. What was said before and isn't in the form stays: what texts mean, and headings within descriptions. */
export function toMapping(values: ColumnValues, before?: Map): ImportMapping {
  const map: Map['map'] = {};
  const fixed: Record<string, string> = {};
  for (const name of fieldNames) {
    const chosen = values[name];
    const column = columnOf(chosen);
    if (column !== null) map[name] = column;
    else if (chosen) fixed[name] = chosen.slice(valuePrefix.length);
  }
  const parts = [values.description, values.description2, values.description3].map(columnOf).filter((column) => column !== null);
  const headings = partsOf(before);
  const withHeading = (column: string, at: number) => headings.find((part) => part.column === column) ?? { column, label: at > 0 ? column : null };
  if (parts.length > 1) map.description = parts.map(withHeading);
  return {
    employerId: Number(values.employerId),
    map: {
      source: values.source.trim(),
      key: columnOf(values.key),
      order: columnOf(values.firstPostedOn),
      map,
      const: fixed,
      title_case: values.capitals ? ['title'] : [],
      date_order: values.dateOrder === 'day_first' || values.dateOrder === 'month_first' ? values.dateOrder : null,
      old: values.old,
      mend: true,
      values: Object.fromEntries(Object.entries(before?.values ?? {}).filter(([name]) => name in map)),
    },
  };
}

const partsOf = (map?: Map) => (Array.isArray(map?.map.description) ? map.map.description : []);

/** The form's values for what was stored or guessed. */
export function fromMapping(employerId: string, map: Map): ColumnValues {
  const chosen = (name: FieldName) => {
    const source = map.map[name];
    if (typeof source === 'string') return columnChoice(source);
    const fixed = map.const?.[name];
    return fixed === undefined ? '' : valueChoice(fixed);
  };
  const parts = partsOf(map).map(({ column }) => columnChoice(column));
  const fields = Object.fromEntries(fieldNames.map((name) => [name, chosen(name)])) as Record<FieldName, string>;
  return {
    ...fields,
    employerId,
    source: map.source ?? '',
    key: map.key ? columnChoice(map.key) : '',
    description: parts[0] ?? chosen('description'),
    description2: parts[1] ?? '',
    description3: parts[2] ?? '',
    capitals: map.title_case?.includes('title') ?? false,
    dateOrder: map.date_order ?? '',
    old: map.old ?? false,
  };
}

/** Adds what texts of a field mean, and what all its other texts mean. An empty meaning leaves rows with the text out. */
export function translate(mapping: ImportMapping, field: string, meanings: Record<string, string>, others: string): ImportMapping {
  const before = mapping.map.values?.[field];
  const texts = { ...before?.texts, ...Object.fromEntries(Object.entries(meanings).filter(([, meaning]) => meaning)) };
  const values = { ...mapping.map.values, [field]: { default: others || null, texts } };
  return { ...mapping, map: { ...mapping.map, values } };
}
