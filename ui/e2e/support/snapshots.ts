// The database files that tests start from. Each is made once per run and then copied, because making one takes a hundred times
// longer.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPersona, defaultNames, longNames, type Persona } from './personas';
import { binaryPath, freePort, root, startServer } from './server';
import { type Person, Site } from './site';
import { type State, states } from './table';

/**
 * `unclaimed` has no operator yet, `quiet` has people and no jobs, `board` adds the real postings and the casts, and `long` adds
 * the casts again with names of the maximum length.
 */
export type Snapshot = 'unclaimed' | 'quiet' | 'board' | 'long';

/** The accounts of `quiet` and `board`, signed in. */
interface People {
  operator: Person;
  employer: Person;
  worker: Person;
  /** A support agent. */
  agent: Person;
  /** Has every role and nothing to do with the others. */
  stranger: Person;
}

interface Made extends People {
  /** The casts of `board`, for the pages of each state. */
  personas: Record<State, Persona>;
  /** The casts of `long`. */
  longPersonas: Record<State, Persona>;
}

const folder = join(root, 'target/e2e-snapshots');
export const fileOf = (snapshot: Snapshot) => join(folder, `${snapshot}.db`);

const brand = { name: 'Hillside Works', town: 'Springfield, IL', currency: 'USD', brand: '#1f6b54' };

let made: Made | undefined;
export function people(): Made {
  made ??= JSON.parse(readFileSync(join(folder, 'people.json'), 'utf8')) as Made;
  return made;
}

/** Runs `work` against a server on the snapshot; stopping it writes everything into the one file. */
async function fill<T>(snapshot: Snapshot, work: (site: Site, token: string | null) => Promise<T>): Promise<T> {
  const port = await freePort();
  const server = await startServer(fileOf(snapshot), port);
  const result = await work(new Site(`http://127.0.0.1:${port}`, '10.0.0.1'), server.token);
  await server.stop();
  return result;
}

async function addPeople(site: Site, token: string | null): Promise<People> {
  if (!token) throw new Error('The new site printed no set-up link');
  const operator = await site.setUp(token, brand);
  const rosa = await site.signUp('Rosa Alvarez', 'worker');
  execFileSync(binaryPath(), ['admin', 'agent', '--email', rosa.email, '--db', fileOf('quiet')], { stdio: 'pipe' });
  return {
    operator,
    agent: await site.signIn(rosa.email),
    employer: await site.signUp('Emma Ellison', 'employer'),
    worker: await site.signUp('Walter Wrightson', 'worker'),
    stranger: await site.signUp('Sam Stranger', 'worker', 'employer', 'enterprise', 'entrepreneur', 'investor'),
  };
}

async function addPersonas(site: Site, operator: Person, names: typeof longNames): Promise<Record<State, Persona>> {
  const personas = {} as Record<State, Persona>;
  for (const state of states) personas[state] = await createPersona(site, state, operator, names);
  return personas;
}

/** Makes someone a partner; the opening promotion makes it free. */
async function addPartner(site: Site, operator: Person, { person }: Persona): Promise<void> {
  if (!person) return;
  const partnerOffer = `${'Dinner with **investors** and an introduction at the council. '.repeat(4)}\n\n- ${'Rhabarberbarbara'.repeat(5)}`;
  await site.requestOk('PUT', '/api/admin/partner-offer', { partnerOffer }, operator);
  await site.requestOk('POST', '/api/partner-subscription', {}, person);
}

export async function makeSnapshots(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await fill('unclaimed', async () => {});
  copyFileSync(fileOf('unclaimed'), fileOf('quiet'));
  const accounts = await fill('quiet', addPeople);

  copyFileSync(fileOf('quiet'), fileOf('board'));
  const city = await fill('board', (site) => site.signUp('City of New York', 'enterprise'));
  // The import writes the file itself: no server may have it open.
  const all = join(root, '../shared/data/nyc-jobs.csv');
  const postings = existsSync(all) ? all : join(root, 'examples/import/nyc-jobs-sample.csv');
  // The postings are of 2019 and before.
  const map = join(folder, 'nyc-jobs.toml');
  const example = readFileSync(join(root, 'examples/import/nyc-jobs.toml'), 'utf8');
  writeFileSync(map, `old = true\n${example.replace('expiresOn = "Post Until"\n', '')}`);
  execFileSync(binaryPath(), ['import', 'jobs', postings, '--map', map, '--employer', city.email, '--db', fileOf('board')], { stdio: 'pipe' });
  const personas = await fill('board', (site) => addPersonas(site, accounts.operator, defaultNames));
  copyFileSync(fileOf('board'), fileOf('long'));
  const longPersonas = await fill('long', async (site) => {
    const made = await addPersonas(site, accounts.operator, longNames);
    await addPartner(site, accounts.operator, made.role);
    return made;
  });
  writeFileSync(join(folder, 'people.json'), JSON.stringify({ ...accounts, personas, longPersonas } satisfies Made));
}
