import { useRecordLink, useShareRecord } from '../../../data/records/records';
import { CopyLink } from '../../../kit/copy-link';
import { ErrorLine } from '../../../kit/error-line';
import { Link } from '../../../kit/link';
import { Switch } from '../../../kit/switch';
import { toast } from '../../../lib/toast';

/** Shares the person's own work record, or stops sharing it. */
export default function RecordCard({ id }: { id: number }) {
  const link = useRecordLink();
  const share = useShareRecord(({ token }) => toast(token ? 'Your work record is shared' : 'The link no longer works'));
  const token = link.data?.token ?? null;
  const stored = link.data && link.data.token !== null;
  return (
    <section id="work-record" className="stack gap-3">
      <h2 className="section-title">Work record</h2>
      <p className="mut">
        Your contracts, approved hours, shifts and reviews on this site, in a file the site signs. Anyone can check that it’s real, even if this site
        shuts down one day. It doesn’t say what you earned.
      </p>
      <div>
        <Switch label="Share my work record" stored={stored} save={share} />
        <p className="sm mut">Anyone can read it then, including your full name. If you stop sharing, the link stops working for good.</p>
      </div>
      {token && <CopyLink label="Link to your work record" url={`${window.location.origin}/records/${token}`} />}
      <div className="actions">
        {token && (
          <Link className="tap" to={`/records/${token}`}>
            See what others see
          </Link>
        )}
        <a className="tap" href={`/api/people/${id}/record`} download="work-record.json">
          Download the file
        </a>
      </div>
      <ErrorLine error={link.error ?? share.error} />
    </section>
  );
}
