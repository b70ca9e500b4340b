import { MessageButton } from '../../../domain/message-button';
import { Button } from '../../../kit/button';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Link } from '../../../kit/link';
import { useOverlay } from '../../../kit/overlay';
import type { StepProps } from './step-props';

const ProposeSheet = lazyOverlay(() => import('./propose-sheet'));
const EndForm = lazyOverlay(() => import('./end-form'), 'dialog dialog-at');
const HireAgainSheet = lazyOverlay(() => import('./hire-again-sheet'));

/** Whether the two have worked together here: only then can one propose another contract. */
const haveWorked = ({ contract }: StepProps) => contract.state === 'ended' && contract.activeAt !== null;

/** What the reader can do with the contract besides answering. */
export function ContractActions(props: StepProps) {
  const { contract, pending, onStep } = props;
  const [proposing, setProposing] = useOverlay('propose');
  const [ending, setEnding] = useOverlay('end');
  const [again, setAgain] = useOverlay('again');
  const { can, ownSide } = contract;
  if (!ownSide) return null;
  return (
    <>
      <div className="actions">
        {contract.activeAt === null && <MessageButton kind="contract" id={contract.id} />}
        {haveWorked(props) && (
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setAgain(true)}>
            {ownSide === 'worker' ? 'Offer to work again' : 'Hire again'}
          </Button>
        )}
        {can.includes('propose') && (
          <Button aria-haspopup="dialog" onClick={() => setProposing(true)}>
            Change terms
          </Button>
        )}
        {can.includes('resume') && (
          <Button pending={pending} pendingLabel="Saving…" onClick={() => onStep({ action: 'resume' })}>
            Take notice back
          </Button>
        )}
        {can.includes('end') && !contract.end && (
          <Button variant="ghost" aria-haspopup="dialog" onClick={() => setEnding(true)}>
            End contract
          </Button>
        )}
      </div>
      <a className="tap sm" href={`/api/contracts/${contract.id}.pdf`} target="_blank" rel="noopener">
        Print or save as PDF
      </a>
      {contract.previousId !== null && (
        <Link className="tap sm" to={`/contracts/${contract.previousId}`}>
          View the earlier contract
        </Link>
      )}

      {proposing && <ProposeSheet contract={contract} pending={pending} error={props.error} onSend={onStep} onClose={() => setProposing(false)} />}
      {ending && <EndForm {...props} onClose={() => setEnding(false)} />}
      {again && <HireAgainSheet contract={contract} onClose={() => setAgain(false)} />}
    </>
  );
}
