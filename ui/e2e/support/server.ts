// The program, run on one database file.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const root = join(import.meta.dirname, '../../..');

/** Returns JOBSTEAD_BIN, or the newest program built here for tests or for release. */
export function binaryPath(): string {
  const named = process.env.JOBSTEAD_BIN;
  if (named) return named;
  const built = readdirSync(join(root, 'target'))
    .flatMap((host) => ['debug', 'release'].map((profile) => join(root, 'target', host, profile, 'jobstead')))
    .filter((file) => existsSync(file))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!built[0]) throw new Error('No program found: run cargo build, or set JOBSTEAD_BIN');
  return built[0];
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port'))));
    });
  });
}

export interface Server {
  /** The token of the one-time set-up link; null if the site has an operator. */
  token: string | null;
  /** SIGTERM leaves a complete file behind. SIGKILL is faster, for a file that is not needed again. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Starts a server that trusts a proxy on this machine, so that tests can send requests from addresses of their own. */
export async function startServer(db: string, port: number): Promise<Server> {
  const args = ['serve', '--db', db, '--listen', `127.0.0.1:${port}`, '--trusted-proxy', '127.0.0.1/32', '--log', 'warn'];
  const child = spawn(binaryPath(), args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let asked = false;
  child.on('exit', (code, signal) => {
    // Otherwise a hundred tests fail with "connection refused" and none says why.
    if (!asked) console.error(`The server on ${db} exited unexpectedly: code ${code}, signal ${signal}`);
  });
  let token: string | null = null;
  createInterface({ input: child.stdout }).on('line', (line) => {
    token = /#token=(\S+)/.exec(line)?.[1] ?? token;
  });
  await ready(child, `http://127.0.0.1:${port}`);
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    asked = true;
    return end(child, signal);
  };
  return { token, stop };
}

async function ready(child: ChildProcess, origin: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server exited with code ${child.exitCode}`);
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await end(child, 'SIGKILL');
  throw new Error('The server did not start in 20 seconds');
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
