import { useFormContext } from 'react-hook-form';
import { useMyJobs } from '../../../data/jobs/mine';
import { useReadJob } from '../../../data/jobs/read-job';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import type { Job } from '../../../lib/api';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/use-action';
import type { PostValues } from '../post-schema';
import { valuesLike } from '../post-values';

/** How many of the last jobs are offered. */
const offered = 3;

/** Fills in the form like one of the person's last jobs. */
export function PostAgain() {
  const jobs = useMyJobs({}).data?.items ?? [];
  const { reset } = useFormContext<PostValues>();
  const read = useReadJob();
  const fill = useAction<number, Job>({
    run: (id) => read(id),
    onDone: (job) => {
      reset(valuesLike(job), { keepDefaultValues: true });
      toast('Filled in like last time', 'Check when it is, then post it.');
    },
  });
  const last = jobs.filter((job, index) => jobs.findIndex(({ title }) => title === job.title) === index).slice(0, offered);
  if (last.length === 0) return null;
  return (
    <div className="stack gap-2">
      <p className="lbl">Post one like</p>
      <div className="row wrp gap-2">
        {last.map(({ id, title }) => (
          <Button key={id} size="sm" pending={fill.pending && fill.input === id} onClick={() => fill.act(id)}>
            {title}
          </Button>
        ))}
      </div>
      <ErrorLine error={fill.error} />
    </div>
  );
}
