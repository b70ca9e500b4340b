import { useSearchParams } from 'react-router';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Missing } from '../../../kit/missing';
import { SkeletonText } from '../../../kit/skeleton';
import { useSite } from '../../../lib/session';
import { joinTown } from '../../../lib/town';
import { PostForm } from '../components/post-form';
import { emptyPost, valuesOf } from '../post-schema';
import { useJob } from '../queries';

/** Writes a new notice; with `?edit=17`, changes that one. */
export default function PostJobPage() {
  const [params] = useSearchParams();
  const edit = params.get('edit');
  return edit && /^\d+$/.test(edit) ? <Edit id={edit} /> : <New />;
}

function New() {
  const site = useSite();
  return <PostForm values={emptyPost(joinTown(site.town, site.state))} job={null} />;
}

function Edit({ id }: { id: string }) {
  const query = useJob(id);
  if (query.isPending) {
    return (
      <Page>
        <SkeletonText label="Loading the notice" />
      </Page>
    );
  }
  if (query.isError) {
    return (
      <Page>
        <ErrorState title="The notice did not load" error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  if (!query.data.viewer.can.includes('edit'))
    return <Missing title="This notice cannot be changed" text="Only its owner can, while it is on the board." />;
  return <PostForm values={valuesOf(query.data)} job={query.data} />;
}
