import { useSession } from '../../../data/accounts/session';
import { useDownloadBackup } from '../../../data/office/backup';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import type { OfficeHealth } from '../../../lib/api';
import { toast } from '../../../lib/toast';
import { whereCopiesAre } from '../health';

/** Where the nightly copies are, and a copy to take along, for those who own the site. */
export function Backups({ nightly }: { nightly: OfficeHealth['nightly'] }) {
  const { user } = useSession();
  const download = useDownloadBackup((name) => toast('Your copy is on its way', `Keep ${name} in a safe place: it has everyone’s data.`));
  return (
    <div className="stack gap-2">
      <p className="sm mut break">{whereCopiesAre(nightly)}</p>
      {user?.staff === 'superadmin' && (
        <div>
          <Button size="sm" pending={download.pending} pendingLabel="Copying…" onClick={() => download.act(null)}>
            Download a copy
          </Button>
        </div>
      )}
      <ErrorLine error={download.error} />
    </div>
  );
}
