import { Search } from 'lucide';
import { useSession } from '../../../data/accounts/session';
import { useErrorGroups } from '../../../data/errors/groups';
import { useListTotal } from '../../../data/office/office';
import { Button, ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Page } from '../../../kit/layout';
import { Pager } from '../../../kit/pager';
import { SkeletonText } from '../../../kit/skeleton';
import { Tabs } from '../../../kit/tabs';
import { Title } from '../../../kit/title';
import type { ErrorState as State } from '../../../lib/api';
import { useSearchParams } from '../../../lib/router/hooks';
import { ErrorGroupCard, states } from '../components/error-group';
import { OwnErrors } from '../components/own-errors';

/** All errors for admins; everyone else sees only their own. */
export default function ErrorMonitoringPage() {
  const { user } = useSession();
  const staff = user?.staff === 'admin' || user?.staff === 'superadmin';
  return (
    <Page width="middle">
      <Title>Errors</Title>
      {staff ? <AllErrors /> : <OwnErrors />}
    </Page>
  );
}

function AllErrors() {
  const total = useListTotal();
  const [params, setParams] = useSearchParams();
  const reference = params.get('reference') ?? '';
  const id = params.get('id');
  const find = (typed: string) => setParams(typed.trim() ? { reference: typed.trim().toUpperCase() } : {}, { replace: true });
  return (
    <>
      <form
        className="row gap-2"
        key={reference}
        onSubmit={(event) => {
          event.preventDefault();
          find(String(new FormData(event.currentTarget).get('reference') ?? ''));
        }}
      >
        <div className="field grow">
          <label htmlFor="errors-reference">Reference number</label>
          <div className="in-wrap">
            <Icon of={Search} />
            <input id="errors-reference" name="reference" className="in" type="search" enterKeyHint="search" maxLength={8} defaultValue={reference} />
          </div>
        </div>
        <Button type="submit" className="search-go">
          Search
        </Button>
      </form>
      {reference || id ? (
        <>
          <Groups params={reference ? { reference } : { id: id ?? '' }} empty={notFound} />
          <div>
            <Button onClick={() => find('')}>Show all errors</Button>
          </div>
        </>
      ) : (
        <div className="fills">
          <Tabs
            param="state"
            label="Status"
            tabs={(Object.keys(states) as State[]).map((state) => ({
              id: state,
              label: states[state].label,
              ...total('errors', state),
              content: <GroupsInState state={state} />,
            }))}
          />
        </div>
      )}
    </>
  );
}

const notFound = { title: 'Error not found', text: 'Reference numbers last 90 days. Check all eight characters.' };

const emptyStates: Record<State, { title: string; text: string }> = {
  open: { title: 'Nothing is broken', text: 'When a page fails in someone’s browser, it shows up here.' },
  resolved: { title: 'Nothing resolved yet', text: 'A resolved error comes back if a later release has it again.' },
  muted: { title: 'Nothing is muted', text: 'Muted errors are still counted, but they won’t come back on their own.' },
};

function GroupsInState({ state }: { state: State }) {
  const [params] = useSearchParams();
  const cursor = params.get('cursor');
  return <Groups params={{ state, ...(cursor && { cursor }) }} empty={emptyStates[state]} />;
}

function Groups({ params, empty: words }: { params: Record<string, string>; empty: { title: string; text: string } }) {
  const groups = useErrorGroups(params);
  if (groups.isPending) return <SkeletonText label="Loading the errors" />;
  if (groups.isError) return <ErrorState title="The errors didn’t load" error={groups.error} onRetry={() => void groups.refetch()} />;
  const { items, prevCursor, nextCursor } = groups.data;
  if (items.length === 0) return <Empty {...words} action={<ButtonLink to="/admin-dashboard">Back to the office</ButtonLink>} />;
  return (
    <div className="stack gap-4" aria-busy={groups.isPlaceholderData}>
      <ul className="stack gap-4">
        {items.map((group) => (
          <li key={group.id}>
            <ErrorGroupCard group={group} />
          </li>
        ))}
      </ul>
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of errors" />
    </div>
  );
}
