// The server of a test worker. Before each test it gets a fresh copy of a snapshot, so that tests do not affect each other.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { binaryPath, freePort, type Server, startServer } from './server';
import { fileOf, type Snapshot } from './snapshots';

/** Moves every time in these tables, and the days of jobs, into the past, because the server's own clock cannot be moved. No other number is as large. */
const ageScript = `
import sqlite3, sys
file, days = sys.argv[1], int(sys.argv[2])
db = sqlite3.connect(file)
for table in ("jobs", "applications", "application_events", "contracts", "contract_versions", "shifts"):
    for (_, column, kind, *_) in db.execute(f"PRAGMA table_info({table})").fetchall():
        if kind == "INTEGER":
            db.execute(f"UPDATE {table} SET {column} = {column} - {days * 86400000} WHERE {column} > 1500000000000")
db.execute("UPDATE jobs SET start_date = date(start_date, ?1), end_date = date(end_date, ?1)", (f"-{days} days",))
db.execute("UPDATE tasks SET due_at = 0 WHERE failed_at IS NULL")
db.commit()
`;

/** Sets when every session last entered the password; the server counts ten minutes from then. Waits while the server writes. */
const confirmScript = `
import sqlite3, sys
db = sqlite3.connect(sys.argv[1], timeout=60)
db.execute("UPDATE sessions SET confirmed_at = ?", (int(sys.argv[2]),))
db.commit()
`;

/** Prints how many tasks are due or running. */
const dueScript = `
import sqlite3, sys, time
db = sqlite3.connect(sys.argv[1])
print(db.execute("SELECT COUNT(*) FROM tasks WHERE failed_at IS NULL AND (started_at IS NOT NULL OR due_at <= ?)", (time.time() * 1000,)).fetchone()[0])
`;

/** Overwrites the first page of a table; the server finds it with its check after the start. */
const damageScript = `
import sqlite3, sys
file, table = sys.argv[1:]
db = sqlite3.connect(file)
page, = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
db.close()
with open(file, "r+b") as bytes:
    bytes.seek((page - 1) * 4096)
    bytes.write(b"Z" * 4096)
`;

/** Makes the file remember a time so many milliseconds from now, so that the server's clock seems to have jumped. */
const clockScript = `
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
db.execute("UPDATE timekeeping SET alive_at = alive_at + ?", (int(sys.argv[2]),))
db.commit()
`;

export class TestServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'jobstead-e2e-'));
  readonly #db = join(this.#folder, 'town.db');
  #server: Server | null = null;

  private constructor(readonly port: number) {}

  static async open(): Promise<TestServer> {
    return new TestServer(await freePort());
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The token of the one-time set-up link; null if the site has an operator. */
  get token(): string | null {
    return this.#server?.token ?? null;
  }

  async restore(snapshot: Snapshot): Promise<void> {
    await this.#server?.stop('SIGKILL');
    // The lock remembers that the last server was killed, and that would have the new file checked.
    for (const rest of ['-wal', '-shm', '.lock']) rmSync(this.#db + rest, { force: true });
    copyFileSync(fileOf(snapshot), this.#db);
    // A slow run outlasts the ten minutes that a password counts for. The people sign in before the first snapshot is saved.
    if (Date.now() - statSync(fileOf('quiet')).mtimeMs > 3 * 60_000) this.#setPasswordsEntered(Date.now());
    await this.start();
  }

  /** Stops the server, like a lost connection; `up` starts it again at the same address. */
  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = null;
  }

  async start(): Promise<void> {
    this.#server = await startServer(this.#db, this.port);
  }

  /** From now on, actions that need the password ask for it. */
  forgetPasswords(): void {
    this.#setPasswordsEntered(0);
  }

  #setPasswordsEntered(at: number): void {
    execFileSync('python3', ['-c', confirmScript, this.#db, String(at)]);
  }

  /** Makes jobs, applications, contracts and shifts this many days older; the scheduled tasks have run when it returns. */
  async passDays(days: number): Promise<void> {
    await this.stop();
    execFileSync('python3', ['-c', ageScript, this.#db, String(days)]);
    await this.start();
    await expect.poll(() => execFileSync('python3', ['-c', dueScript, this.#db]).toString().trim()).toBe('0');
  }

  /** Makes the server's clock seem to be behind by so many hours. */
  async turnClockBack(hours: number): Promise<void> {
    await this.stop();
    execFileSync('python3', ['-c', clockScript, this.#db, String(hours * 3_600_000)]);
    await this.start();
  }

  /** Damages the database, so that the site becomes read-only soon after this returns. */
  async damage(): Promise<void> {
    await this.stop();
    execFileSync('python3', ['-c', damageScript, this.#db, 'feedback']);
    await this.start();
  }

  /** Opens the site under another host, as through a proxy that is set up wrong. */
  askAs(host: string): Promise<void> {
    return new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port: this.port, headers: { host } }, (response) => response.resume().on('end', resolve)).on('error', reject);
    });
  }

  /** Runs a command of the program on the server's file. */
  run(...args: string[]): void {
    execFileSync(binaryPath(), [...args, '--db', this.#db], { stdio: 'pipe' });
  }

  async close(): Promise<void> {
    await this.#server?.stop('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
