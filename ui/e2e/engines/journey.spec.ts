// One journey through the whole of hiring, in each engine that people may have.
import type { Job } from '../../src/lib/api';
import { codeHere, missingHere } from '../support/offline';
import { type Person, password, type Site, uniqueWord } from '../support/site';
import { people } from '../support/snapshots';
import { expect, test } from '../support/test';
import type { TestServer } from '../support/test-server';
import { engines, isInstalled } from './engines';
import { type Session, startSession } from './session';
import { Visitor } from './visitor';

test.use({ snapshot: 'quiet' });

const employerName = 'Edith Elmwood';
const workerName = 'Wanda Wagner';

async function signUp(visitor: Visitor, name: string, role: string): Promise<string> {
  const email = `${uniqueWord()}@example.org`;
  await visitor.follow('Sign in');
  await visitor.follow('Create one');
  await visitor.heading('Create an account');
  await visitor.fill('Your name', name);
  await visitor.fill('Email', email);
  await visitor.fill('Password', password);
  await visitor.press('Create account');
  await visitor.heading('Choose your role');
  await visitor.choose(role);
  await visitor.press('Continue');
  await visitor.heading('Dashboard');
  return email;
}

async function post(visitor: Visitor, title: string): Promise<void> {
  await visitor.open('/post-job');
  await visitor.fill('What do you need done?', title);
  await visitor.choose('Hourly');
  await visitor.fill('Details', 'Sand it, two coats.');
  await visitor.fill('From', '18');
  await visitor.fill('To', '20');
  await visitor.choose('Time to be agreed');
  await visitor.press('Post job · $5.00 free');
  await visitor.heading(title);
}

async function searchAndApply(visitor: Visitor, title: string): Promise<void> {
  await visitor.open('/');
  await visitor.fill('What', title);
  await visitor.press('Search');
  // The landing page shows the same job.
  await visitor.sees('1 open job for');
  await visitor.follow(title);
  await visitor.heading(title);
  await visitor.fill('Your proposed rate', '19.50');
  await visitor.fill('A line about you', 'Twelve porches so far.');
  await visitor.press('Send application');
  await visitor.sees('You applied');
}

/** What the browser doesn't do on this journey: the employer makes an offer, and the worker accepts it. */
async function hire(site: Site, employer: Person, worker: Person): Promise<{ contract: number; conversation: number }> {
  const { items } = await site.requestOk<{ items: { id: number }[] }>('GET', '/api/applications', undefined, worker);
  const id = items[0]?.id ?? 0;
  await site.act(employer, id, 'offer', { rate: 1950, rateUnit: 'hour' });
  const { contractId } = await site.act(worker, id, 'accept');
  const subject = { kind: 'contract', id: contractId };
  const { id: conversation } = await site.requestOk<{ id: number }>('POST', '/api/conversations', { subject }, worker);
  return { contract: contractId ?? 0, conversation };
}

async function talk(visitor: Visitor, site: Site, conversation: number, employer: Person): Promise<void> {
  const messages = `/api/conversations/${conversation}/messages`;
  await visitor.open(`/messages/${conversation}`);
  await visitor.fill('Message', 'Where are the brushes?');
  await visitor.press('Send');
  const newest = async () => (await site.requestOk<{ items: { text: string }[] }>('GET', messages, undefined, employer)).items[0]?.text;
  await expect.poll(newest).toBe('Where are the brushes?');
  // The answer comes over the live connection.
  await site.requestOk('POST', messages, { text: 'On the back porch.' }, employer);
  await visitor.sees('On the back porch.');
}

async function work(visitor: Visitor, site: Site, contract: number, worker: Person): Promise<void> {
  await visitor.open(`/contracts/${contract}`);
  await visitor.fill('What you’re doing (optional)', 'Sanding');
  await visitor.press('Start timer');
  await visitor.sees('Running since');
  await visitor.press('Stop');
  const sheets = `/api/contracts/${contract}/timesheets`;
  const recorded = async () => {
    const { items } = await site.requestOk<{ items: { week: string }[] }>('GET', sheets, undefined, worker);
    const week = items[0] && (await site.requestOk<{ entries: { memo: string }[] }>('GET', `${sheets}/${items[0].week}`, undefined, worker));
    return week?.entries.map(({ memo }) => memo);
  };
  await expect.poll(recorded).toEqual(['Sanding']);
}

/** Says that a payment in cash arrived. */
async function confirmCash(visitor: Visitor, site: Site, contract: number, employer: Person): Promise<void> {
  const paidOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const payment = { for: { kind: 'contract', id: contract }, amount: 2_000, method: 'cash', paidOn };
  await site.requestOk('POST', `/api/contracts/${contract}/payments`, payment, employer);
  await visitor.open(`/contracts/${contract}?tab=pay`);
  await visitor.press('Confirm');
  await visitor.pressInDialog('Confirm');
  await visitor.sees('Receipt');
}

