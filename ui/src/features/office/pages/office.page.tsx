import { useContext } from 'react';
import { useOffice } from '../../../data/office/office';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { OfficeHealth, Queue } from '../../../lib/api';
import { count, relativeTime } from '../../../lib/format';
import { useLine } from '../../../lib/live';
import { liveLabels, otherVisits, visitProblems } from '../arrival';
import { Backups } from '../components/backups';
import { FirstDay } from '../components/first-day';
import { ServerClock } from '../components/server-clock';
import { healthProblem, waitingSentence } from '../health';
import { OfficePagesContext } from '../pages-context';

const queueLabels: Record<Queue, { label: string; to: string }> = {
  reported: { label: 'Reported jobs', to: '/admin/jobs' },
  messages: { label: 'Reported messages', to: '/admin/messages' },
  reviews: { label: 'Reported reviews', to: '/admin/reviews' },
  disputes: { label: 'Disputes to mediate', to: '/admin/disputes' },
  support: { label: 'Support chats waiting', to: '/admin/support' },
  passwords: { label: 'Reset links requested', to: '/admin/people' },
  fees: { label: 'Fees to collect', to: '/admin/fees' },
  refunds: { label: 'Refunds to send', to: '/admin/fees?show=owed' },
  cards: { label: 'Card problems', to: '/admin/fees?show=cards' },
  feedback: { label: 'New feedback', to: '/admin/feedback' },
  errors: { label: 'Open errors', to: '/error-monitoring' },
  calls: { label: 'People to call', to: '/admin/reach' },
  push: { label: 'Push services refusing us', to: '/admin/reach' },
  clock: { label: 'Server’s clock', to: '/admin-dashboard' },
};

/** The office's first page: what waits for the person, and how the server is doing. */
export default function OfficePage() {
  // The office's frame brings the list of its pages, for phones.
  const pages = useContext(OfficePagesContext);
  const office = useOffice();
  const problems = useProblems(office.data?.health);
  const isDone = office.data?.firstSteps.every((step) => step.isDone) ?? false;
  const waiting = office.data?.queues.reduce((sum, queue) => sum + queue.count, 0);
  const sentence = waitingSentence(waiting, isDone && problems.length === 0);
  return (
    <Page gap={6}>
      <div>
        <Title>Office</Title>
        {!office.isError && sentence !== null && <p className="mut">{sentence}</p>}
      </div>
      {office.isPending && <SkeletonText label="Loading the office" lines={10} />}
      {office.isError && <ErrorState title="The office didn’t load" error={office.error} onRetry={() => void office.refetch()} />}
      {office.data && office.data.firstSteps.length > 0 && <FirstDay steps={office.data.firstSteps} />}
      {office.data && (
        <nav className="stats d-only" aria-label="Waiting for you">
          {office.data.queues.map(({ queue, count: size }) => (
            <Link key={queue} className="card stat" to={queueLabels[queue].to}>
              <span className="sm mut k">{queueLabels[queue].label}</span>
              <b>{count(size)}</b>
            </Link>
          ))}
        </nav>
      )}
      {/* Below the first steps, and not moved by them. */}
      {!office.isPending && pages}
      {office.data?.health && <Health health={office.data.health} problems={problems} />}
    </Page>
  );
}

/** What the operator has to do about the server. Other staff don't see its health. */
function useProblems(health: OfficeHealth | null | undefined): string[] {
  const line = useLine();
  const { protocol, hostname } = window.location;
  if (!health) return [];
  const problem = healthProblem(health);
  return [...(problem ? [problem] : []), ...visitProblems(health, { protocol, hostname, line })];
}

function Health({ health, problems }: { health: OfficeHealth; problems: string[] }) {
  const line = useLine();
  const { protocol } = window.location;
  return (
    <section className="card stack gap-3" aria-labelledby="office-health">
      <div className="row wrp sp gap-3">
        <h2 className="card-title" id="office-health">
          This server
        </h2>
        <Pill tone={problems.length > 0 ? 'danger' : 'ok'}>{problems.length > 0 ? 'Needs you' : 'Healthy'}</Pill>
      </div>
      {problems.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {otherVisits(health).map((text) => (
        <p key={text} className="mut">
          {text}
        </p>
      ))}
      {health.clockDoubted && <ServerClock />}
      <dl className="facts">
        <div>
          <dt>Last backup</dt>
          <dd>{health.backedUpAt === null ? 'None yet' : relativeTime(health.backedUpAt)}</dd>
        </div>
        <div>
          <dt>Scheduled work</dt>
          <dd>{health.clockRuns ? 'On time' : `Last ran ${relativeTime(health.clockRanAt)}`}</dd>
        </div>
        {health.freeBytes !== null && (
          <div>
            <dt>Free disk space</dt>
            <dd className="num">{diskSize(health.freeBytes)}</dd>
          </div>
        )}
        <div>
          <dt>Your visit</dt>
          <dd className="num">
            {health.visit.address}, over {protocol.replace(':', '')}
          </dd>
        </div>
        <div>
          <dt>Live updates</dt>
          <dd>{liveLabels[line]}</dd>
        </div>
        <div>
          <dt>Version</dt>
          <dd className="num">{health.version}</dd>
        </div>
        <div>
          <dt>Time zone rules</dt>
          <dd className="num">{health.zoneRules}</dd>
        </div>
      </dl>
      <Backups nightly={health.nightly} />
    </section>
  );
}

const gigabyte = 1e9;

const diskSize = (bytes: number) =>
  bytes >= gigabyte ? `${(bytes / gigabyte).toFixed(1)} GB` : `${count(Math.floor((bytes * 1000) / gigabyte))} MB`;
