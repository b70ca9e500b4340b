import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useAdminPeople } from '../../../data/accounts/admin-people';
import { Button } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Page } from '../../../kit/layout';
import { Pager } from '../../../kit/pager';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { AccountRow } from '../components/account-row';

/** All accounts, with open password reset requests at the top. */
export default function AdminPeoplePage() {
  const [params, setParams] = useSearchParams();
  const query = params.get('query') ?? '';
  const search = (typed: string) => setParams(typed.trim() ? { query: typed.trim() } : {}, { replace: true });
  return (
    <Page width="middle">
      <Title>People</Title>
      {!query && !params.get('cursor') && <ResetRequests />}
      <form
        className="row gap-2"
        key={query}
        onSubmit={(event) => {
          event.preventDefault();
          search(String(new FormData(event.currentTarget).get('query') ?? ''));
        }}
      >
        <div className="field grow">
          <label htmlFor="people-query">Name or email</label>
          <div className="in-wrap">
            <Icon of={Search} />
            <input id="people-query" name="query" className="in" type="search" enterKeyHint="search" maxLength={200} defaultValue={query} />
          </div>
        </div>
        <Button type="submit" className="search-go">
          Search
        </Button>
      </form>
      <AccountList query={query} cursor={params.get('cursor')} onAll={() => search('')} />
    </Page>
  );
}

function ResetRequests() {
  const asked = useAdminPeople({ asked: 'true', limit: '100' });
  if (!asked.data || asked.data.items.length === 0) return null;
  return (
    <section className="stack gap-3">
      <h2 className="section-title">Password reset requests</h2>
      <p className="mut">Create a link and hand it over. Make sure you know who you’re talking to.</p>
      {asked.data.items.map((member) => (
        <AccountRow key={member.id} member={member} />
      ))}
    </section>
  );
}

function AccountList({ query, cursor, onAll }: { query: string; cursor: string | null; onAll: () => void }) {
  const members = useAdminPeople({ ...(query && { query }), ...(cursor && { cursor }) });
  if (members.isPending) return <SkeletonText label="Loading people" lines={8} />;
  if (members.isError) return <ErrorState title="The list didn’t load" error={members.error} onRetry={() => void members.refetch()} />;
  const { items, prevCursor, nextCursor } = members.data;
  if (items.length === 0) {
    return (
      <Empty title="No one found" text={`No name or email address includes “${query}”.`} action={<Button onClick={onAll}>Show everyone</Button>} />
    );
  }
  return (
    <section className="stack gap-3">
      <h2 className="section-title">{query ? 'Results' : 'Everyone'}</h2>
      {items.map((member) => (
        <AccountRow key={member.id} member={member} />
      ))}
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of people" />
    </section>
  );
}
