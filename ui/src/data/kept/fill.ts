// Keeps on the device what a person needs on the go: the newest conversations, the contracts under way, the next shifts, and the first
// page of their jobs and applications.
import type { Application, Contract, ConversationList, List, Message } from '../../lib/api';
import { findKept, prune } from '../../lib/kept';
import { addDays, wallTime } from '../../lib/moment';
import { savesData } from '../../lib/when-idle';
import { keepFor, readKept } from './read';

/** How many conversations, and how many contracts. */
const most = 20;
/** Milliseconds. */
const hour = 60 * 60_000;
const day = 24 * hour;
const firstDelay = 5_000;
/** Changes within this time are fetched together. */
const pause = 30_000;

/** Reads what isn't on the device yet or is out of date. */
async function readIfOld(user: number, path: string, isCurrent: (had: unknown, age: number) => boolean): Promise<void> {
  const had = await findKept(user, path);
  if (!had || !isCurrent(had.data, Date.now() - had.at)) await readKept(path);
}

async function fill(user: number, zone: string): Promise<void> {
  const today = wallTime(Date.now(), zone).date;
  const fixed = [
    '/api/dashboard',
    '/api/rapid-offers',
    '/api/my-jobs',
    '/api/saved-jobs',
    ...[0, 1].map((later) => `/api/shifts?from=${addDays(today, later)}`),
  ];
  const wanted = new Set(['/api/conversations', '/api/contracts?filter=open', '/api/contracts?filter=due', '/api/applications', ...fixed]);
  const conversations = (await readKept<ConversationList>('/api/conversations')).items.slice(0, most);
  for (const conversation of conversations) {
    const path = `/api/conversations/${conversation.id}`;
    const messages = `${path}/messages?limit=30`;
    wanted.add(path).add(messages);
    await keepFor(user, path, conversation);
    const newest = conversation.lastMessage?.id;
    await readIfOld(user, messages, (had, age) => (had as List<Message>).items[0]?.id === newest && age < day);
  }
  const contracts = (await readKept<List<Contract>>('/api/contracts?filter=open')).items.slice(0, most);
  for (const contract of contracts) {
    const path = `/api/contracts/${contract.id}`;
    await keepFor(user, path, contract);
    for (const part of [`${path}/contact`, `${path}/shifts`]) {
      wanted.add(part);
      await readIfOld(user, part, (_, age) => age < hour);
    }
    wanted.add(path);
  }
  for (const application of (await readKept<List<Application>>('/api/applications')).items) {
    const path = `/api/applications/${application.id}`;
    wanted.add(path);
    await keepFor(user, path, application);
  }
  for (const path of fixed) await readKept(path);
  await prune(user, wanted);
}

/** Stores copies soon after the start, and soon after each call of `changed`. `stop` ends it. */
export function startFilling(user: number, zone: string): { changed: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (delay: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      // Without a signal, what is there stays; the next change tries again.
      if (!savesData()) void fill(user, zone).catch((error) => console.warn('Not everything is on this device for later', error));
    }, delay);
  };
  plan(firstDelay);
  return { changed: () => plan(pause), stop: () => clearTimeout(timer) };
}
