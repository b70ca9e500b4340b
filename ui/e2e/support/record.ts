// What signed-in people ask the API for in the whole run, so that it can be asked again by others (S24).
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { root } from './server';

const folder = join(root, 'target/e2e-recorded');

export interface Recorded {
  method: string;
  /** With its query. */
  path: string;
  body: string | null;
}

export function startRecording(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Notes everything of this browser that the API let through. */
export function record(context: BrowserContext, worker: number): void {
  context.on('response', (response) => {
    const url = new URL(response.url());
    if (!url.pathname.startsWith('/api/') || !response.ok()) return;
    const request = response.request();
    const one: Recorded = { method: request.method(), path: url.pathname + url.search, body: request.postData() };
    appendFileSync(join(folder, `${worker}-${process.pid}.jsonl`), `${JSON.stringify(one)}\n`);
  });
}

/** Each request once. */
export function recorded(): Recorded[] {
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
  const seen = new Map<string, Recorded>();
  for (const line of lines) {
    const one = JSON.parse(line) as Recorded;
    const path = one.path.split('?')[0] ?? '';
    seen.set(`${one.method} ${path}`, one);
  }
  return [...seen.values()];
}
