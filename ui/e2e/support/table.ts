// The table of pages with something real behind every path: who asks, and the job, person and contract they ask for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from '../../src/lib/api';
import { root } from './server';
import type { Person, Site } from './site';

export const states = ['out', 'norole', 'role', 'staff'] as const;
export type State = (typeof states)[number];
type Access = 'page' | 'view' | 'select' | 'notfound';

export interface Row extends Record<State, Access> {
  path: string;
  name: string;
  title: string;
  dynamicTitle: boolean;
  built: boolean;
  aliasOf: string | null;
}

export const rows = JSON.parse(readFileSync(join(root, 'data/routes.json'), 'utf8')) as Row[];

/** One row per page that exists. */
export const builtPages = rows.filter((row) => row.built && row.aliasOf === null);

export interface Cast {
  person: Person | null;
  job: Job;
  someone: number;
  contract: number;
}

interface Names {
  employer: string;
  worker: string;
  job: Partial<Job>;
}

const usual: Names = { employer: 'Edda Employer', worker: 'Will Worker', job: {} };

/** Somebody in this state, with a job that is open and one over which they were hired, or hired somebody. */
export async function cast(site: Site, state: State, operator: Person | null = null, names: Names = usual): Promise<Cast> {
  const employer = state === 'staff' && operator ? operator : await site.signUp(names.employer, 'employer');
  const worker = await site.signUp(names.worker, 'worker');
  // A profile that everybody may read has a page in every state.
  await site.call('PUT', '/api/profile', { name: names.worker, visibility: 'everyone' }, worker);
  const filled = await site.postJob(employer, names.job);
  const contract = await site.hire(employer, worker, filled);
  const job = await site.postJob(employer, names.job);
  if (state === 'staff') {
    const second = await site.signUp(names.worker, 'worker');
    await site.apply(second, job.id, { answers: job.questions.map(() => names.worker), message: `${names.worker} `.repeat(5) });
  }
  const person = { out: null, norole: state === 'norole' ? await site.signUp(names.worker) : null, role: worker, staff: operator }[state];
  return { person, job, someone: worker.id, contract };
}

export function pathOf(row: Row, { job, someone, contract }: Cast): string {
  const ids: Record<string, number> = {
    job: job.id,
    applicants: job.id,
    person: someone,
    contract,
    employer: job.employerId,
    'employer-settings': job.employerId,
  };
  const town = row.path.replace('{state}', 'il').replace('{place}', 'springfield');
  return town.replace(/\{\w+\}/g, String(ids[row.name] ?? 'x'));
}

/** What the table says this state sees there. A page that is not built is not there. */
export const accessOf = (row: Row, state: State): Access => (row.built ? row[state] : 'notfound');
