import { useJob } from '../../../data/jobs/job';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Missing } from '../../../kit/missing';
import { SkeletonText } from '../../../kit/skeleton';
import type { Job } from '../../../lib/api';
import { moneyText } from '../../../lib/money';
import { joinTown } from '../../../lib/town';
import type { PostValues } from '../post-schema';
import { PostForm } from './post-form';

/** Loads a job into the job form. */
export default function EditJob({ id }: { id: string }) {
  const query = useJob(id);
  if (query.isPending) {
    return (
      <Page>
        <SkeletonText label="Loading the job" />
      </Page>
    );
  }
  if (query.isError) {
    return (
      <Page>
        <ErrorState title="The job didn’t load" error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  if (!query.data.viewer.can.includes('edit')) return <Missing title="You can’t edit this job" text="Only its owner can, while it’s open." />;
  return <PostForm values={formValuesOf(query.data)} job={query.data} />;
}

function formValuesOf(job: Job): PostValues {
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
    newBusiness: '',
  };
}
