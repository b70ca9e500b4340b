// The fields of a job that a file can fill: their names on screen and fixed values.
import type { Option } from '../../kit/form/inputs';

export interface ImportField {
  name: FieldName;
  label: string;
  hint?: string;
  /** Values that can be the same for every job. */
  values?: Option[];
}

export type FieldName =
  | 'title'
  | 'description'
  | 'category'
  | 'kind'
  | 'city'
  | 'state'
  | 'budget'
  | 'budgetMin'
  | 'budgetMax'
  | 'budgetUnit'
  | 'whenText'
  | 'area'
  | 'hiringName'
  | 'openings'
  | 'skills'
  | 'firstPostedOn'
  | 'expiresOn'
  | 'status'
  | 'remote'
  | 'isUrgent';

const kinds = [
  { value: 'steady', label: 'Steady job' },
  { value: 'hourly', label: 'Hourly' },
  { value: 'shift', label: 'Shift' },
  { value: 'one_off', label: 'One-off job' },
];

const units = ['hour', 'day', 'week', 'month', 'year'].map((value) => ({ value, label: `Per ${value}` }));
units.push({ value: 'job', label: 'For the whole job' });

const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Not open: skip it' },
];

const yesOrNo = [{ value: 'yes', label: 'Yes' }];

/** Without these there is no job. `town` is the site's own. */
export const requiredFields = (categories: Option[], town: string): ImportField[] => [
  { name: 'title', label: 'Job title' },
  { name: 'description', label: 'Description' },
  { name: 'category', label: 'Category', hint: 'Next, you’ll choose what each text in the column means.', values: categories },
  { name: 'kind', label: 'Job type', values: kinds },
  {
    name: 'city',
    label: 'Town',
    hint: '“Charleston, SC” in one column is fine.',
    ...(town && { values: [{ value: town, label: town }] }),
  },
];

export const payFields: ImportField[] = [
  { name: 'budget', label: 'Pay in one column', hint: 'As people write it: “$52k”, “15–18/hr”.' },
  { name: 'budgetMin', label: 'Lowest pay' },
  { name: 'budgetMax', label: 'Highest pay' },
  { name: 'budgetUnit', label: 'Pay is per', hint: 'For pay that doesn’t say it.', values: units },
];

export const dateFields: ImportField[] = [
  { name: 'firstPostedOn', label: 'Posted on', hint: 'The newest job is listed first.' },
  { name: 'expiresOn', label: 'Last day', hint: 'Jobs that are over are skipped.' },
  { name: 'status', label: 'Status', hint: 'Drafts and closed jobs are skipped.' },
];

export const moreFields: ImportField[] = [
  { name: 'hiringName', label: 'Employer’s name' },
  { name: 'state', label: 'State' },
  { name: 'area', label: 'Neighborhood' },
  { name: 'whenText', label: 'Schedule' },
  { name: 'openings', label: 'Number of openings' },
  { name: 'skills', label: 'Skills (separated by semicolons)' },
  { name: 'remote', label: 'Remote', values: yesOrNo },
  { name: 'isUrgent', label: 'Urgent', values: yesOrNo },
];

const required = requiredFields([], '');
const fields = [...required, ...payFields, ...dateFields, ...moreFields];

export const fieldNames = fields.map(({ name }) => name);
export const isRequired = (name: string) => required.some((field) => field.name === name);
export const fieldLabel = (name: string) => fields.find((field) => field.name === name)?.label ?? 'Row';
/** The names of a field's fixed values, except for categories, which are the site's. */
export const fixedValues = (name: string) => (name === 'status' ? statuses : (fields.find((field) => field.name === name)?.values ?? []));
