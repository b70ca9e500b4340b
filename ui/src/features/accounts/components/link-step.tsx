import { useEffect, useState } from 'react';
import { needsProof, type Secret } from '../../../data/accounts/proof';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import type { ActionState } from '../../../lib/use-action';
import { ProofForm } from './proof-form';

interface Props {
  /** Uses the link. */
  link: ActionState<Secret>;
  /** What the button does. */
  go: string;
  pendingLabel: string;
  children: string;
}

/** Uses a mailed link with one tap; asks for a password if the address was never proven. */
export function LinkStep({ link, go, pendingLabel, children }: Props) {
  const [asks, setAsks] = useState(false);
  const asksNow = needsProof(link.error);
  useEffect(() => {
    if (asksNow) setAsks(true);
  }, [asksNow]);
  if (asks) return <ProofForm act={link.act} pending={link.pending} error={link.error} go={go} />;
  return (
    <>
      <p>{children}</p>
      <ErrorLine error={asksNow ? null : link.error} />
      <Button variant="primary" size="lg" block pending={link.pending} pendingLabel={pendingLabel} onClick={() => link.act({})}>
        {go}
      </Button>
    </>
  );
}
