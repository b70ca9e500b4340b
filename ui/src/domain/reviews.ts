// Words for the scores of reviews.

import type { ReviewCategory } from '../lib/api';

export const categoryLabels: Record<ReviewCategory, string> = {
  work: 'Quality of the work',
  reliability: 'Reliable and on time',
  pay: 'Paid as agreed',
  conditions: 'Conditions and respect',
  communication: 'Communication',
};

/** "4.7": a mean in hundredths with one decimal. */
export const meanText = (mean: number) => (mean / 100).toFixed(1);
