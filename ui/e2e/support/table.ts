// The table of pages and the path of each row for somebody who asks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cast } from './casts';
import { root } from './server';

export const states = ['out', 'norole', 'role', 'staff'] as const;
export type State = (typeof states)[number];
type Access = 'page' | 'view' | 'select' | 'notfound';

export interface Row extends Record<State, Access> {
  path: string;
  name: string;
  title: string;
  feature: string;
  dynamicTitle: boolean;
  built: boolean;
  aliasOf: string | null;
}

export const rows = JSON.parse(readFileSync(join(root, 'data/routes.json'), 'utf8')) as Row[];

/** One row per page that exists. */
export const builtPages = rows.filter((row) => row.built && row.aliasOf === null);

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
