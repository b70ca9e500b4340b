import { useState } from 'react';
import { useEndVoucher, useVouchers } from '../../../data/money/admin-vouchers';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { CopyLink } from '../../../kit/copy-link';
import { Empty } from '../../../kit/empty';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import { Pager } from '../../../kit/pager';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import type { Voucher } from '../../../lib/api';
import { lastDayOf } from '../../../lib/moment';
import { useSearchParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';

const VoucherSheet = lazyOverlay(() => import('./voucher-sheet'));

/** All vouchers with their usage counts. */
export function Vouchers() {
  const [params] = useSearchParams();
  const [creating, setCreating] = useOverlay('voucher');
  const vouchers = useVouchers(params.get('cursor'));
  const make = (
    <Button variant="primary" aria-haspopup="dialog" onClick={() => setCreating(true)}>
      New voucher
    </Button>
  );
  return (
    <div className="stack gap-5">
      <p className="mut">A voucher covers one posting fee per person. First come, first served.</p>
      {vouchers.isPending && <SkeletonText label="Loading the vouchers" />}
      {vouchers.isError && <ErrorState title="The vouchers didn’t load" error={vouchers.error} onRetry={() => void vouchers.refetch()} />}
      {vouchers.data &&
        (vouchers.data.items.length === 0 ? (
          <Empty title="No vouchers yet" text="Create a code and hand it out, at a fair or by mail." action={make} />
        ) : (
          <>
            <div>{make}</div>
            <ul className="card card-p" aria-label="Vouchers">
              {vouchers.data.items.map((voucher) => (
                <VoucherRow key={voucher.id} voucher={voucher} />
              ))}
            </ul>
            <Pager prevCursor={vouchers.data.prevCursor} nextCursor={vouchers.data.nextCursor} label="Pages of vouchers" />
          </>
        ))}
      {creating && <VoucherSheet onClose={() => setCreating(false)} />}
    </div>
  );
}

function stateOf({ endedAt, expiresAt, used, uses }: Voucher): string | null {
  if (endedAt !== null) return 'Ended';
  if (expiresAt !== null && expiresAt <= Date.now()) return 'Expired';
  return used >= uses ? 'Used up' : null;
}

function VoucherRow({ voucher }: { voucher: Voucher }) {
  const { zone } = useSite();
  const [confirming, setConfirming] = useState(false);
  const end = useEndVoucher(() => {
    setConfirming(false);
    toast('Voucher ended', voucher.code);
  });
  const endedLabel = stateOf(voucher);
  return (
    <li className="list-row">
      <div className="row top sp gap-3">
        <div className="grow break">
          <b className="num">{voucher.code}</b>
          {voucher.note && <p className="mut">{voucher.note}</p>}
          <p className="sm num">
            Used {voucher.used} of {voucher.uses}
            {voucher.expiresAt !== null && `, until ${lastDayOf(voucher.expiresAt, zone)}`}
          </p>
        </div>
        <Pill tone={endedLabel ? 'plain' : 'ok'}>{endedLabel ?? 'Active'}</Pill>
      </div>
      {!endedLabel && (
        <>
          <CopyLink label={`Link for ${voucher.code}`} url={`${location.origin}/promotion?code=${voucher.code}`} />
          <div>
            <Button size="sm" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
              End voucher
            </Button>
          </div>
        </>
      )}
      {!confirming && <ErrorLine error={end.error} />}
      <Confirm
        open={confirming}
        title={`End the voucher ${voucher.code}?`}
        action="End voucher"
        cancel="Keep it"
        destructive
        pending={end.pending}
        onConfirm={() => end.act(voucher.id)}
        onClose={() => setConfirming(false)}
      >
        <p>No one can use it anymore, not even people who already added it.</p>
      </Confirm>
    </li>
  );
}
