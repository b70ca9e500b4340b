import { type ReactNode, useId } from 'react';
import type { ImportDetails } from '../../../lib/api';
import { changedText, editedText, type KnownChoice, keptText, missingNames, missingText } from '../known';

interface KnownJobsProps {
  details: ImportDetails;
  choice: KnownChoice;
  onChoose: (choice: KnownChoice) => void;
}

/** Asks what to do with jobs that are on the site already: those that have changed, and those that are gone from the file. */
export function KnownJobs({ details, choice, onChoose }: KnownJobsProps) {
  const { changed, expiring, edited, missing, kept } = details.counts;
  if (changed + expiring + edited + missing + kept === 0) return null;
  return (
    <section className="stack gap-3" aria-label="Jobs that are already here">
      <b>Jobs that are already here</b>
      {changed + expiring > 0 && (
        <Choice
          label="Update them, and let applicants know what changed"
          text={changedText(details)}
          checked={choice.update}
          onChange={(update) => onChoose({ ...choice, update })}
        />
      )}
      {edited > 0 && <p className="sm mut">{editedText(edited)}</p>}
      {missing > 0 && (
        <Choice
          label="Close them, and let applicants know"
          text={missingText(details)}
          checked={choice.close}
          onChange={(close) => onChoose({ ...choice, close })}
        >
          <p className="sm mut break clamp-2">{missingNames(details)}</p>
        </Choice>
      )}
      {kept > 0 && <p className="sm mut">{keptText(kept)}</p>}
    </section>
  );
}

interface ChoiceProps {
  label: string;
  text: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children?: ReactNode;
}

function Choice({ label, text, checked, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className="num">
        {text}
      </p>
      {children}
      <label className="check">
        <input type="checkbox" checked={checked} aria-describedby={id} onChange={(event) => onChange(event.target.checked)} />
        <span>{label}</span>
      </label>
    </div>
  );
}
