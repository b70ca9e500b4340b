import { useState } from 'react';
import { useAdminPromotions, useEndPromotion, useStartPromotion } from '../../../data/money/admin-promotions';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { Empty } from '../../../kit/empty';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import { Pager } from '../../../kit/pager';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { Tabs } from '../../../kit/tabs';
import { Title } from '../../../kit/title';
import type { AdminPromotion } from '../../../lib/api';
import { counted } from '../../../lib/format';
import { money } from '../../../lib/money';
import { useSearchParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { Vouchers } from '../components/vouchers';
import { audiences, dateRange, isRunning } from '../labels';

const PromotionSheet = lazyOverlay(() => import('../components/promotion-sheet'));

/** Starts and ends promotions and vouchers. */
export default function AdminPromotionsPage() {
  return (
    <Page width="middle">
      <Title>Promotions</Title>
      <div className="fills">
        <Tabs
          param="show"
          label="Promotions and vouchers"
          tabs={[
            { id: 'promotions', label: 'Promotions', content: <Promotions /> },
            { id: 'vouchers', label: 'Vouchers', content: <Vouchers /> },
          ]}
        />
      </div>
    </Page>
  );
}

function Promotions() {
  const [params] = useSearchParams();
  const [creating, setCreating] = useOverlay('promotion');
  const promotions = useAdminPromotions(params.get('cursor'));
  const startFreeDay = useStartPromotion(() => toast('Free day started', 'Until midnight.'));
  const freeDayRunning = promotions.data?.items.some((one) => isRunning(one, Date.now()) && one.reason.includes('FREE DAY SPECIAL'));
  const start = (
    <div className="actions">
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setCreating(true)}>
        New promotion
      </Button>
      {!freeDayRunning && (
        <Button pending={startFreeDay.pending} pendingLabel="Starting…" onClick={() => startFreeDay.act(null)}>
          Free day today
        </Button>
      )}
    </div>
  );
  return (
    <div className="stack gap-5">
      <p className="mut">
        While a promotion is on, posting is free for the people it covers, and the site says so. If several overlap, the newest one applies.
      </p>
      {promotions.data?.items.length !== 0 && start}
      <ErrorLine error={startFreeDay.error} />
      {promotions.isPending && <SkeletonText label="Loading the promotions" />}
      {promotions.isError && <ErrorState title="The promotions didn’t load" error={promotions.error} onRetry={() => void promotions.refetch()} />}
      {promotions.data &&
        (promotions.data.items.length === 0 ? (
          <Empty title="No promotions yet" text="Make today a free day, or plan a longer promotion." action={start} />
        ) : (
          <>
            <ul className="card card-p" aria-label="Promotions">
              {promotions.data.items.map((promotion) => (
                <PromotionRow key={promotion.id} promotion={promotion} />
              ))}
            </ul>
            <Pager prevCursor={promotions.data.prevCursor} nextCursor={promotions.data.nextCursor} label="Pages of promotions" />
          </>
        ))}
      {creating && <PromotionSheet onClose={() => setCreating(false)} />}
    </div>
  );
}

function PromotionRow({ promotion }: { promotion: AdminPromotion }) {
  const { zone, currency } = useSite();
  const [confirming, setConfirming] = useState(false);
  const now = Date.now();
  const isPlanned = promotion.startsAt > now;
  const live = isRunning(promotion, now);
  const end = useEndPromotion(() => {
    setConfirming(false);
    toast(isPlanned ? 'Promotion deleted' : 'Promotion ended', promotion.reason);
  });
  return (
    <li className="list-row">
      <div className="row top sp gap-3">
        <div className="grow">
          <b className="break">{promotion.reason}</b>
          <p className="mut">
            Free {audiences[promotion.audience]}, {dateRange(promotion, zone, now)}
          </p>
          {!isPlanned && (
            <p className="sm num">
              {promotion.given === 0 ? 'Not used yet.' : `Covered ${counted(promotion.given, 'fee', 'fees')}, ${money(promotion.amount, currency)}.`}
            </p>
          )}
        </div>
        <Pill tone={live ? 'ok' : isPlanned ? 'brand' : 'plain'}>{live ? 'Now' : isPlanned ? 'Planned' : 'Ended'}</Pill>
      </div>
      {(live || isPlanned) && (
        <div>
          <Button size="sm" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
            {isPlanned ? 'Delete' : 'End now'}
          </Button>
        </div>
      )}
      {!confirming && <ErrorLine error={end.error} />}
      <Confirm
        open={confirming}
        title={isPlanned ? 'Delete this promotion?' : 'End this promotion now?'}
        action={isPlanned ? 'Delete promotion' : 'End promotion'}
        cancel="Keep it"
        destructive
        pending={end.pending}
        onConfirm={() => end.act(promotion.id)}
        onClose={() => setConfirming(false)}
      >
        <p>{isPlanned ? `“${promotion.reason}” won’t start.` : `“${promotion.reason}” ends right away. Anyone who posts after that pays the fee.`}</p>
      </Confirm>
    </li>
  );
}
