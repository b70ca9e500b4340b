import { Slip } from '../../../kit/slip';
import type { Job } from '../../../lib/api';
import { ApplyForm } from './apply-form';

/** The application form beside the job on a wide screen. */
export default function ApplyPanel({ job }: { job: Job }) {
  return (
    <Slip title="Apply for this job">
      <ApplyForm job={job} onSent={() => undefined} />
    </Slip>
  );
}
