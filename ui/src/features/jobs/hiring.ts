// Who a job is posted for: one of the person's employers, the person, or a business that is added with the job.
import { business, self } from '../../data/money/posting-price';
import type { Option } from '../../kit/form/inputs';
import type { MyEmployer, MyJob } from '../../lib/api';

interface HiringOption extends Option {
  /** Hiring in the person's own name. */
  own?: boolean;
}

const isOwn = ({ kind, name }: MyEmployer, userName: string) => kind === 'person' && name === userName;

/** The businesses to choose from, the person, and a new business; nothing without a business, which can be named in a field. */
export function hiringOptions(employers: MyEmployer[], userName: string): HiringOption[] {
  const mine = employers.filter(({ rights }) => rights.post);
  const own = mine.find((employer) => isOwn(employer, userName));
  const others = mine.filter((employer) => employer !== own);
  if (others.length === 0) return [];
  return [
    ...others.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: own ? String(own.id) : self, label: 'Myself', own: true },
    { value: business, label: 'Another business' },
  ];
}

/** The option to start with: an employer not posted for yet, if these are all jobs, else the last one posted for, else the first. */
export function firstChoice(options: HiringOption[], jobs: Pick<MyJob, 'employerId'>[], areAll: boolean): string {
  const posted = jobs.map(({ employerId }) => String(employerId));
  const known = options.filter(({ value }) => value !== business && value !== self);
  const fresh = areAll ? known.filter(({ value, own }) => !own && !posted.includes(value)).at(-1) : undefined;
  return fresh?.value ?? posted.find((id) => known.some(({ value }) => value === id)) ?? options[0]?.value ?? '';
}

/** Returns the draft's choice if it's still available, else null. */
export function heldChoice(chosen: string, options: HiringOption[]): string | null {
  if (options.some(({ value }) => value === chosen)) return chosen;
  // Since then, an employer was created in the person's own name.
  return chosen === self ? (options.find(({ own }) => own)?.value ?? null) : null;
}
