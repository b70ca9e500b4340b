import { Search } from 'lucide';
import { useAdminPeople } from '../../../data/accounts/admin-people';
import { useSession } from '../../../data/accounts/session';
import { useListTotal } from '../../../data/office/office';
import { Button } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Page } from '../../../kit/layout';
import { Pager } from '../../../kit/pager';
import { ParamSelect } from '../../../kit/param-select';
import { SegmentParam } from '../../../kit/segment';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { useSearchParams } from '../../../lib/router/hooks';
import { AccountRow } from '../components/account-row';
import { WelcomeCodes } from '../components/welcome-codes';

/** All accounts, with open password reset requests at the top. Staff below admins find a person by their whole email address. */
export default function AdminPeoplePage() {
  const { user } = useSession();
  const all = user?.staff === 'admin' || user?.staff === 'superadmin';
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
          <label htmlFor="people-query">{all ? 'Name or email' : 'Email address'}</label>
          <div className="in-wrap">
            <Icon of={Search} />
            <input id="people-query" name="query" className="in" type="search" enterKeyHint="search" maxLength={200} defaultValue={query} />
          </div>
        </div>
        <Button type="submit" className="search-go">
          Search
        </Button>
      </form>
      {!query && <WelcomeCodes />}
      {all && !query && <PeopleFilters />}
      {all || query ? (
        <AccountList query={query} cursor={params.get('cursor')} onAll={() => search('')} all={all} />
      ) : (
        <p className="mut">Ask the person for the email address they signed up with, and search for it. You can then create a reset link.</p>
      )}
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

const orders = [
  { value: '', label: 'Newest first' },
  { value: 'true', label: 'Oldest first' },
];

/** Which accounts to list, in which order, and how many there are. */
function PeopleFilters() {
  const total = useListTotal();
  const groups = [
    { value: '', label: 'Everyone', ...total('people', 'all') },
    { value: 'closed', label: 'Closed', ...total('people', 'closed') },
    { value: 'staff', label: 'Staff' },
    { value: 'storing', label: 'Most files' },
  ];
  return (
    <div className="row wrp sp gap-3 people-filters">
      <SegmentParam param="group" label="Accounts" options={groups} />
      <ParamSelect param="oldest" label="Sort" options={orders} />
    </div>
  );
}

interface AccountListProps {
  query: string;
  cursor: string | null;
  onAll: () => void;
  /** Whether the person may look through all accounts. */
  all: boolean;
}

function AccountList({ query, cursor, onAll, all }: AccountListProps) {
  const [params] = useSearchParams();
  const group = query ? null : params.get('group');
  const oldest = query ? null : params.get('oldest');
  const members = useAdminPeople({ ...(query && { query }), ...(cursor && { cursor }), ...(group && { group }), ...(oldest && { oldest }) });
  if (members.isPending) return <SkeletonText label="Loading people" lines={8} />;
  if (members.isError) return <ErrorState title="The list didn’t load" error={members.error} onRetry={() => void members.refetch()} />;
  const { items, prevCursor, nextCursor } = members.data;
  if (items.length === 0 && !query) {
    return (
      <Empty
        title="No one in this group"
        text="Choose another group to see the other accounts."
        action={<Button onClick={onAll}>Show everyone</Button>}
      />
    );
  }
  if (items.length === 0) {
    return (
      <Empty
        title="No one found"
        text={all ? `No name or email address includes “${query}”.` : `No one signed up with “${query}”. Check every letter.`}
        action={<Button onClick={onAll}>{all ? 'Show everyone' : 'Clear the search'}</Button>}
      />
    );
  }
  return (
    <section className="stack gap-3">
      <h2 className="section-title">{query ? 'Results' : 'Accounts'}</h2>
      {items.map((member) => (
        <AccountRow key={member.id} member={member} />
      ))}
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of people" />
    </section>
  );
}
