// The fields of a job that a file can fill: their names on screen, the columns that usually fill them, and fixed values.
import type { Option } from '../../kit/form/inputs';

export interface ImportField {
  name: FieldName;
  label: string;
  hint?: string;
  /** Names of columns, as `plain` writes them, the likeliest first. */
  columns: string[];
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

const yesOrNo = [{ value: 'yes', label: 'Yes' }];

/** Without these there is no job. `town` is the site's own. */
export const requiredFields = (categories: Option[], town: string): ImportField[] => [
  { name: 'title', label: 'Job title', columns: ['title', 'jobtitle', 'businesstitle', 'position', 'positiontitle', 'role', 'name', 'job'] },
  {
    name: 'description',
    label: 'Description',
    columns: ['description', 'jobdescription', 'contentencoded', 'duties', 'content', 'details', 'summary', 'body', 'about'],
  },
  {
    name: 'category',
    label: 'Category',
    hint: 'Next, you’ll choose what each text in the column means.',
    columns: ['category', 'jobcategory', 'department', 'industry', 'sector', 'occupation', 'field'],
    values: categories,
  },
  { name: 'kind', label: 'Job type', columns: ['jobtype', 'employmenttype', 'contracttype', 'type'], values: kinds },
  {
    name: 'city',
    label: 'Town',
    hint: '“Charleston, SC” in one column is fine.',
    columns: ['city', 'town', 'location', 'worklocation', 'joblocation', 'place', 'addresslocality'],
    ...(town && { values: [{ value: town, label: town }] }),
  },
];

export const payFields: ImportField[] = [
  {
    name: 'budget',
    label: 'Pay in one column',
    hint: 'As people write it: “$52k”, “15–18/hr”.',
    columns: ['pay', 'salary', 'wage', 'wages', 'compensation', 'salaryrange', 'payrange', 'hourlyrate', 'rate'],
  },
  {
    name: 'budgetMin',
    label: 'Lowest pay',
    columns: ['minimumpay', 'minsalary', 'salarymin', 'paymin', 'salaryfrom', 'salaryrangefrom', 'minpay', 'min'],
  },
  {
    name: 'budgetMax',
    label: 'Highest pay',
    columns: ['maximumpay', 'maxsalary', 'salarymax', 'paymax', 'salaryto', 'salaryrangeto', 'maxpay', 'max'],
  },
  {
    name: 'budgetUnit',
    label: 'Pay is per',
    hint: 'For pay that doesn’t say it.',
    columns: ['salaryfrequency', 'payperiod', 'salaryperiod', 'payfrequency', 'unit', 'per'],
    values: units,
  },
];

export const moreFields: ImportField[] = [
  { name: 'hiringName', label: 'Employer’s name', columns: ['company', 'companyname', 'employer', 'organization', 'hiringorganization', 'agency'] },
  { name: 'state', label: 'State', columns: ['state', 'region', 'province', 'addressregion'] },
  { name: 'area', label: 'Neighborhood', columns: ['neighborhood', 'area', 'district'] },
  { name: 'whenText', label: 'Schedule', columns: ['schedule', 'hoursshift', 'workhours', 'shift', 'hours'] },
  { name: 'openings', label: 'Number of openings', columns: ['openings', 'ofpositions', 'positions', 'vacancies', 'numberofpositions'] },
  { name: 'skills', label: 'Skills (separated by semicolons)', columns: ['skills', 'tags', 'keywords'] },
  {
    name: 'firstPostedOn',
    label: 'Posted on',
    hint: 'The newest job is listed first.',
    columns: ['posted', 'postingdate', 'dateposted', 'pubdate', 'published', 'posteddate', 'postedon', 'date'],
  },
  { name: 'expiresOn', label: 'Last day', columns: ['expires', 'expireson', 'postuntil', 'validthrough', 'closingdate', 'deadline', 'enddate'] },
  { name: 'remote', label: 'Remote', columns: ['remote', 'isremote', 'telecommute'], values: yesOrNo },
  { name: 'isUrgent', label: 'Urgent', columns: ['urgent', 'isurgent'], values: yesOrNo },
];

const fields = [...requiredFields([], ''), ...payFields, ...moreFields];

export const fieldNames = fields.map(({ name }) => name);
export const usualColumns = (name: FieldName) => fields.find((field) => field.name === name)?.columns ?? [];
export const fieldLabel = (name: string) => fields.find((field) => field.name === name)?.label ?? 'Row';
/** The names of a field's fixed values, except for categories, which are the site's. */
export const fixedValues = (name: string) => fields.find((field) => field.name === name)?.values ?? [];

/** Columns that usually have the source's own number or address of a job. */
export const keyColumns = ['jobid', 'id', 'guid', 'reference', 'ref', 'requisition', 'requisitionid', 'referencenumber', 'url', 'link'];

/** Returns the last part of a column's name in small letters and digits only: "job:Posted-On" is "postedon". */
export function plain(column: string): string {
  const last = column.split(/[.@]/).at(-1) ?? '';
  const whole = last.includes(':') && !/^content:/i.test(last) ? last.slice(last.lastIndexOf(':') + 1) : last;
  return whole.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Words that usually mean a value, besides the value's own name. */
const meanings: Record<string, string[]> = {
  steady: ['permanent', 'full', 'regular'],
  hourly: ['part'],
  shift: ['seasonal', 'per diem', 'weekend'],
  one_off: ['contract', 'temporary', 'temp', 'freelance', 'gig'],
  year: ['annual', 'annually', 'yearly', 'annum', 'salary'],
  hour: ['hourly', 'hr'],
  day: ['daily', 'per diem'],
  week: ['weekly'],
  month: ['monthly'],
  job: ['fixed', 'flat'],
  food: ['kitchen', 'restaurant', 'hospitality', 'culinary'],
  desk: ['administration', 'administrative', 'clerical'],
  care: ['social', 'child', 'elder', 'education'],
  health: ['medical', 'nursing', 'clinical'],
  tech: ['technology', 'information', 'software', 'data'],
  trade: ['construction', 'maintenance', 'repair', 'building'],
  move: ['driving', 'transportation', 'warehouse', 'logistics', 'delivery'],
  security: ['safety', 'enforcement'],
  finance: ['accounting', 'procurement'],
  creative: ['communications', 'design', 'marketing', 'media'],
  farm: ['parks', 'landscaping', 'agriculture'],
  home: ['household', 'domestic'],
  retail: ['sales', 'store', 'customer'],
};

/** Guesses which choice a text means, from the words of the choices; empty if it has none of them. */
export function guessMeaning(text: string, choices: Option[]): string {
  const words = new Set(text.toLowerCase().split(/[^a-z]+/));
  const score = ({ value, label }: Option) => {
    const telling = [value, ...label.toLowerCase().split(/[^a-z]+/), ...(meanings[value] ?? [])].filter((word) => word.length > 1);
    return [...new Set(telling)].filter((word) => words.has(word)).length;
  };
  const best = choices.reduce<Option | null>((top, one) => (score(one) > (top ? score(top) : 0) ? one : top), null);
  return best?.value ?? '';
}
