// Which faults of a check are questions, and which can only be read.
import type { ImportCause, ImportMapping } from '../../lib/api';
import { mendsOf } from './mends';

/** Whether each text of a column waits for its meaning. That costs the row or, with pay, only the pay. */
export const isUnmatched = ({ problem, choices }: ImportCause) => problem === 'not_in_map' && choices.length > 0;

/** Whether rows can't be imported as they are. */
export const isOpen = (cause: ImportCause) => cause.cost === 'row' || isUnmatched(cause);

/** Separates questions, shown above the result, from notes, shown below it. `town` is the site's own. */
export function sortFaults(faults: ImportCause[], mapping: ImportMapping | null | undefined, town: string) {
  const canAnswer = (cause: ImportCause) => isUnmatched(cause) || (!!mapping && mendsOf(mapping, cause, town).length > 0);
  const isQuestion = (cause: ImportCause) => isOpen(cause) && canAnswer(cause);
  return {
    questions: faults.filter(isQuestion),
    notes: faults.filter((cause) => !isQuestion(cause) && cause.cost !== 'stale'),
    stale: faults.filter(({ cost }) => cost === 'stale'),
  };
}
