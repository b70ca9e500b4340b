import { useReport } from '../../../data/analytics/report';
import { DayBars, NameBars } from '../../../kit/chart';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { SegmentParam } from '../../../kit/segment';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { AnalyticsReport } from '../../../lib/api';
import { count, fullDay } from '../../../lib/format';
import { useSearchParams } from '../../../lib/router/hooks';
import { CountList } from '../components/count-list';
import { Funnel } from '../components/funnel';
import { emptyText, noEmptySearches, whoseVisits } from '../words';

const periods = [
  { value: '7', label: '7 days' },
  { value: '', label: '30 days' },
  { value: '90', label: '90 days' },
];

/** Visits and conversions of people who consented to analytics. */
export default function AdminAnalyticsPage() {
  const [params] = useSearchParams();
  const days = params.get('days') ?? '30';
  const report = useReport(['7', '90'].includes(days) ? days : '30');
  return (
    <Page width="middle">
      <Title>Visitors</Title>
      <div className="stack gap-4">
        <SegmentParam param="days" label="Period" options={periods} />
        {report.isPending ? (
          <SkeletonText label="Loading the numbers" />
        ) : report.isError ? (
          <ErrorState title="The numbers didn’t load" error={report.error} onRetry={() => void report.refetch()} />
        ) : (
          <Report report={report.data} busy={report.isPlaceholderData} />
        )}
      </div>
    </Page>
  );
}

function Report({ report, busy }: { report: AnalyticsReport; busy: boolean }) {
  const { funnels, consentGiven, consentDeclined } = report;
  const asked = consentGiven + consentDeclined;
  const whose = whoseVisits(report);
  const empty = (known: string) => emptyText(report, known);
  return (
    <div className="stack gap-4" aria-busy={busy}>
      <div className="stats">
        <Figure label="Counted visits" value={count(funnels.visits)} note={whose} />
        <Figure label="New accounts" value={count(report.newAccounts)} note="of everyone" />
        <Figure label="Opted in" value={asked < 5 ? '–' : `${Math.round((consentGiven / asked) * 100)}%`} note={`of ${count(asked)} who answered`} />
        <Figure label="App in use" value={count(report.activeInstalls)} note={`of ${count(report.installs)} installed`} />
      </div>
      <section className="card stack gap-3">
        <h2 className="card-title">Counted visits by day</h2>
        <DayBars title="Visits by day" bars={report.days.map(({ day, visits }) => ({ label: shortDay(day), value: visits }))} />
      </section>
      <div className="grid g-2 gap-4">
        <Funnel title="From a visit to an application" steps={applySteps(funnels)} />
        <Funnel title="From a visit to a job" steps={[visitStep(funnels), { label: 'posted a job', value: funnels.posted }]} />
        <CountList title="Where they came from" items={report.sources} empty={empty('No visits yet.')} />
        <CountList title="Searches with no results" items={report.emptySearches} empty={noEmptySearches(report)} />
        <CountList title="Searches" items={report.searches} empty={empty('No searches yet.')} />
        <CountList title="Pages" items={report.pages} empty={empty('No page views yet.')} />
        <CountList title="Devices" items={report.devices} empty={empty('No visits yet.')} />
        <section className="card stack gap-3">
          <h2 className="card-title">How far people scrolled</h2>
          {report.depths.length === 0 ? (
            <p className="mut">Not enough yet.</p>
          ) : (
            <NameBars items={report.depths.map(({ name, count: value }) => ({ label: `${name}%`, value }))} />
          )}
        </section>
      </div>
      <p className="sm mut">
        Visits, searches and devices are only those of visitors who allowed counting, without names or addresses. Single events are deleted after{' '}
        {report.rawDays} days; daily totals stay. The last day is today, {fullDay(report.days.at(-1)?.day ?? '')}, so far.
      </p>
    </div>
  );
}

/** "11/21": thirty bars leave no room for more. */
const shortDay = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;

type Funnels = AnalyticsReport['funnels'];

const visitStep = ({ visits }: Funnels) => ({ label: 'visits', value: visits });
const applySteps = (funnels: Funnels) => [
  visitStep(funnels),
  { label: 'searched', value: funnels.searched },
  { label: 'then opened a job', value: funnels.opened },
  { label: 'then applied', value: funnels.applied },
];

function Figure({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div className="card stat">
      <span className="sm mut">{label}</span>
      <b>{value}</b>
      {note && <span className="xs mut">{note}</span>}
    </div>
  );
}
