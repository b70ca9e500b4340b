import { useInterviewsOf } from '../../../data/interviews/interviews';
import InterviewPanel from '../../../domain/interviews/panel';
import { isOpen } from '../../../domain/interviews/words';

/** The open interview of an application, with its actions. */
export default function InterviewCard({ application }: { application: number }) {
  const newest = useInterviewsOf(application).data?.items[0];
  return newest && isOpen(newest) ? <InterviewPanel key={newest.id} interview={newest} /> : null;
}
