import { lazy, Suspense } from 'react';
import { useInterviewsOf } from '../../../data/interviews/interviews';
import type { Application } from '../../../lib/api';
import { loadWithRetry } from '../../../lib/lazy-with-retry';

const InterviewPanel = lazy(() => loadWithRetry(() => import('../../../domain/interviews/panel')));

/** The proposed times of an interview that isn't confirmed, for both sides. Once they have passed, new ones can be proposed. */
export function ProposedInterview({ application }: { application: Application }) {
  const isAsked = application.status === 'interviewing' && application.interview === null;
  const newest = useInterviewsOf(application.id, isAsked).data?.items[0];
  return <Suspense>{isAsked && newest && ['proposed', 'lapsed'].includes(newest.status) && <InterviewPanel interview={newest} />}</Suspense>;
}