/** Blocks the other side, which then can't write. */
async function block(visitor: Visitor, site: Site, conversation: number, employer: Person): Promise<void> {
  await visitor.open(`/messages/${conversation}`);
  await visitor.press('Conversation options');
  await visitor.pressInDialog(`Block ${employerName}`);
  await visitor.sees(`${employerName} is blocked`);
  const refused = await site.request('POST', `/api/conversations/${conversation}/messages`, { text: 'Hello?' }, employer);
  expect(refused.status).toBe(403);
}

/** A shift in January and one in July 2027, from 17:00 and 16:00 UTC on, as the rules of 2026 have them. Older ones are an hour off. */
const shiftsByZone = [
  ['America/Vancouver', ['10:00 AM', '2:00 PM'], ['9:00 AM', '1:00 PM']],
  ['America/Edmonton', ['11:00 AM', '3:00 PM'], ['10:00 AM', '2:00 PM']],
  ['America/Winnipeg', ['12:00 PM', '4:00 PM'], ['11:00 AM', '3:00 PM']],
  ['America/Havana', ['1:00 PM', '5:00 PM'], ['12:00 PM', '4:00 PM']],
  ['Africa/Casablanca', ['5:00 PM', '9:00 PM'], ['4:00 PM', '8:00 PM']],
] as const;

/** Sees the same times on the page as the server writes in notifications, in zones whose rules have changed of late. */
async function agreeOnTimes(visitor: Visitor, site: Site, contract: number, employer: Person, worker: Person): Promise<void> {
  const { name, currency, brand, fees } = await site.settings();
  // A town that the site knows has its own zone.
  const settings = { name, town: 'Nowhere Crick, XX', currency, brand, fees };
  const { operator } = people();
  for (const [index, [zone, winter, summer]] of shiftsByZone.entries()) {
    await site.requestOk('PUT', '/api/site', { ...settings, zone }, operator);
    for (const [month, hour] of [
      [0, 17],
      [6, 16],
    ] as const) {
      const startsAt = Date.UTC(2027, month, 11 + index, hour);
      await site.requestOk('POST', `/api/contracts/${contract}/shifts`, { startsAt, endsAt: startsAt + 4 * 3_600_000 }, employer);
    }
    const { items } = await site.requestOk<{ items: { body: string }[] }>('GET', '/api/notifications?limit=2', undefined, worker);
    const said = items.map(({ body }) => body).reverse();
    await visitor.open(`/contracts/${contract}?tab=hours`);
    for (const [nth, [start, end]] of [winter, summer].entries()) {
      expect(said[nth], zone).toMatch(new RegExp(`at ${start} \\S+ to ${end}`));
      await visitor.sees(`${start}–${end}`);
    }
  }
}

/** Opens the board with its one open job, the dashboard and the contract while the server is down, as without a signal. */
async function goOffline(visitor: Visitor, server: TestServer, job: Job, title: string, contract: number): Promise<void> {
  const { driver } = visitor;
  const stored = (...paths: string[]) => expect.poll(() => driver.executeScript<string[]>(missingHere, paths), { timeout: 20_000 }).toEqual([]);
  const code = () => driver.executeScript<string[]>(codeHere);
  await visitor.open('/jobs');
  await stored('/api/jobs');
  await visitor.follow(job.title);
  await visitor.heading(job.title);
  await expect.poll(async () => (await code()).length, { timeout: 20_000 }).toBeGreaterThan(10);
  await stored(`/api/jobs/${job.id}`, ...(await code()));

  await server.stop();
  await visitor.open('/jobs');
  await visitor.follow(job.title);
  await visitor.heading(job.title);
  await visitor.open('/dashboard');
  await visitor.heading('Dashboard');
  await visitor.open(`/contracts/${contract}`);
  await visitor.heading(title);
  await visitor.press('Start timer');
  await visitor.sees('No signal. It keeps running on this device');
}

for (const engine of engines) {
  test.describe(engine.name, () => {
    test.skip(!isInstalled(engine), `${engine.browser} or ${engine.driver} isn’t installed`);

    test(`people sign up, post, search, apply, talk and record hours in ${engine.name}`, async ({ server, site }) => {
      test.setTimeout(180_000);
      const session: Session = await startSession(engine);
      const visitor = new Visitor(session.driver, server.origin, engine.pause);
      const title = `Sand and paint the porch ${uniqueWord()}`;
      try {
        await visitor.open('/');
        await visitor.press('Essential Only');
        const employer = await site.signIn(await signUp(visitor, employerName, 'I need something done'));
        await post(visitor, title);
        await visitor.press('Account and more');
        await visitor.press('Sign out');
        const worker = await site.signIn(await signUp(visitor, workerName, 'I’m looking for work'));
        await searchAndApply(visitor, title);
        const { contract, conversation } = await hire(site, employer, worker);
        await talk(visitor, site, conversation, employer);
        await work(visitor, site, contract, worker);
        await confirmCash(visitor, site, contract, employer);
        await agreeOnTimes(visitor, site, contract, employer, worker);
        await block(visitor, site, conversation, employer);
        expect(await site.requestOk('GET', '/api/admin/errors', undefined, people().operator)).toMatchObject({ items: [] });

        if (engine.opensOffline) await goOffline(visitor, server, await site.postJob(employer), title, contract);
      } finally {
        await session.end();
      }
    });
  });
}
