import { useSession } from '../../../data/accounts/session';
import { useInterviews } from '../../../data/interviews/interviews';
import { isToAnswer } from '../../../domain/interviews/words';
import { SignInActions } from '../../../domain/sign-in-actions';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Pager } from '../../../kit/pager';
import { SegmentParam } from '../../../kit/segment';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { ArrangedInterview } from '../../../lib/api';
import { useSearchParams } from '../../../lib/router/hooks';
import { HoursSections } from '../components/hours-sections';
import { InterviewList } from '../components/interview-list';

const filters = [
  { value: '', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
];

/** A person's interviews on either side, and the hours in which their employers hold them. */
export default function InterviewsPage() {
  const { user } = useSession();
  return (
    <Page width="middle" gap={5}>
      <div>
        <Title>Interviews</Title>
        {!user && <p className="mut">Pick a time, see when and where you’ll meet, and get a reminder before you do.</p>}
      </div>
      {user ? (
        <>
          <Interviews />
          <HoursSections />
        </>
      ) : (
        <SignInActions />
      )}
    </Page>
  );
}

function Interviews() {
  const [params] = useSearchParams();
  const isPast = params.get('show') === 'past';
  const cursor = params.get('cursor') ?? '';
  const list = useInterviews({ ...(isPast && { filter: 'past' }), ...(cursor && { cursor }) });
  return (
    <>
      <SegmentParam param="show" label="Which interviews" options={filters} />
      <Found list={list} isPast={isPast} />
    </>
  );
}

function Found({ list, isPast }: { list: ReturnType<typeof useInterviews>; isPast: boolean }) {
  if (list.isPending) return <SkeletonText label="Loading your interviews" />;
  if (list.isError) return <ErrorState title="Your interviews didn’t load" error={list.error} onRetry={() => void list.refetch()} />;
  const { items, prevCursor, nextCursor } = list.data;
  if (items.length === 0) return isPast ? <NonePast /> : <NoneUpcoming />;
  const isAnswer = (interview: ArrangedInterview) => !isPast && isToAnswer(interview);
  return (
    <>
      <Group title="Pick a time" items={items.filter(isAnswer)} />
      <Group title={isPast ? 'Past' : 'Coming up'} items={items.filter((interview) => !isAnswer(interview))} />
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of your interviews" />
    </>
  );
}

function Group({ title, items }: { title: string; items: ArrangedInterview[] }) {
  if (items.length === 0) return null;
  return (
    <section className="stack gap-3">
      <h2 className="section-title">{title}</h2>
      <InterviewList items={items} label={title} />
    </section>
  );
}

const NoneUpcoming = () => (
  <Empty
    title="No interviews coming up"
    text="Invitations show up here. Employers invite people from a job’s applicants."
    action={<ButtonLink to="/my-jobs">Go to My jobs</ButtonLink>}
  />
);

const NonePast = () => (
  <Empty
    title="No past interviews"
    text="Interviews that are over or canceled show up here."
    action={<ButtonLink to="/interviews">See upcoming ones</ButtonLink>}
  />
);
