// What the form of the columns holds, and how the server writes it down.
import * as v from 'valibot';
import type { ImportDetails, ImportMapping } from '../../lib/api';
import { type FieldName, fieldNames, keyColumns, plain, usualColumns } from './fields';

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
export type Values = NonNullable<Map['values']>;

const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

/** Guesses from the names of the columns and the first rows. */
export function guess({ name, columns, samples }: Pick<ImportDetails, 'name' | 'columns' | 'samples'>, employerId: string): ColumnValues {
  const names = columns.map(plain);
  const find = (wanted: string[]) => {
    const at = wanted.map((one) => names.indexOf(one)).find((index) => index >= 0);
    return at === undefined ? '' : columnChoice(columns[at] ?? '');
  };
  const found = Object.fromEntries(fieldNames.map((field) => [field, find(usualColumns(field))])) as Record<FieldName, string>;
  const titleAt = columns.indexOf(columnOf(found.title) ?? '');
  const titles = samples.map((row) => row[titleAt] ?? '').filter(Boolean);
  return {
    ...found,
    employerId,
    source: name.replace(/\.[^.]*$/, '').slice(0, 40),
    key: find(keyColumns),
    description2: '',
    description3: '',
    kind: found.kind || valueChoice('steady'),
    budget: found.budgetMin ? '' : found.budget,
    budgetUnit: found.budgetUnit || valueChoice('hour'),
    capitals: titles.length > 0 && titles.every(isCapitals),
  };
}

/** Builds the request. Texts that were translated before keep their meaning. */
export function toMapping(values: ColumnValues, translated: Values = {}): ImportMapping {
  const map: Map['map'] = {};
  const fixed: Record<string, string> = {};
  for (const name of fieldNames) {
    const chosen = values[name];
    const column = columnOf(chosen);
    if (column !== null) map[name] = column;
    else if (chosen) fixed[name] = chosen.slice(valuePrefix.length);
  }
  const parts = [values.description, values.description2, values.description3].map(columnOf).filter((column) => column !== null);
  if (parts.length > 1) map.description = parts.map((column) => ({ column }));
  return {
    employerId: Number(values.employerId),
    map: {
      source: values.source.trim(),
      key: columnOf(values.key),
      order: columnOf(values.firstPostedOn),
      map,
      const: fixed,
      title_case: values.capitals ? ['title'] : [],
      values: Object.fromEntries(Object.entries(translated).filter(([name]) => name in map)),
    },
  };
}

/** The form's values for what was stored. */
export function fromMapping({ employerId, map }: ImportMapping): ColumnValues {
  const chosen = (name: FieldName) => {
    const source = map.map[name];
    if (typeof source === 'string') return columnChoice(source);
    const fixed = map.const?.[name];
    return fixed === undefined ? '' : valueChoice(fixed);
  };
  const { description } = map.map;
  const [first, second, third] = Array.isArray(description) ? description.map(({ column }) => columnChoice(column)) : [chosen('description')];
  const fields = Object.fromEntries(fieldNames.map((name) => [name, chosen(name)])) as Record<FieldName, string>;
  return {
    ...fields,
    employerId: String(employerId),
    source: map.source ?? '',
    key: map.key ? columnChoice(map.key) : '',
    description: first ?? '',
    description2: second ?? '',
    description3: third ?? '',
    capitals: map.title_case?.includes('title') ?? false,
  };
}

/** Adds what texts of a field mean, and what all its other texts mean. An empty meaning leaves rows with the text out. */
export function translate(mapping: ImportMapping, field: string, meanings: Record<string, string>, others: string): ImportMapping {
  const before = mapping.map.values?.[field];
  const texts = { ...before?.texts, ...Object.fromEntries(Object.entries(meanings).filter(([, meaning]) => meaning)) };
  const values = { ...mapping.map.values, [field]: { default: others || null, texts } };
  return { ...mapping, map: { ...mapping.map, values } };
}
