// A server of its own that nobody has claimed yet, whose time can be moved.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { binary, dropFolder, newFolder, startServer } from './server';
import { test as base } from './test';

interface OwnServer {
  origin: string;
  token: string | null;
  /** Runs a command of the program on the server's file. */
  run: (...args: string[]) => void;
  /** So many days pass for jobs and applications; the clock's work is done when it returns. */
  pass: (days: number) => Promise<void>;
  /** The server goes away, as the line does under a bridge; `up` brings it back where it was. */
  down: () => Promise<void>;
  up: () => Promise<void>;
}

/** Every time of these tables moves into the past: the server's own clock cannot be moved. */
const age = `
import sqlite3, sys
file, days = sys.argv[1], int(sys.argv[2])
db = sqlite3.connect(file)
for table in ("jobs", "applications", "application_events"):
    for (_, column, kind, *_) in db.execute(f"PRAGMA table_info({table})").fetchall():
        if column.endswith(("_at", "_by")) and kind == "INTEGER" and column != "posted_by":
            db.execute(f"UPDATE {table} SET {column} = {column} - {days * 86400000}")
db.commit()
`;

export const test = base.extend<object, { server: OwnServer; town: string }>({
  /** Each file names its own: Playwright then gives it a worker, and with it a server, that no other file has used. */
  town: ['', { option: true, scope: 'worker' }],
  server: [
    async ({ town }, use) => {
      if (!town) throw new Error('Name the town: test.use({ town })');
      const folder = newFolder();
      const db = join(folder, 'new.db');
      let server = await startServer(db);
      const { origin, token } = server;
      const down = () => server.stop();
      const up = async () => {
        server = await startServer(db, Number(new URL(origin).port));
      };
      const pass = async (days: number) => {
        await down();
        execFileSync('python3', ['-c', age, db, String(days)]);
        await up();
      };
      const run = (...args: string[]) => void execFileSync(binary(), [...args, '--db', db], { stdio: 'pipe' });
      await use({ origin, token, run, pass, down, up });
      await server.stop();
      dropFolder(folder);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});
