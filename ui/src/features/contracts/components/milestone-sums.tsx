import { Banner } from '../../../kit/banner';
import { Button } from '../../../kit/button';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import type { Milestones } from '../../../lib/api';
import { money, shortMoney } from '../../../lib/money';
import type { StepProps } from './step-props';

const ProposeSheet = lazyOverlay(() => import('./propose-sheet'));

/** How much is approved, and how the milestones compare with a fixed price. */
export function MilestoneSums({ found, ...props }: StepProps & { found: Milestones }) {
  const { currency } = props.contract;
  const whole = found.price ?? found.agreed;
  return (
    <>
      {found.items.length > 0 && whole > 0 && (
        <div className="stack gap-1">
          <div className="row sp gap-2 sm">
            <span id="approved-so-far">Approved so far</span>
            <span>
              <b>{money(found.approved, currency)}</b> of {money(whole, currency)}
            </span>
          </div>
          <progress className="meter" aria-labelledby="approved-so-far" max={whole} value={Math.min(found.approved, whole)} />
        </div>
      )}
      {found.price !== null && <Difference {...props} price={found.price} planned={found.planned} />}
    </>
  );
}

/** More than the price asks whether it should be changed; less than it says what's missing. */
function Difference({ contract, pending, error, onStep, price, planned }: StepProps & { price: number; planned: number }) {
  const [changing, setChanging] = useOverlay('price');
  const short = (amount: number) => shortMoney(amount, contract.currency);
  if (planned === price) return null;
  if (planned < price) return <p className="sm mut">{`${short(price - planned)} of ${short(price)} isn’t in a milestone yet.`}</p>;
  const proposed = contract.pending?.terms;
  if (proposed?.rateUnit === 'job' && proposed.rate >= planned) {
    return <p className="sm mut">{`The milestones add up to ${short(planned)}. A price of ${short(proposed.rate)} is proposed.`}</p>;
  }
  return (
    <>
      <Banner
        kind="warn"
        lead={`${short(planned)} of ${short(price)}: change the price?`}
        action={
          contract.can.includes('propose') && (
            <Button size="sm" aria-haspopup="dialog" onClick={() => setChanging(true)}>
              Change price
            </Button>
          )
        }
      >
        The milestones add up to more than you agreed on.
      </Banner>
      {changing && (
        <ProposeSheet contract={contract} price={planned} pending={pending} error={error} onSend={onStep} onClose={() => setChanging(false)} />
      )}
    </>
  );
}
