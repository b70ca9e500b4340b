import { describe, expect, it } from 'vitest';
import { type SessionState, stateOf } from '../data/accounts/session';
import { decide, pathFromHash } from './guard';
import { pages } from './pages';
import { isAccepted, rowOf, rows } from './routes';

const states = ['out', 'norole', 'role', 'staff'] as const;
const example = (path: string) => path.replace(/\{\w+\}/g, '17');

const everyCase = rows.flatMap((row) => states.map((state) => [row.path, state, row] as const));

describe('every path in every state', () => {
  it.each(everyCase)('%s, %s', (path, state, row) => {
    const decision = decide(example(path), state, state === 'staff' ? 'superadmin' : null);
    if (!row.built) return expect(decision).toEqual({ show: 'notfound', signIn: false });
    const access = row[state];
    if (access === 'notfound') return expect(decision).toEqual({ show: 'notfound', signIn: state === 'out' && row.role === 'page' });
    return expect(decision.show).toBe(access === 'select' ? 'select' : 'page');
  });

  it.each(rows.map((row) => row.path))('%s while the session is unknown', (path) => {
    const row = rowOf(example(path));
    const shown = decide(example(path), 'loading').show;
    expect(shown).toBe(!row?.built ? 'notfound' : path === '/' ? 'page' : 'loading');
  });
});

describe('the table', () => {
  it('has each path once, finds it by example and has a page for each built row', () => {
    expect(new Set(rows.map((row) => row.path)).size).toBe(rows.length);
    for (const row of rows) {
      expect(rowOf(example(row.path))).toBe(row);
      if (row.built) expect(pages).toHaveProperty(row.name);
      if (row.aliasOf) expect(rows.some(({ path }) => path === row.aliasOf)).toBe(true);
    }
    for (const name of Object.keys(pages)) expect(rows.some((row) => row.name === name && row.built)).toBe(true);
  });

  it("matches the specification's states", () => {
    const of = (path: string) => states.map((state) => rowOf(path)?.[state]);
    expect(of('/')).toEqual(['page', 'select', 'page', 'page']);
    expect(of('/jobs')).toEqual(['page', 'page', 'page', 'page']);
    expect(of('/my-jobs')).toEqual(['view', 'page', 'page', 'page']);
    expect(of('/profile')).toEqual(['view', 'select', 'page', 'page']);
    expect(of('/dashboard')).toEqual(['notfound', 'select', 'page', 'page']);
    expect(of('/peanut')).toEqual(['notfound', 'notfound', 'notfound', 'page']);
    expect(of('/role-selection')).toEqual(['notfound', 'page', 'page', 'page']);
  });
});

describe('staff below the level of an office page', () => {
  it('find only their own part of the office', () => {
    expect(decide('/admin/support', 'staff', 'agent').show).toBe('page');
    for (const path of ['/admin/fees', '/admin/jobs', '/admin/settings']) {
      expect(decide(path, 'staff', 'agent'), path).toEqual({ show: 'notfound', signIn: false });
      expect(decide(path, 'staff', 'admin').show, path).toBe('page');
    }
    expect(decide('/admin/jobs', 'staff', 'moderator').show).toBe('page');
  });

  it('see their own errors like everyone else', () => expect(decide('/error-monitoring', 'staff', 'agent').show).toBe('page'));
});

describe('paths outside the table', () => {
  it.each(['/nonsense', '/job', '/jobsx', '/api-docs'])('%s goes home', (path) => {
    expect(isAccepted(path)).toBe(false);
    expect(decide(path, 'out')).toEqual({ show: 'home' });
  });

  it.each(['/jobs/a/b', '/admin/x', '/partner-up/x', '/opportunities/1/2'])('%s is ours, but not there', (path) => {
    expect(decide(path, 'role')).toEqual({ show: 'notfound', signIn: false });
  });

  it('ignores a trailing slash', () => expect(decide('/jobs/', 'out')).toEqual({ show: 'page' }));
});

it('rewrites only hashes that are paths', () => {
  expect(pathFromHash('#/jobs?query=x')).toBe('/jobs?query=x');
  expect(pathFromHash('#/sign-in')).toBe('/sign-in');
  expect(pathFromHash('#main')).toBeNull();
  expect(pathFromHash('')).toBeNull();
  for (const hash of ['#//evil.example', '#///evil.example', '#/\\evil.example']) expect(pathFromHash(hash)).toBe('/');
});

it.each<[Parameters<typeof stateOf>[0], SessionState]>([
  [undefined, 'loading'],
  [null, 'out'],
  [{ role: null, staff: null } as never, 'norole'],
  [{ role: 'worker', staff: null } as never, 'role'],
  [{ role: 'admin', staff: 'superadmin' } as never, 'staff'],
])('knows the state of %o', (user, state) => expect(stateOf(user)).toBe(state));
