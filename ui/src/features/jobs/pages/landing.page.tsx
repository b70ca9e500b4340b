import { MapPin, Plus } from 'lucide';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../data/accounts/session';
import { stepsOnHome, useDashboard } from '../../../data/dashboard/dashboard';
import { useJobs } from '../../../data/jobs/list';
import { useTodaysShifts } from '../../../data/shifts/today';
import { useSite } from '../../../data/site/site';
import { ContactCard } from '../../../domain/contact-card';
import { FreeAccess } from '../../../domain/free-access';
import { PinnedJob } from '../../../domain/job-card';
import { ButtonLink } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { Link } from '../../../kit/link';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { hasContact } from '../../../lib/contact';
import { counted } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { CategoryGrid } from '../components/category-grid';
import { HowItWorks } from '../components/how-it-works';
import { NotSetUp } from '../components/not-set-up';
import { ResumeCard } from '../components/resume-card';
import { SearchBar } from '../components/search-bar';

const HomeSteps = lazy(() => loadWithRetry(() => import('../../dashboard/components/home-steps')));
const Today = lazy(() => loadWithRetry(() => import('../../shifts/components/today')));

export default function LandingPage() {
  const { user } = useSession();
  const site = useSite();
  const jobs = useJobs({ limit: '8' });
  const total = jobs.data?.total ?? { count: 0, capped: false };
  // The search stops counting at 200, but the site knows the total number of open jobs.
  const open = Math.max(site.openJobs, total.count);
  const pinned = jobs.data?.items.slice(0, 4) ?? [];
  const town = site.town || 'this town';

  return (
    <>
      <ResumeCard />
      {user?.role && <Day />}
      <section className="board onboard">
        <div className="wrap hero">
          <div>
            {site.town && (
              <p className="hero-town">
                <Icon of={MapPin} size="s" />
                {site.state ? `${site.town}, ${site.state}` : site.town}
              </p>
            )}
            <Title title="Jobs near you">{headline(open, total.capped && open === total.count)}</Title>
            <p className="mut lead">
              Day work, shifts and steady jobs from people and businesses in {town}. Pick one, name your rate, and talk to the person hiring.
            </p>
            <SearchBar compact={false} />
            <ButtonLink className="m-only hero-post" size="lg" to="/post-job">
              <Icon of={Plus} />
              Post a job
            </ButtonLink>
            <p className="hero-links">
              <Link to="/jobs?urgent=true">Urgent</Link>
              <Link to="/jobs?kind=one_off">One-off jobs</Link>
              <Link to="/jobs?sort=pay">Best paid</Link>
            </p>
          </div>
          {pinned.length > 0 && (
            <div className="notes">
              {pinned.map((job) => (
                <PinnedJob key={job.id} job={job} />
              ))}
            </div>
          )}
        </div>
      </section>
      <div className="wrap page stack gap-10">
        <NotSetUp />
        <FreeAccess />
        <CategoryGrid open={open} />
        <HowItWorks />
        {hasContact(site.contact) && (
          <section className="stack gap-3">
            <h2>Someone in town answers</h2>
            <ContactCard contact={site.contact} />
          </section>
        )}
      </div>
    </>
  );
}

function headline(open: number, more: boolean): string {
  if (open === 0) return 'The board is up. Pin the first job.';
  return `${counted(open, 'job', 'jobs', more)} on the board.`;
}

/** The person's day. Its code isn't part of a visitor's first load; placeholders of its size keep the page below in place. */
function Day() {
  const shifts = useTodaysShifts().length;
  const steps = stepsOnHome(useDashboard().data?.actions ?? []).length;
  if (shifts + steps === 0) return null;
  return (
    <div className="wrap page stack gap-6">
      {shifts > 0 && (
        <Suspense fallback={<Placeholder title="Today" lines={6 * shifts} />}>
          <Today />
        </Suspense>
      )}
      {steps > 0 && (
        <Suspense fallback={<Placeholder title="Next steps" lines={3 * steps} />}>
          <HomeSteps />
        </Suspense>
      )}
    </div>
  );
}

function Placeholder({ title, lines }: { title: string; lines: number }) {
  return (
    <section className="stack gap-3">
      <h2>{title}</h2>
      <SkeletonText lines={lines} label={`Loading ${title.toLowerCase()}`} />
    </section>
  );
}
