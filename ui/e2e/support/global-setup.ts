// One town for all tests: set up by its link, with the real postings on its board. Every test adds its own people and jobs.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startRecording } from './record';
import { binary, dropFolder, newFolder, root, startServer } from './server';
import { Site } from './site';

export default async function setup(): Promise<() => Promise<void>> {
  startRecording();
  const folder = newFolder();
  const db = join(folder, 'town.db');
  const first = await startServer(db);
  if (!first.token) throw new Error('A new site prints a set-up link');
  const site = new Site(first.origin, '10.0.0.1');
  const operator = await site.setUp(first.token, { name: 'Hillside Works', town: 'Springfield, IL', currency: 'USD', brand: '#1f6b54' });
  const city = await site.signUp('City of New York', 'enterprise');
  await first.stop();

  // The import writes the file itself: no server may have it open.
  const all = join(root, '../shared/data/nyc-jobs.csv');
  const postings = existsSync(all) ? all : join(root, 'examples/import/nyc-jobs-sample.csv');
  const map = join(root, 'examples/import/nyc-jobs.toml');
  execFileSync(binary(), ['import', 'jobs', postings, '--map', map, '--employer', city.email, '--db', db], { stdio: 'pipe' });

  const server = await startServer(db);
  // The workers inherit both.
  process.env.E2E_ORIGIN = server.origin;
  process.env.E2E_OPERATOR = JSON.stringify(operator);
  return async () => {
    await server.stop();
    dropFolder(folder);
  };
}
