import { useState } from 'react';
import { useSession } from '../../../data/accounts/session';
import { useJobCards } from '../../../data/jobs/cards';
import { useHiddenEmployers, useShowEmployer } from '../../../data/jobs/hidden-employers';
import { deviceSavedJobs, useSaveAgain } from '../../../data/jobs/save';
import { useSavedJobs } from '../../../data/jobs/saved';
import { SignInActions } from '../../../domain/sign-in-actions';
import { Button, ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Pager } from '../../../kit/pager';
import { SkeletonJobs } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { JobCard } from '../../../lib/api';
import { functionalAllowed, readPreferences, writePreferences } from '../../../lib/consent';
import { useSearchParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { JobCards } from '../components/job-cards';
import { recentJobs } from '../history';

/** Saved jobs, recently viewed jobs and hidden employers. */
export default function SavedPage() {
  const { user } = useSession();
  return (
    <Page gap={10}>
      <section className="stack gap-4">
        <Title>Saved jobs</Title>
        {user ? <AccountSavedJobs /> : <DeviceSavedJobs />}
      </section>
      <Recent />
      {user && <Hidden />}
    </Page>
  );
}

function AccountSavedJobs() {
  const [params] = useSearchParams();
  const savedJobs = useSavedJobs(params.get('cursor'), true);
  const saveAgain = useSaveAgain();
  const [removed, setRemoved] = useState(false);
  const offerUndo = ({ id, title }: Pick<JobCard, 'id' | 'title'>) => {
    setRemoved(true);
    toast('No longer saved', title, 'default', { label: 'Undo', run: () => saveAgain(id) });
  };
  if (savedJobs.isPending) return <SkeletonJobs count={4} label="Loading your saved jobs" />;
  if (savedJobs.isError) return <ErrorState title="Your saved jobs didn’t load" error={savedJobs.error} onRetry={() => void savedJobs.refetch()} />;
  const { items, prevCursor, nextCursor } = savedJobs.data;
  if (items.length === 0) return removed ? <NoneLeft /> : <NothingSaved />;
  return (
    <div className="stack gap-5" aria-busy={savedJobs.isPlaceholderData}>
      <JobCards jobs={items} onRemove={offerUndo} />
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of saved jobs" />
    </div>
  );
}

/** Jobs saved on the device while signed out. Signing in moves them to the account. */
function DeviceSavedJobs() {
  const [ids] = useState(deviceSavedJobs);
  const savedJobs = useJobCards(ids);
  if (ids.length === 0) {
    return (
      <div className="stack gap-5">
        <NothingSaved />
        <SignInPrompt>Jobs you saved while signed in are in your account.</SignInPrompt>
      </div>
    );
  }
  if (savedJobs.isPending) return <SkeletonJobs count={ids.length} label="Loading your saved jobs" />;
  if (savedJobs.isError) return <ErrorState title="Your saved jobs didn’t load" error={savedJobs.error} onRetry={() => void savedJobs.refetch()} />;
  return (
    <div className="stack gap-5">
      <JobCards jobs={savedJobs.data.items} />
      <SignInPrompt>These jobs are saved on this device only. With an account, you’ll see them wherever you sign in.</SignInPrompt>
    </div>
  );
}

function SignInPrompt({ children }: { children: string }) {
  return (
    <div className="card stack gap-3">
      <p>{children}</p>
      <SignInActions />
    </div>
  );
}

/** Signed out, signing in is the page's filled button. */
function FindJobs() {
  const { user } = useSession();
  return (
    <ButtonLink variant={user ? 'primary' : 'secondary'} to="/jobs">
      Find jobs
    </ButtonLink>
  );
}

function NothingSaved() {
  return <Empty title="Nothing saved yet" text="Tap the pin on a job to save it here." action={<FindJobs />} />;
}

function NoneLeft() {
  return <Empty title="No saved jobs left" text="You removed the last one." action={<FindJobs />} />;
}

function Recent() {
  const [allowed, setAllowed] = useState(functionalAllowed);
  const [ids] = useState(recentJobs);
  const jobs = useJobCards(allowed ? ids : []);
  const allow = (functional: boolean) => {
    writePreferences({ analytics: readPreferences().analytics, functional });
    setAllowed(functional);
  };
  return (
    <section className="stack gap-4">
      <h2>Recently viewed</h2>
      {allowed && jobs.isError && <ErrorState title="Your recent jobs didn’t load" error={jobs.error} onRetry={() => void jobs.refetch()} />}
      {allowed && jobs.data && jobs.data.items.length > 0 && <JobCards jobs={jobs.data.items} />}
      {allowed && ids.length === 0 && <p className="mut">The last ten jobs you view will show up here.</p>}
      {allowed ? (
        <div>
          <Button variant="ghost" onClick={() => allow(false)}>
            Clear and turn off
          </Button>
        </div>
      ) : (
        <div className="card stack gap-3">
          <p>This is off. If you turn it on, this device remembers your last ten jobs for 30 days and your last search for 7 days.</p>
          <div>
            <Button onClick={() => allow(true)}>Turn on</Button>
          </div>
        </div>
      )}
    </section>
  );
}

function Hidden() {
  const hidden = useHiddenEmployers(true);
  const show = useShowEmployer(() => {});
  const items = hidden.data?.items ?? [];
  if (items.length === 0 && !hidden.isError) return null;
  return (
    <section className="stack gap-4">
      <h2>Hidden employers</h2>
      {hidden.isError && <ErrorState title="Your hidden employers didn’t load" error={hidden.error} onRetry={() => void hidden.refetch()} />}
      {items.length > 0 && (
        <ul className="card stack gap-2">
          {items.map(({ id, name }) => (
            <li key={id} className="row sp gap-3">
              <span className="break">{name}</span>
              <Button size="sm" pending={show.pending && show.input === id} onClick={() => show.act(id)}>
                Show again
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ErrorLine error={show.error} />
    </section>
  );
}
