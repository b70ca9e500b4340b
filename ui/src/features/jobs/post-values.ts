// The values of the job form for a job that exists.
import type { Job } from '../../lib/api';
import { moneyText } from '../../lib/money';
import { joinTown } from '../../lib/town';
import type { PostValues } from './post-schema';

export function formValuesOf(job: Job): PostValues {
  return {
    title: job.title,
    category: job.category,
    kind: job.kind,
    // A job without a description has its title there.
    description: job.description === job.title ? '' : job.description,
    budgetMin: moneyText(job.budgetMin, job.currency),
    budgetMax: moneyText(job.budgetMax, job.currency),
    budgetUnit: job.budgetUnit,
    payOpen: job.budgetMin === null && job.budgetMax === null,
    whenText: job.whenText ?? '',
    startDate: job.startDate ?? '',
    endDate: job.endDate ?? '',
    startTime: job.startTime ?? '',
    endTime: job.endTime ?? '',
    whenOpen: !(job.whenText || job.startDate || job.startTime),
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
    newBusiness: '',
  };
}

/** The same for a new job like it, for the same employer. Its days are over, and photos belong to one job. */
export const valuesLike = (job: Job): PostValues => ({
  ...formValuesOf(job),
  startDate: '',
  endDate: '',
  whenOpen: false,
  isUrgent: false,
  photos: [],
  employerId: String(job.employerId),
});
