// The route table, and the concrete path of each row.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Persona } from './personas';
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

/** One row per page that is built, without aliases. */
export const builtPages = rows.filter((row) => row.built && row.aliasOf === null);

export function pathOf(row: Row, { job, profileId, contract, conversation, importId }: Persona): string {
  const ids: Record<string, number | null> = {
    job: job.id,
    applicants: job.id,
    person: profileId,
    contract,
    conversation,
    employer: job.employerId,
    'employer-settings': job.employerId,
    'admin-import': importId,
  };
  const town = row.path.replace('{state}', 'il').replace('{place}', 'springfield');
  return town.replace(/\{\w+\}/g, String(ids[row.name] ?? 'x'));
}

/** What this state sees there according to the table. A page that is not built is not found. */
export const accessOf = (row: Row, state: State): Access => (row.built ? row[state] : 'notfound');
