import { useState } from 'react';
import { useDiscardImport } from '../../../data/imports/imports';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import type { ImportDetails } from '../../../lib/api';
import { useNavigate } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';

/** Deletes a file that wasn't imported. */
export function Discard({ details }: { details: ImportDetails }) {
  const [confirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const discard = useDiscardImport(String(details.id), () => {
    toast('File discarded', details.name);
    navigate('/admin/imports');
  });
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        Discard file
      </Button>
      {!confirming && <ErrorLine error={discard.error} />}
      <Confirm
        open={confirming}
        title={`Discard ${details.name}?`}
        action="Discard file"
        cancel="Keep it"
        destructive
        pending={discard.pending}
        onConfirm={() => discard.act(null)}
        onClose={() => setConfirming(false)}
      >
        <p>Nothing was imported. Your column choices will be deleted, too.</p>
      </Confirm>
    </>
  );
}
