import { usePostingPrice } from '../../../data/money/posting-price';
import { useSite } from '../../../data/site/site';
import { Link } from '../../../kit/link';
import { Slip, SlipRow, SlipTotal } from '../../../kit/slip';
import { money } from '../../../lib/money';

export default function FeeSlip({ employerId }: { employerId: string }) {
  const { fees, currency } = useSite();
  const fee = usePostingPrice(employerId);
  const isWaived = fee.isFree && fee.full > 0;
  return (
    <Slip title="What it costs">
      <SlipRow label="Posting fee">{isWaived ? <s className="strike">{money(fee.full, currency)}</s> : money(fee.full, currency)}</SlipRow>
      {isWaived && (
        <SlipRow label={fee.voucher ? `Voucher ${fee.voucher}` : fee.promoted ? 'Free promotion' : 'Free for admins'}>
          <span className="gain">−{money(fee.full, currency)}</span>
        </SlipRow>
      )}
      <SlipRow label="Commission on pay">{fees.commissionPercent === 0 ? 'None' : `${fees.commissionPercent}%`}</SlipRow>
      <SlipTotal label="You pay">{money(fee.due, currency)}</SlipTotal>
      {!fee.isFree && (
        <p className="hint">
          Your job goes live once the fee is paid. <Link to="/pricing">How to pay</Link> · <Link to="/promotion">I have a voucher</Link>
        </p>
      )}
    </Slip>
  );
}
