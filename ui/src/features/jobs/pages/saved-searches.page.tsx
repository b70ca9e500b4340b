import { Rss } from 'lucide';
import { useState } from 'react';
import { useSession } from '../../../data/accounts/session';
import { useDeleteSearch, useSavedSearches } from '../../../data/jobs/saved-searches';
import { useSite } from '../../../data/site/site';
import { Button, ButtonLink } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { Empty } from '../../../kit/empty';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Page } from '../../../kit/layout';
import { Link, Navigate } from '../../../kit/link';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { SavedSearch } from '../../../lib/api';
import { relativeTime } from '../../../lib/format';
import { toast } from '../../../lib/toast';
import { readParams, searchName } from '../filters';

export default function SavedSearchesPage() {
  const { state } = useSession();
  if (state === 'out') return <Navigate to="/search" replace />;
  return (
    <Page width="middle">
      <div>
        <Title>Saved searches</Title>
        <p className="mut">You’ll get an alert here when a new job matches one.</p>
      </div>
      <Searches />
    </Page>
  );
}

function Searches() {
  const searches = useSavedSearches(true);
  if (searches.isPending) return <SkeletonText label="Loading your searches" />;
  if (searches.isError) return <ErrorState title="Your searches didn’t load" error={searches.error} onRetry={() => void searches.refetch()} />;
  if (searches.data.items.length === 0) {
    return (
      <Empty
        title="No saved searches yet"
        text="Search for jobs, then tap “Save search”."
        action={
          <ButtonLink variant="primary" to="/jobs">
            Find jobs
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className="stack gap-4">
      {searches.data.items.map((search) => (
        <Item key={search.id} search={search} />
      ))}
    </ul>
  );
}

function Item({ search }: { search: SavedSearch }) {
  const site = useSite();
  const [confirming, setConfirming] = useState(false);
  const remove = useDeleteSearch(() => toast('Search removed', search.name));
  const what = searchName(readParams(new URLSearchParams(search.search)), site);
  return (
    <li className="card stack gap-3">
      <div>
        <h2 className="card-title break">
          <Link to={`/jobs?${search.search}`}>{search.name}</Link>
        </h2>
        <p className="mut break">
          {what === search.name ? '' : `${what} · `}saved {relativeTime(search.createdAt)}
        </p>
      </div>
      <div className="row wrp gap-2">
        <ButtonLink size="sm" to={`/jobs?${search.search}`}>
          See jobs
        </ButtonLink>
        <a className="btn btn-s btn-sm" href={search.feedUrl}>
          <Icon of={Rss} size="s" />
          Feed
        </a>
        <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
          Remove
        </Button>
      </div>
      <ErrorLine error={remove.error} />
      <Confirm
        open={confirming}
        onClose={() => setConfirming(false)}
        title={`Remove “${search.name}”?`}
        action="Remove search"
        cancel="Keep it"
        destructive
        pending={remove.pending}
        onConfirm={() => remove.act(search.id)}
      >
        <p className="mut">You won’t get its alerts anymore, and its feed will stop.</p>
      </Confirm>
    </li>
  );
}
