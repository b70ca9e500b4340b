import { FileList } from '../../../domain/file-list';
import type { DisputeEvidence, DisputeRoom } from '../../../lib/api';
import { date } from '../../../lib/format';

/** The evidence, the same for both sides and the mediator. */
export function EvidenceList({ room }: { room: DisputeRoom }) {
  const by = ({ side }: DisputeEvidence) => (side === null ? 'the site' : room[side]);
  return (
    <section className="card card-p stack gap-3" aria-labelledby="evidence">
      <h2 className="section-title" id="evidence">
        Evidence
      </h2>
      <p className="mut">
        Both sides and the mediator see the same. The site put the terms, the work and the payments here when the dispute was filed.
      </p>
      <ul className="stack gap-3">
        {room.evidence.map((one) => (
          <li key={one.id} className="stack gap-1 break">
            <h3 className="row-title">{one.title}</h3>
            {one.text && <p className="pre-line">{one.text}</p>}
            {one.file && <FileList files={[one.file]} />}
            <p className="sm mut">
              Added by {by(one)} on {date(one.at)} · SHA-256 <span className="mono">{one.sha256.slice(0, 12)}…</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="actions">
        <a className="btn btn-s" href={`/api/disputes/${room.id}/pdf`} target="_blank" rel="noreferrer">
          Everything as PDF
        </a>
      </div>
    </section>
  );
}
