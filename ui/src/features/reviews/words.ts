// Words for reviews.

import type { ReviewCategory, ReviewReportReason, Reviews } from '../../lib/api';
import { counted } from '../../lib/format';

type Kept = Reviews['summary']['kept'];

/** What each side gives scores for. */
export const categoriesOf: Record<'employer' | 'worker', readonly [ReviewCategory, ReviewCategory, ReviewCategory]> = {
  employer: ['work', 'reliability', 'communication'],
  worker: ['pay', 'conditions', 'communication'],
};

export const reportReasons: Record<ReviewReportReason, string> = {
  untrue: 'It isn’t about this work, or isn’t true',
  harassment: 'It threatens or insults',
  discrimination: 'It discriminates',
  private: 'It says something private',
  other: 'Something else',
};

/** How a worker kept their shifts, as a sentence. */
export const keptShifts = ({ kept, due }: Kept) =>
  `Showed up for ${kept} of ${counted(due, 'confirmed shift', 'confirmed shifts')} in the last year.`;

/** How an employer kept the due days of invoices, as a sentence. */
export const keptDueDays = ({ kept, due }: Kept) => `Paid ${kept} of ${counted(due, 'invoice', 'invoices')} on time in the last year.`;

/** How someone's disputes ended, as a sentence; empty if there were none. */
export function disputesText({ settled, decided }: Reviews['summary']['disputes']): string {
  if (settled + decided === 0) return '';
  const ends = [settled > 0 && `${settled} settled`, decided > 0 && `${decided} decided`].filter(Boolean).join(', ');
  const count = counted(settled + decided, 'dispute', 'disputes');
  return settled + decided === 1 ? `${count}, ${settled ? 'settled' : 'decided'}.` : `${count}: ${ends}.`;
}
