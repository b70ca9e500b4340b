import { Banner } from '../../../kit/banner';
import { Button } from '../../../kit/button';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import { endSentence } from '../words';
import type { StepProps } from './step-props';

const EndForm = lazyOverlay(() => import('./end-form'), 'dialog dialog-at');

/** How the contract ended or is about to, with the button to agree. */
export default function Ending(props: StepProps) {
  const [agreeing, setAgreeing] = useOverlay('agree');
  const { contract } = props;
  const { end, can } = contract;
  if (!end) return null;
  const isOpen = contract.state === 'active' && can.includes('end');
  return (
    <>
      <Banner
        kind={contract.state === 'active' ? 'warn' : 'info'}
        lead={endSentence(contract)}
        action={
          isOpen && (
            <Button size="sm" aria-haspopup="dialog" onClick={() => setAgreeing(true)}>
              Agree to end it now
            </Button>
          )
        }
      >
        {[end.reason && end.reason !== 'other' && sentences[end.reason], end.note && `“${end.note}”`].filter(Boolean).join(' ')}
      </Banner>
      {agreeing && <EndForm {...props} onClose={() => setAgreeing(false)} />}
    </>
  );
}

const sentences = {
  done: 'The work is done.',
  time_up: 'The last day has come.',
  plans_changed: 'Plans changed.',
  not_working_out: 'It isn’t working out.',
  no_show: 'Someone didn’t come.',
};
