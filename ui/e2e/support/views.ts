// Every page that is built, in each state that sees it.
import type { Persona } from './personas';
import { accessOf, builtPages, pathOf, type Row, type State, states } from './table';
import { expect, type Page, settled } from './test';

export interface View {
  /** The path as in the route table, for the name of a test. */
  path: string;
  state: State;
  feature: string;
  of: (persona: Persona) => string;
}

const view = (row: Row, state: State): View => ({ path: row.path, state, feature: row.feature, of: (persona) => pathOf(row, persona) });

/** Pages that are not in the table, or not in this form. Not-found pages look the same everywhere. */
const extraViews: View[] = [
  { path: '/contracts/{id}, of others', state: 'out', feature: 'contracts', of: () => '/contracts/1' },
  { path: '/admin/x', state: 'out', feature: 'operator', of: () => '/admin/x' },
  { path: '/, to choose a role', state: 'norole', feature: 'accounts', of: () => '/' },
  { path: '/post-job?edit={id}', state: 'staff', feature: 'jobs', of: ({ job }) => `/post-job?edit=${job.id}` },
];

/** When signed in, the pages to sign in and sign up redirect home at once. */
const canSee = (row: Row, state: State) => ['page', 'view'].includes(accessOf(row, state)) && (state === 'out' || !/^sign-(in|up)$/.test(row.name));

/** In the casts, only staff have applicants and an employer to manage. */
const fullestState = (row: Row): State =>
  /^(applicants|employer-settings)$/.test(row.name) ? 'staff' : ((['role', 'staff', 'out'] as const).find((state) => canSee(row, state)) ?? 'norole');

/** Each page in every state that sees it. */
export const views: View[] = [
  ...builtPages.flatMap((row) => states.filter((state) => canSee(row, state)).map((state) => view(row, state))),
  ...extraViews,
];

export const viewsByPath = new Map(views.map(({ path }) => [path, views.filter((one) => one.path === path)]));

/** Each page once, in the state that sees the most on it. */
export const fullestViews: View[] = [...builtPages.map((row) => view(row, fullestState(row))), ...extraViews];

export async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  // The parts that load after the page: the form next to a job, the preview next to a draft.
  await expect(page.locator('.sk-slip, .sk')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}
