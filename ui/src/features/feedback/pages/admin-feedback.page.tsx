import { useState } from 'react';
import { useFeedbackQueue } from '../../../data/feedback/queue';
import { useMerge } from '../../../data/feedback/reply';
import { useListTotal } from '../../../data/office/office';
import { Button, ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { Tabs } from '../../../kit/tabs';
import { Title } from '../../../kit/title';
import type { AdminFeedback, FeedbackState } from '../../../lib/api';
import { counted, relativeTime } from '../../../lib/format';
import { useSearchParams } from '../../../lib/router/hooks';
import { stateLabels, typeLabels } from '../labels';

const ReplySheet = lazyOverlay(() => import('../components/reply-sheet'));
const MergeSheet = lazyOverlay(() => import('../components/merge-sheet'));

const states = Object.keys(stateLabels) as FeedbackState[];

const empty: Record<FeedbackState, { title: string; text: string }> = {
  new: { title: 'Nothing new', text: 'Messages from the feedback button show up here until you decide.' },
  planned: { title: 'Nothing planned yet', text: 'People get a notification when you plan what they asked for.' },
  shipped: { title: 'Nothing shipped yet', text: 'People get a notification when what they asked for is ready.' },
  declined: { title: 'Nothing declined yet', text: 'What you decline shows up here with your reply.' },
};

/** Everyone's feedback by status, for admins to decide on, reply to and merge. */
export default function AdminFeedbackPage() {
  const total = useListTotal();
  return (
    <Page width="middle">
      <Title>Feedback</Title>
      <div className="fills">
        <Tabs
          param="state"
          label="Status"
          tabs={states.map((state) => ({
            id: state,
            label: stateLabels[state].label,
            ...total('feedback', state),
            content: <FeedbackQueue state={state} />,
          }))}
        />
      </div>
    </Page>
  );
}

function FeedbackQueue({ state }: { state: FeedbackState }) {
  const [params] = useSearchParams();
  const queue = useFeedbackQueue(state, params.get('cursor'));
  if (queue.isPending) return <SkeletonText label="Loading the feedback" />;
  if (queue.isError) return <ErrorState title="The feedback didn’t load" error={queue.error} onRetry={() => void queue.refetch()} />;
  const { items, prevCursor, nextCursor } = queue.data;
  if (items.length === 0) return <Empty {...empty[state]} action={<ButtonLink to="/admin-dashboard">Back to the office</ButtonLink>} />;
  return (
    <div className="stack gap-4" aria-busy={queue.isPlaceholderData}>
      <ul className="stack gap-4">
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} others={items.filter(({ id }) => id !== item.id)} />
          </li>
        ))}
      </ul>
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of feedback" />
    </div>
  );
}

function Item({ item, others }: { item: AdminFeedback; others: AdminFeedback[] }) {
  const [sheet, setSheet] = useState<'decide' | 'merge' | null>(null);
  return (
    <article className="card stack gap-3">
      <div>
        <h2 className="card-title break">{item.title}</h2>
        <p className="sm mut">
          {item.by ?? 'A visitor'}, {relativeTime(item.createdAt)}
        </p>
      </div>
      <div className="row wrp gap-2">
        <Pill>{typeLabels[item.feedbackType]}</Pill>
        {item.priority === 'high' && <Pill tone="warn">High priority</Pill>}
      </div>
      <p className="break pre-line">{item.description}</p>
      {item.answer && (
        <p className="break pre-line">
          <b>Your reply:</b> {item.answer}
        </p>
      )}
      {item.errorGroupId !== null && (
        <p>
          <Link to={`/error-monitoring?id=${item.errorGroupId}`}>Related error</Link>
        </p>
      )}
      {item.duplicates.length > 0 && <Duplicates item={item} />}
      <div className="actions">
        <Button aria-haspopup="dialog" aria-label={`Decide and reply to “${item.title}”, number ${item.id}`} onClick={() => setSheet('decide')}>
          Decide and reply
        </Button>
        {others.length > 0 && (
          <Button variant="ghost" aria-haspopup="dialog" aria-label={`Merge “${item.title}”, number ${item.id}`} onClick={() => setSheet('merge')}>
            Merge
          </Button>
        )}
      </div>

      {sheet === 'decide' && <ReplySheet item={item} onClose={() => setSheet(null)} />}
      {sheet === 'merge' && <MergeSheet item={item} others={others} onClose={() => setSheet(null)} />}
    </article>
  );
}

function Duplicates({ item }: { item: AdminFeedback }) {
  const unmerge = useMerge(() => {});
  return (
    <details className="more">
      <summary>{counted(item.duplicates.length, 'duplicate', 'duplicates')}</summary>
      <ul className="stack gap-3">
        {item.duplicates.map((one) => (
          <li key={one.id} className="break">
            <b>{one.title}</b>
            <p className="pre-line">{one.description}</p>
            <Button
              size="sm"
              variant="ghost"
              className="flush"
              pending={unmerge.pending && unmerge.input?.id === one.id}
              onClick={() => unmerge.act({ id: one.id, into: null })}
            >
              Unmerge
            </Button>
          </li>
        ))}
      </ul>
      <ErrorLine error={unmerge.error} />
    </details>
  );
}
