import { Sheet } from '../../../kit/sheet';
import type { Job } from '../../../lib/api';
import { ApplyForm } from './apply-form';

export default function ApplySheet({ job, onClose }: { job: Job; onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="Apply for this job">
      <ApplyForm job={job} onSent={onClose} />
    </Sheet>
  );
}
