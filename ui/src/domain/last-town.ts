import type { MyJob } from '../lib/api';
import { joinTown } from '../lib/town';

/** The town of an employer's newest job on site, or of anybody's for ''; null without one. `jobs` are newest first. */
export function lastTown(jobs: Pick<MyJob, 'employerId' | 'city' | 'state' | 'remote'>[], employerId: string): string | null {
  const last = jobs.find((job) => !job.remote && (employerId === '' || String(job.employerId) === employerId));
  return last?.city ? joinTown(last.city, last.state ?? '') : null;
}
