import { RichText } from '../../../kit/rich-text';
import type { ContractLine } from '../../../lib/api';

/** The terms in plain words. With `onlyChanges`, only what differs, each with what it was. */
export function TermsList({ lines, onlyChanges = false, label }: { lines: ContractLine[]; onlyChanges?: boolean; label: string }) {
  const shown = onlyChanges ? lines.filter((line) => line.changed) : lines;
  return (
    <dl className="terms" aria-label={label}>
      {shown.map((line) => (
        <div key={line.label}>
          <dt className="sm b mut">{line.label}</dt>
          {onlyChanges && line.before !== null && (
            <dd className="terms-before">
              <span className="vh">Before: </span>
              <RichText text={line.before} />
            </dd>
          )}
          <dd>
            {onlyChanges && <span className="vh">Now: </span>}
            <RichText text={line.text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
