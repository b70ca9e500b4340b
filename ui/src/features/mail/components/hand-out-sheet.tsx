import { Printer } from 'lucide';
import { Button } from '../../../kit/button';
import { CopyLink } from '../../../kit/copy-link';
import { Icon } from '../../../kit/icon';
import { Qr } from '../../../kit/qr';
import { Sheet } from '../../../kit/sheet';
import type { HandedLink } from '../../../lib/api';
import { dateTime } from '../../../lib/format';

/** A link to give to its owner: as text, as a QR code, and as a slip to print. */
export default function HandOutSheet({ link, subject, onClose }: { link: HandedLink; subject: string; onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={`Link for ${link.address}`}>
      <div className="stack gap-4">
        <p className="no-print">
          Give it only to the person it’s for, because anyone with the link can use it. The audit log shows that you opened it.
        </p>
        <div className="no-print">
          <CopyLink label="Link" url={link.url} />
        </div>
        <div className="stack gap-3 printed-slip">
          <p className="break">
            <b>{subject}</b>
          </p>
          <Qr code={link.code} label="QR code of the link" />
          <p className="sm">Scan it with a phone’s camera. It works until {dateTime(link.expiresAt)}.</p>
          <p className="sm num break only-print">{link.url}</p>
        </div>
        <div className="actions no-print">
          <Button onClick={() => window.print()}>
            <Icon of={Printer} size="s" />
            Print this slip
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
