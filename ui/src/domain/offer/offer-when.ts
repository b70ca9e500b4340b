import type { Application } from '../../lib/api';
import { days, fullDay, kindLabels, when } from '../../lib/format';

type Offered = { offer: Pick<NonNullable<Application['offer']>, 'startDate'> | null; job: Application['job'] };

/** When the offered work is: as the job says, but starting on the offer's first day if it names one. Empty if neither says. */
export function offerWhen({ offer, job }: Offered): string {
  const first = offer?.startDate ?? null;
  const isMoved = first !== null && first !== job.startDate;
  const lines = when(isMoved ? { ...job, startDate: first, endDate: null } : job).filter((text) => text !== '' && text !== kindLabels(job.kind));
  // Free text such as "Fri–Sat, 4–11 pm" is shown instead of the day.
  if (isMoved && !lines.includes(days(first, null))) lines.push(`from ${fullDay(first)}`);
  return lines.join(', ');
}
