// The job form's values, their validation, and their conversion to an API request.
import * as v from 'valibot';
import type { JobBody } from '../../data/jobs/post';
import type { Job, JobKind, PayUnit } from '../../lib/api';
import { optionalMoney, optionalText, orNull, text } from '../../lib/fields';
import { moneyText, unitLabels } from '../../lib/money';
import { joinTown, splitTown } from '../../lib/town';

export interface PostValues {
  title: string;
  category: string;
  kind: JobKind;
  description: string;
  budgetMin: string;
  budgetMax: string;
  budgetUnit: PayUnit;
  whenText: string;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  city: string;
  area: string;
  remote: boolean;
  isUrgent: boolean;
  openings: string;
  skills: string[];
  questions: string;
  replyDays: string;
  photos: string[];
  /** Empty lets the server use the person's own employer. */
  employerId: string;
}

/** Options for the reply deadline in days: the usual ones, plus the given ones, such as the site's default. */
export const replyDayOptions = (...extra: number[]) => [...new Set([2, 3, 7, 14, ...extra])].filter((days) => days > 0).sort((a, b) => a - b);

export function emptyPost(town: string, replyDays: number): PostValues {
  return {
    title: '',
    category: '',
    kind: 'one_off',
    description: '',
    budgetMin: '',
    budgetMax: '',
    budgetUnit: 'hour',
    whenText: '',
    startDate: '',
    endDate: '',
    startTime: '',
    endTime: '',
    city: town,
    area: '',
    remote: false,
    isUrgent: false,
    openings: '1',
    skills: [],
    questions: '',
    replyDays: String(replyDays),
    photos: [],
    employerId: '',
  };
}

export function formValuesOf(job: Job): PostValues {
  return {
    title: job.title,
    category: job.category,
    kind: job.kind,
    description: job.description,
    budgetMin: moneyText(job.budgetMin, job.currency),
    budgetMax: moneyText(job.budgetMax, job.currency),
    budgetUnit: job.budgetUnit,
    whenText: job.whenText ?? '',
    startDate: job.startDate ?? '',
    endDate: job.endDate ?? '',
    startTime: job.startTime ?? '',
    endTime: job.endTime ?? '',
    city: joinTown(job.city, job.state),
    area: job.area ?? '',
    remote: job.remote,
    isUrgent: job.isUrgent,
    openings: String(job.openings),
    skills: job.skills,
    questions: job.questions.join('\n'),
    replyDays: String(job.replyDays),
    photos: job.photos.map(({ token }) => token),
    employerId: '',
  };
}

/** Splits text into its non-empty lines. */
export const nonEmptyLines = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export function postSchema(currency: string) {
  const fields = v.object({
    title: text(140, 'Say what you need done.'),
    category: v.pipe(v.string(), v.nonEmpty('Choose a category.')),
    kind: v.picklist(['one_off', 'shift', 'hourly', 'steady']),
    description: text(20_000, 'Describe the work in a few lines.'),
    budgetMin: optionalMoney(currency),
    budgetMax: optionalMoney(currency),
    budgetUnit: v.picklist(Object.keys(unitLabels) as PayUnit[]),
    whenText: optionalText(60),
    startDate: v.string(),
    endDate: v.string(),
    startTime: v.string(),
    endTime: v.string(),
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
    employerId: v.string(),
  });
  return v.pipe(
    fields,
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
    v.transform(
      ({ city, questions, openings, replyDays, whenText, startDate, endDate, startTime, endTime, area, employerId, ...rest }): JobBody => ({
        ...rest,
        // A single amount is an exact price: "$150", not "$150 and up".
        budgetMin: rest.budgetMin ?? rest.budgetMax,
        budgetMax: rest.budgetMax ?? rest.budgetMin,
        ...(employerId && { employerId: Number(employerId) }),
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
