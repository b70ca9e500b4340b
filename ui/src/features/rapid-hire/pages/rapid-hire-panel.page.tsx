import { useState } from 'react';
import { useRapidHire, useStopRapidHire } from '../../../data/rapid-hire/hires';
import { useSite } from '../../../data/site/site';
import { Button, ButtonLink } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Missing } from '../../../kit/missing';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { SlipRow } from '../../../kit/slip';
import { Title } from '../../../kit/title';
import type { RapidHirePanel } from '../../../lib/api';
import { ApiError } from '../../../lib/errors';
import { payLong } from '../../../lib/money';
import { useParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { joinTown } from '../../../lib/town';
import { useNow } from '../../../lib/use-now';
import { Line } from '../components/line';
import { hireLabel, now as nowText, when } from '../words';

/** A rapid hire while it goes on: who was asked, who comes, who's there. */
export default function RapidHirePanelPage() {
  const { id = '' } = useParams();
  const query = useRapidHire(id);
  if (query.isPending) {
    return (
      <Page width="middle">
        <SkeletonText label="Loading the rapid hire" />
      </Page>
    );
  }
  if (query.isError) {
    if (query.error instanceof ApiError && query.error.status === 404) {
      return <Missing title="Rapid hire not found" text="Only people who hire for the employer can see it." />;
    }
    return (
      <Page width="middle">
        <ErrorState title="The rapid hire didn’t load" error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  return <Panel panel={query.data} />;
}

function Panel({ panel }: { panel: RapidHirePanel }) {
  const { zone } = useSite();
  const now = useNow();
  const { label, tone } = hireLabel(panel);
  const { title, jobId, rate, rateUnit, currency, city, region, state, notes } = panel;
  return (
    <Page width="middle">
      <div className="stack gap-1">
        <Title className="jobtitle break" title={title}>
          {title}
        </Title>
        <div className="row wrp gap-2">
          <Pill tone={tone}>{label}</Pill>
          <span className="mut break">{when(panel, zone, now)}</span>
        </div>
      </div>
      <section className="card card-p card-lift stack gap-3" aria-label="What happens now">
        <p role="status">
          <b>{nowText(panel, zone)}</b>
        </p>
        <div className="actions">
          {state === 'unpaid' && (
            <ButtonLink variant="primary" to={`/jobs/${jobId}`}>
              Pay the fee
            </ButtonLink>
          )}
          {state !== 'unpaid' && <ButtonLink to={`/jobs/${jobId}`}>View job</ButtonLink>}
          {panel.canStop && state !== 'filled' && <Stop panel={panel} />}
        </div>
      </section>
      <Line panel={panel} />
      <section className="card card-p stack gap-3" aria-label="What it’s about">
        <div>
          <SlipRow label="Where">{joinTown(city, region)}</SlipRow>
          <SlipRow label="Pay">{payLong({ budgetMin: rate, budgetMax: rate, budgetUnit: rateUnit, currency })}</SlipRow>
          <SlipRow label="People">{panel.openings}</SlipRow>
        </div>
        {notes && <p className="break pre-line">{notes}</p>}
      </section>
    </Page>
  );
}

function Stop({ panel }: { panel: RapidHirePanel }) {
  const [asking, setAsking] = useState(false);
  const stop = useStopRapidHire(panel.id, () => {
    setAsking(false);
    toast('Stopped', 'Nobody else is going to be asked.');
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Stop asking
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title="Stop asking people?"
        action="Stop asking"
        cancel="Go on"
        destructive
        pending={stop.pending}
        onConfirm={() => stop.act(null)}
      >
        <p>
          People who said yes and haven’t been chosen are free again. Anyone who confirmed is still hired, and the job stays on the board until you
          close it.
        </p>
        <ErrorLine error={stop.error} />
      </Confirm>
    </>
  );
}
