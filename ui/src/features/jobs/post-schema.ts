// The job form's values, their validation, and their conversion to an API request.
import * as v from 'valibot';
import type { JobBody } from '../../data/jobs/post';
import { business, self } from '../../data/money/posting-price';
import type { JobKind, PayUnit } from '../../lib/api';
import { optionalMoney, optionalText, orNull, text } from '../../lib/fields';
import { unitLabels } from '../../lib/money';
import { splitTown } from '../../lib/town';

/** Stands for who is hiring until the person's employers are known. */
const notKnown = '?';

const kinds: readonly JobKind[] = ['one_off', 'shift', 'hourly', 'steady'];

export interface PostValues {
  title: string;
  category: string;
  /** Empty until it's chosen. */
  kind: JobKind | '';
  description: string;
  budgetMin: string;
  budgetMax: string;
  /** Empty until it's chosen. */
  budgetUnit: PayUnit | '';
  /** Whether the pay is left open on purpose. */
  payOpen: boolean;
  whenText: string;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  /** Whether the time is left open on purpose. */
  whenOpen: boolean;
  city: string;
  area: string;
  remote: boolean;
  isUrgent: boolean;
  openings: string;
  skills: string[];
  questions: string;
  replyDays: string;
  photos: string[];
  /** An employer's id, or a choice of hiring.ts; empty when a job is edited. */
  employerId: string;
  /** Name of the business to add. */
  newBusiness: string;
}

/** Options for the reply deadline in days: the usual ones, plus the given ones, such as the site's default. */
export const replyDayOptions = (...extra: number[]) => [...new Set([2, 3, 7, 14, ...extra])].filter((days) => days > 0).sort((a, b) => a - b);

export function emptyPost(town: string, replyDays: number): PostValues {
  return {
    title: '',
    category: '',
    kind: '',
    description: '',
    budgetMin: '',
    budgetMax: '',
    budgetUnit: '',
    payOpen: false,
    whenText: '',
    startDate: '',
    endDate: '',
    startTime: '',
    endTime: '',
    whenOpen: false,
    city: town,
    area: '',
    remote: false,
    isUrgent: false,
    openings: '1',
    skills: [],
    questions: '',
    replyDays: String(replyDays),
    photos: [],
    employerId: notKnown,
    newBusiness: '',
  };
}

/** One of these, but not preselected. */
const choice = <T extends string>(options: readonly T[], missing: string) =>
  v.pipe(
    v.picklist([...options, '']),
    v.check((chosen) => chosen !== '', missing),
    v.transform((chosen) => chosen as T),
  );

/** Splits text into its non-empty lines. */
export const nonEmptyLines = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A new job says who is hiring; that can't be changed later. */
export function postSchema(currency: string, isNew: boolean) {
  const fields = v.object({
    title: text(140, 'Say what you need done.'),
    category: v.pipe(v.string(), v.nonEmpty('Choose a category.')),
    kind: choice(kinds, 'Choose the job type.'),
    description: optionalText(20_000),
    budgetMin: optionalMoney(currency),
    budgetMax: optionalMoney(currency),
    budgetUnit: v.picklist([...(Object.keys(unitLabels) as PayUnit[]), '']),
    payOpen: v.boolean(),
    whenText: optionalText(60),
    startDate: v.string(),
    endDate: v.string(),
    startTime: v.string(),
    endTime: v.string(),
    whenOpen: v.boolean(),
    city: text(100, 'Enter the town.'),
    area: optionalText(60),
    remote: v.boolean(),
    isUrgent: v.boolean(),
    openings: v.pipe(
      v.string(),
      v.check((typed) => /^\d+$/.test(typed) && +typed >= 1 && +typed <= 500, 'Enter a number from 1 to 500.'),
    ),
    skills: v.array(v.string()),
    replyDays: v.string(),
    photos: v.array(v.string()),
    questions: v.pipe(
      v.string(),
      v.check((typed) => nonEmptyLines(typed).length <= 5, 'Ask five questions or fewer.'),
      v.check((typed) => nonEmptyLines(typed).every((line) => line.length <= 200), 'Keep each question to 200 characters or fewer.'),
    ),
    employerId: v.pipe(
      v.string(),
      v.check((chosen) => !isNew || chosen !== notKnown, 'Say who is hiring.'),
    ),
    newBusiness: optionalText(100),
  });
  return v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['budgetMin'], ['budgetMax'], ['payOpen']],
        ({ budgetMin, budgetMax, payOpen }) => payOpen || budgetMin !== null || budgetMax !== null,
        'Enter the pay, or check “Pay to be agreed”.',
      ),
      ['budgetMin'],
    ),
    v.forward(
      v.partialCheck(
        [['budgetMin'], ['budgetMax'], ['budgetUnit']],
        ({ budgetMin, budgetMax, budgetUnit }) => budgetUnit !== '' || (budgetMin === null && budgetMax === null),
        'Say what the pay is for.',
      ),
      ['budgetUnit'],
    ),
    v.forward(
      v.partialCheck(
        [['whenText'], ['startDate'], ['startTime'], ['whenOpen']],
        ({ whenText, startDate, startTime, whenOpen }) => whenOpen || whenText !== '' || startDate !== '' || startTime !== '',
        'Say when, or check “Time to be agreed”.',
      ),
      ['startDate'],
    ),
    v.forward(
      v.partialCheck(
        [['budgetMin'], ['budgetMax']],
        ({ budgetMin, budgetMax }) => budgetMin === null || budgetMax === null || budgetMin <= budgetMax,
        'The maximum can’t be less than the minimum.',
      ),
      ['budgetMax'],
    ),
    v.forward(
      v.partialCheck(
        [['startDate'], ['endDate']],
        ({ startDate, endDate }) => !endDate || (startDate !== '' && startDate <= endDate),
        'The last day can’t be before the first day.',
      ),
      ['endDate'],
    ),
    v.forward(
      v.partialCheck(
        [['employerId'], ['newBusiness']],
        ({ employerId, newBusiness }) => employerId !== business || newBusiness !== '',
        'Enter the name of the business.',
      ),
      ['newBusiness'],
    ),
    v.transform(
      ({
        city,
        questions,
        openings,
        replyDays,
        whenText,
        startDate,
        endDate,
        startTime,
        endTime,
        area,
        employerId,
        newBusiness,
        budgetUnit,
        payOpen: _,
        whenOpen: __,
        ...rest
      }): JobBody => ({
        ...rest,
        // Without an amount, the unit says nothing.
        budgetUnit: budgetUnit || 'job',
        // A single amount is an exact price: "$150", not "$150 and up".
        budgetMin: rest.budgetMin ?? rest.budgetMax,
        budgetMax: rest.budgetMax ?? rest.budgetMin,
        ...(isNew && hiringBody(employerId, newBusiness)),
        ...splitTown(city),
        questions: nonEmptyLines(questions),
        openings: Number(openings),
        replyDays: Number(replyDays),
        whenText: orNull(whenText),
        startDate: orNull(startDate),
        endDate: orNull(endDate),
        startTime: orNull(startTime),
        endTime: orNull(endTime),
        area: orNull(area),
      }),
    ),
  );
}

/** The part of the request that says who is hiring: people without a business name one, or hire in their own name. */
export function hiringBody(chosen: string, newBusiness: string): { employerId?: number; newBusiness?: string; asMyself?: boolean } {
  if (chosen === self) return { asMyself: true };
  if (chosen === business || (chosen === '' && newBusiness !== '')) return { newBusiness };
  return chosen === '' ? { asMyself: true } : { employerId: Number(chosen) };
}
