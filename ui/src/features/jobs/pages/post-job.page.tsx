import { lazy, Suspense } from 'react';
import { useSite } from '../../../data/site/site';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { useSearchParams } from '../../../lib/router/hooks';
import { joinTown } from '../../../lib/town';
import { PostForm } from '../components/post-form';
import { emptyPost } from '../post-schema';

const EditJob = lazy(() => loadWithRetry(() => import('../components/edit-job')));

/** Posts a new job, or, with `?edit=17`, edits that job. */
export default function PostJobPage() {
  const [params] = useSearchParams();
  const edit = params.get('edit');
  if (!edit || !/^\d+$/.test(edit)) return <New />;
  return (
    <Suspense fallback={<div className="wrap page" role="status" />}>
      <EditJob id={edit} />
    </Suspense>
  );
}

function New() {
  const site = useSite();
  return <PostForm values={emptyPost(joinTown(site.town, site.state), site.replyDays)} job={null} />;
}
