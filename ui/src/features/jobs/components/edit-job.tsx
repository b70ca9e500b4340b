import { useJob } from '../../../data/jobs/job';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Missing } from '../../../kit/missing';
import { SkeletonText } from '../../../kit/skeleton';
import { formValuesOf } from '../post-values';
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
