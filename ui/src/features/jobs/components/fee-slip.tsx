import { Slip, SlipRow, SlipTotal } from '../../../kit/slip';
import { money } from '../../../lib/money';
import { useSite } from '../../../lib/session';
import { useFee } from '../fee';

export default function FeeSlip() {
  const { fees, currency } = useSite();
  const fee = useFee();
  return (
    <Slip title="What it costs">
      <SlipRow label="Job posting">
        {fee.promoted && fee.full > 0 ? <s className="strike">{money(fee.full, currency)}</s> : money(fee.full, currency)}
      </SlipRow>
      {fee.promoted && fee.full > 0 && (
        <SlipRow label="Free promotion">
          <span className="gain">−{money(fee.full, currency)}</span>
        </SlipRow>
      )}
      <SlipRow label="Cut of the worker’s pay">{fees.commissionPercent === 0 ? 'None' : `${fees.commissionPercent}%`}</SlipRow>
      <SlipTotal label="You pay">{money(fee.due, currency)}</SlipTotal>
    </Slip>
  );
}
