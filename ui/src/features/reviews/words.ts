// Words for reviews.

import type { ReviewCategory, ReviewReportReason } from '../../lib/api';

export const categoryLabels: Record<ReviewCategory, string> = {
  work: 'Quality of the work',
  reliability: 'Reliable and on time',
  pay: 'Paid as agreed',
  conditions: 'Conditions and respect',
  communication: 'Communication',
};

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

/** "4.7": a mean in hundredths with one decimal. */
export const meanText = (mean: number) => (mean / 100).toFixed(1);
