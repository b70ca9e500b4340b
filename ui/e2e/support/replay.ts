// Whatever signed-in people could read, change or delete by id is requested again by a stranger with every role and without a
// session. It must be refused, unless it is public.
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { root } from './server';
import type { Person, Site } from './site';

const folder = join(root, 'target/e2e-replayed');

/** Matches an id or a token in the path, which names something private. Words in routes have neither digits nor capitals. */
const resourcePath = /^(.*?\/(?:\d+|(?=[a-z-]*[A-Z0-9_])[\w-]{16,}))(?:\/|$)/;

/** Public, or an act of the caller: applying, saving, reporting, hiding. */
const publicCalls = [
  /^GET \/api\/jobs\/\d+(\/similar)?$/,
  /^GET \/api\/(people|employers)\/\d+(\/reviews)?$/,
  // Whoever has the link to a work record may read it.
  /^GET \/api\/records\/[\w-]+$/,
  /^GET \/api\/(site\/logo|files)\/[\w-]+$/,
  /^POST \/api\/(jobs\/\d+\/(applications|report)|reviews\/\d+\/report)$/,
  /^(PUT|DELETE) \/api\/saved-jobs\/\d+$/,
  // Scoped to the caller: another person's row is not found, and the response is the caller's own list.
  /^DELETE \/api\/(saved-searches|hidden-employers)\/\d+$/,
  /^GET \/api\/time\/\d+(\/csv)?$/,
  /^GET \/api\/statements\/\d+(\/csv)?$/,
  /^(PUT|DELETE) \/api\/profile\/documents\/[\w-]+$/,
];

const refused = [401, 403, 404];

const { paths } = JSON.parse(readFileSync(join(root, 'ui/openapi.json'), 'utf8')) as { paths: Record<string, Record<string, unknown>> };
const readable = Object.keys(paths)
  .filter((path) => paths[path]?.get && path.includes('{'))
  .sort((a, b) => a.length - b.length);

/** Returns the path under which the owner reads the resource of a call; null if the API has no such path. */
function ownerPathOf(resource: string): string | null {
  const size = resource.split('/').length;
  for (const path of readable) {
    const parts = path.split('/');
    const [start, rest] = [parts.slice(0, size), parts.slice(size)];
    const fits = new RegExp(`^${start.join('/').replace(/\{\w+\}/g, '[^/]+')}$`).test(resource);
    if (fits && start.at(-1)?.startsWith('{') && !rest.some((part) => part.startsWith('{'))) return [resource, ...rest].join('/');
  }
  return null;
}

interface Call {
  method: string;
  path: string;
  resource: string;
  body: string | null;
  context: BrowserContext;
}

export class AccessReplay {
  readonly #calls = new Map<string, Call>();

  /** Records each private call of this browser that succeeded. */
  listen(context: BrowserContext): void {
    context.on('response', (response) => {
      const { pathname, search } = new URL(response.url());
      const resource = resourcePath.exec(pathname)?.[1];
      const request = response.request();
      const name = `${request.method()} ${pathname}`;
      if (!resource || !pathname.startsWith('/api/') || !response.ok() || publicCalls.some((open) => open.test(name))) return;
      this.#calls.set(name, { method: request.method(), path: pathname + search, resource, body: request.postData(), context });
    });
  }

  /**
   * Repeats every recorded call and returns those that were not refused. A resource that its owner can no longer read proves
   * nothing and is skipped.
   */
  async run(site: Site, stranger: Person): Promise<string[]> {
    const found: string[] = [];
    const stillReadable = new Map<string, boolean | null>();
    const calls = [...this.#calls.values()];
    // Before any call, because a stranger's call might change what the owner reads.
    for (const { resource, context } of calls) {
      const path = ownerPathOf(resource);
      if (!stillReadable.has(resource)) stillReadable.set(resource, path === null ? null : await this.#reads(site, path, context));
    }
    for (const { method, path, resource, body } of calls) {
      if (stillReadable.get(resource) === false) continue;
      const value = body === null || method === 'GET' ? undefined : JSON.parse(body);
      for (const person of [stranger, undefined]) {
        const { status } = await site.request(method, path, value, person);
        if (!refused.includes(status)) found.push(`${method} ${path} ${person ? 'as a stranger' : 'signed out'}: ${status}`);
      }
      if (stillReadable.get(resource)) recordReplay(method, path);
    }
    return found;
  }

  async #reads(site: Site, path: string, context: BrowserContext): Promise<boolean> {
    const sid = (await context.cookies()).find(({ name }) => name === 'sid')?.value;
    if (!sid) return false;
    return (await site.request('GET', path, undefined, { sid })).status === 200;
  }
}

export function resetRecord(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

function recordReplay(method: string, path: string): void {
  appendFileSync(join(folder, String(process.pid)), `${method} ${path.split('?')[0]}\n`);
}

/** Returns the calls of the whole run that were repeated while the owner could still read the resource. */
export function replayedCalls(): string[] {
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
  return [...new Set(lines)];
}
