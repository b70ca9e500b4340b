import { track } from '../../lib/analytics';
import type { Job } from '../../lib/api';

export function trackPosted({ category, budgetMax, budgetMin, isUrgent, city, state }: Job): void {
  const budget = budgetMax ?? budgetMin;
  track('job_posted', { category, ...(budget && { budget }), isUrgent, city, state });
}
