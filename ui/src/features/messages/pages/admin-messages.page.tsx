import { useId, useState } from 'react';
import { useMessageReports, useResolveReport } from '../../../data/messages/reports';
import { Button, ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Pager } from '../../../kit/pager';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { MessageReport } from '../../../lib/api';
import { relativeTime, timeOf } from '../../../lib/format';
import { useSearchParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';

const reasons: Record<MessageReport['reason'], string> = {
  scam: 'It looks like a scam',
  harassment: 'It threatens or insults',
  discrimination: 'It discriminates',
  spam: 'It’s spam',
  other: 'Something else',
};

/** Messages that people reported, with what was said around them. */
export default function AdminMessagesPage() {
  const [params] = useSearchParams();
  const cursor = params.get('cursor');
  const list = useMessageReports(cursor ? { cursor } : {});
  return (
    <Page width="middle" gap={5}>
      <Title>Reported messages</Title>
      {list.isPending && <SkeletonText label="Loading the reports" />}
      {list.isError && !list.data && <ErrorState title="The reports didn’t load" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.items.length === 0 && (
        <Empty
          title="Nothing to review"
          text="When someone reports a message, it shows up here."
          action={<ButtonLink to="/admin-dashboard">Go to the office</ButtonLink>}
        />
      )}
      {list.data?.items.map((report) => (
        <Report key={report.id} report={report} />
      ))}
      {list.data && <Pager prevCursor={list.data.prevCursor} nextCursor={list.data.nextCursor} label="Pages of the reports" />}
    </Page>
  );
}

function Report({ report }: { report: MessageReport }) {
  const { id, reason, reporter, sender, note, excerpt, messageId, createdAt } = report;
  const [rule, setRule] = useState('');
  const labelled = useId();
  const resolve = useResolveReport(({ outcome }) => {
    toast(outcome === 'removed' ? 'Message removed' : 'Report dismissed', 'Everyone who reported it has been told.');
  });
  return (
    <article className="card stack gap-3" aria-label={`${reasons[reason]}: ${sender}`}>
      <div>
        <h2 className="card-title">{reasons[reason]}</h2>
        <p className="sm mut">
          {reporter} reported {sender}, {relativeTime(createdAt)}
        </p>
      </div>
      {note && <p className="break">“{note}”</p>}
      <ol className="stack gap-2 report-lines">
        {excerpt.map((line) => (
          <li key={line.id} className={line.id === messageId ? 'report-line report-hit' : 'report-line'}>
            <span className="sm mut">
              {line.name}, {timeOf(line.sentAt)}
              {line.deleted && ', deleted by its sender'}
            </span>
            <span className="break">{line.text || '(no text)'}</span>
          </li>
        ))}
      </ol>
      <div className="field">
        <label htmlFor={labelled}>Rule and reason</label>
        <textarea id={labelled} className="in" rows={2} maxLength={1000} value={rule} onChange={(event) => setRule(event.target.value)} />
      </div>
      <ErrorLine error={resolve.error} />
      <div className="actions">
        <Button variant="danger" pending={resolve.pending} onClick={() => resolve.act({ id, outcome: 'removed', reason: rule })}>
          Remove message
        </Button>
        <Button pending={resolve.pending} onClick={() => resolve.act({ id, outcome: 'dismissed', reason: rule })}>
          Dismiss report
        </Button>
      </div>
    </article>
  );
}
