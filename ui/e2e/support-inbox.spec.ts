// The support inbox: visitors and agents chat in separate browsers, and the inbox's other tools.
import { otherTheme, still, violations } from './support/axe';
import { pressFloating } from './support/floating';
import { type Person, type Site, uniqueWord } from './support/site';
import { people } from './support/snapshots';
import { expect, type Page, settled, test } from './support/test';

// Both sides ask every 3 s, which support.spec.ts checks with a stopped clock. Here it's real time, so a slow machine needs some more.
const aPollLater = 5_000;

test.use({ snapshot: 'quiet' });

let operator: Person;
let agent: Person;

test.beforeEach(() => {
  ({ operator, agent } = people());
});

const panel = (page: Page) => page.getByRole('dialog', { name: 'Live Support' });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

async function startChat(page: Page, text: string, path = '/jobs'): Promise<void> {
  await page.goto(path);
  await settled(page);
  await pressFloating(page, 'Live Support');
  await expect(panel(page).locator('.chat-st')).toContainText('Waiting');
  await panel(page).getByPlaceholder('Type your message...').fill(text);
  await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page)).toContainText(text);
}

async function sendMessage(page: Page, text: string): Promise<void> {
  await panel(page).getByPlaceholder('Type your message...').fill(text);
  await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
}

/** Opens a chat from one of the queues by its last message. */
async function pick(office: Page, text: string, queue = 'waiting'): Promise<void> {
  await office.goto(`/admin/support?queue=${queue}`);
  await office.getByRole('link').filter({ hasText: text }).click();
  await expect(log(office)).toContainText(text);
}

test('a visitor and an agent talk, neither more than a poll behind @wide', async ({ page, open }) => {
  const office = await open(agent);
  await office.goto('/admin/support');
  await settled(office);
  const text = uniqueWord();
  await startChat(page, text);
  // The queue and the bell update by themselves.
  await expect(office.getByRole('link').filter({ hasText: text })).toBeVisible({ timeout: aPollLater });
  await expect(office.getByRole('tab', { name: /^Waiting/ })).toContainText('1');
  await office.getByRole('link').filter({ hasText: text }).click();
  await expect(log(office)).toContainText(text);
  await office.reload();
  await settled(office);
  const bell = office.locator('.top-bar .count');
  const rung = await bell.textContent();
  const rings = () => bell.allTextContents();
  await office.getByRole('button', { name: 'Take chat' }).click();
  await expect(office.getByText('Assigned to you')).toBeVisible();
  await expect.poll(rings).not.toEqual([rung]);
  await expect(panel(page).locator('.chat-st')).toHaveText('Connected with Rosa A.', { timeout: aPollLater });

  // However much there is beside the chat, the reply is in view: first on a desktop, then here.
  const here = office.viewportSize() ?? { width: 390, height: 844 };
  for (const size of [{ width: 1280, height: 800 }, here]) {
    await office.setViewportSize(size);
    await expect(office.getByLabel('Your reply')).toBeInViewport({ ratio: 0.9 });
  }
  await office.getByLabel('Your reply').pressSequentially('On Depot');
  await expect(log(page).getByText('Rosa A. is typing')).toBeVisible({ timeout: aPollLater });
  await office.getByLabel('Your reply').fill('On Depot Street.');
  await office.getByLabel('Your reply').press('Enter');
  await expect(office.getByLabel('Your reply')).toHaveValue('');
  await expect(log(page)).toContainText('On Depot Street.', { timeout: aPollLater });
  await panel(page).getByPlaceholder('Type your message...').pressSequentially('Thank');
  await expect(office.getByText('The visitor is typing')).toBeVisible({ timeout: aPollLater });
  await sendMessage(page, 'Thank you');
  await expect(log(office)).toContainText('Thank you', { timeout: aPollLater });

  await panel(page).getByRole('button', { name: '5 of 5' }).click();
  await panel(page).getByRole('button', { name: 'End Chat' }).click();
  await expect(page.locator('.toast')).toContainText('Thank you for your feedback!');
  await expect(office.getByText('Ended', { exact: true }).first()).toBeVisible({ timeout: aPollLater });
  await expect(office.getByRole('complementary', { name: 'About the visitor' })).toContainText('5 of 5');
});

test('an agent reaches the inbox from the menu and waiting visitors from the bell @wide', async ({ page, open, isPhone }) => {
  const text = uniqueWord();
  await startChat(page, text);
  const office = await open(agent);
  await office.goto('/notifications');
  await expect(office.getByText('A visitor is waiting in the support chat').first()).toBeVisible();
  await office.goto('/');
  await settled(office);
  if (isPhone) await office.getByRole('button', { name: 'More' }).click();
  else await office.getByRole('button', { name: 'Account and more' }).click();
  await office.getByRole('navigation', { name: 'Run the site' }).getByRole('link', { name: 'Office' }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Office' })).toBeVisible();
  // The only one of the two navigations that is shown at this width.
  const links = office.getByRole('navigation', { name: isPhone ? 'Office pages' : 'Office', exact: true }).getByRole('link');
  await expect(links.filter({ hasText: 'Support inbox' })).toContainText('1 waiting');
  await links.filter({ hasText: 'Support inbox' }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Support inbox' })).toBeVisible();
  await office.getByRole('link').filter({ hasText: text }).click();
  await expect(log(office)).toContainText(text);
  // The reply can be written and sent without scrolling.
  if (isPhone) await expect(office.getByRole('button', { name: 'Send reply' })).toBeInViewport({ ratio: 1 });
  await office.getByRole('button', { name: 'End chat' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'End chat' }).click();
  await expect(panel(page).locator('.chat-st')).toContainText('This chat has ended', { timeout: aPollLater });
  await expect(panel(page).getByPlaceholder('Type your message...')).toBeDisabled();
  // The visitor closes the ended chat.
  await panel(page).getByRole('button', { name: 'End Chat' }).click();
  await expect(panel(page)).toHaveCount(0);
});

test('one of two agents gets the chat; it is transferred, and notes stay internal @wide', async ({ page, open }) => {
  const text = uniqueWord();
  await startChat(page, text);
  const [rosa, olive] = [await open(agent), await open(operator)];
  await pick(rosa, text);
  await olive.goto(new URL(rosa.url()).pathname + new URL(rosa.url()).search);
  await expect(olive.getByRole('button', { name: 'Take chat' })).toBeVisible();
  // Olive's page has not refreshed when Rosa takes the chat.
  await olive.route('**/api/admin/support/chats/*', (route) => route.abort());
  await rosa.getByRole('button', { name: 'Take chat' }).click();
  await expect(rosa.getByText('Assigned to you')).toBeVisible();
  const refused = olive.waitForResponse(/\/take$/);
  await olive.getByRole('button', { name: 'Take chat' }).click();
  expect((await refused).status()).toBe(409);
  await olive.unroute('**/api/admin/support/chats/*');
  await expect(olive.getByText('Assigned to Rosa Alvarez')).toBeVisible();

  await rosa.getByRole('button', { name: 'Private note' }).click();
  await rosa.getByLabel('Private note').fill('Canary note');
  await rosa.getByRole('button', { name: 'Save note' }).click();
  await expect(log(rosa)).toContainText('Canary note');
  await rosa.getByLabel('Transfer to').selectOption('Olive Operator');
  await rosa.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(rosa.getByText('Assigned to Olive Operator')).toBeVisible();
  await expect(panel(page).locator('.chat-st')).toHaveText('Connected with Olive O.', { timeout: aPollLater });
  await expect(olive.getByText('Assigned to you')).toBeVisible({ timeout: aPollLater });
  await expect(log(olive)).toContainText('Canary note');
  await expect(log(page)).not.toContainText('Canary');
  await rosa.getByRole('button', { name: 'Take over' }).click();
  await expect(rosa.getByText('Assigned to you')).toBeVisible();
  await panel(page).getByRole('button', { name: 'End Chat' }).click();
  await expect(panel(page)).toHaveCount(0);
});

test('canned replies are written, used, changed and deleted @wide', async ({ page, open, isPhone }) => {
  const title = `Hours ${isPhone ? 'phone' : 'desktop'}`;
  const office = await open(agent);
  await office.goto('/admin/support?queue=desk');
  await office.getByRole('button', { name: 'Write a reply' }).click();
  await office.getByRole('button', { name: 'Save reply' }).click();
  await expect(office.getByRole('alert')).toContainText('Give it a title.');
  await office.getByLabel('Title').fill(title);
  await office.getByLabel('Reply').fill('We are here from 9 to 5.');
  await office.getByRole('button', { name: 'Save reply' }).click();
  await expect(office.getByRole('heading', { name: title })).toBeVisible();
  await office.getByRole('button', { name: `Edit “${title}”` }).click();
  await office.getByLabel('Reply').fill('We are here from 9 to 6.');
  await office.getByRole('button', { name: 'Save reply' }).click();
  await expect(office.getByText('We are here from 9 to 6.')).toBeVisible();

  const text = uniqueWord();
  await startChat(page, text);
  await pick(office, text);
  await office.getByLabel('Your reply').fill('Hello Vera.');
  await office.getByLabel('Canned reply').selectOption(title);
  await expect(office.getByLabel('Your reply')).toHaveValue('Hello Vera.\nWe are here from 9 to 6.');
  // An unsent reply survives a reload.
  await office.reload();
  await expect(office.getByLabel('Your reply')).toHaveValue('Hello Vera.\nWe are here from 9 to 6.');
  await office.getByRole('button', { name: 'Send reply' }).click();
  await expect(log(page)).toContainText('We are here from 9 to 6.');
  await panel(page).getByRole('button', { name: 'End Chat' }).click();

  await office.goto('/admin/support?queue=desk');
  await office.getByRole('button', { name: `Delete “${title}”` }).click();
  await expect(office.getByRole('heading', { name: title })).toHaveCount(0);
});

test('the context is the account, the page and earlier chats, and the transcript is a file @wide', async ({ site, open }) => {
  const name = `Wanda ${uniqueWord()}`;
  const worker = await site.signUp(name, 'worker');
  const page = await open(worker);
  const [first, second] = [uniqueWord(), uniqueWord()];
  await startChat(page, first, '/saved');
  await panel(page).getByRole('button', { name: 'End Chat' }).click();
  await expect(panel(page)).toHaveCount(0);
  await startChat(page, second, '/my-jobs');
  const office = await open(agent);
  await pick(office, second);
  await expect(office.getByRole('heading', { level: 1, name })).toBeVisible();
  const about = office.getByRole('complementary', { name: 'About the visitor' });
  await expect(about.getByRole('link', { name })).toHaveAttribute('href', `/people/${worker.id}`);
  await expect(about.getByRole('link', { name: worker.email })).toHaveAttribute('href', `mailto:${worker.email}`);
  await expect(about.getByRole('link', { name: '/my-jobs' })).toBeVisible();
  await expect(about).toContainText(first);
  const download = office.waitForEvent('download');
  await office.getByRole('link', { name: 'Transcript' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^support-chat-\d+\.txt$/);
  const stream = await file.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  expect(Buffer.concat(parts).toString()).toContain(second);
  // The account's other devices know about the chat.
  const other = await open(worker);
  await office.getByLabel('Your reply').fill('Here I am.');
  await office.getByRole('button', { name: 'Send reply' }).click();
  await expect(log(page)).toContainText('Here I am.');
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'Live Support, 1 new message' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'End Chat' }).click();
});

test('hours are set by the operator and shown to visitors, who leave an email outside them @wide', async ({ page, open, site }) => {
  const { name: ours, currency, brand, fees } = await site.settings();
  await site.requestOk('PUT', '/api/site', { name: ours, town: 'Portland, OR', currency, brand, fees }, operator);
  const office = await open(operator);
  await office.goto('/admin/support?queue=desk');
  await expect(office.getByText('No hours set')).toBeVisible();
  // A day on which support is certainly closed now: the day after tomorrow in Portland.
  const name = new Date(Date.now() + 2 * 86_400_000).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'America/Los_Angeles' });
  await office.getByLabel(name, { exact: true }).check();
  await office.getByLabel(`${name}, from`).fill('12:00');
  await office.getByLabel(`${name}, until`).fill('11:00');
  await office.getByRole('button', { name: 'Save hours' }).click();
  await expect(office.getByRole('alert')).toContainText('The end time must be after the start time.');
  await office.getByLabel(`${name}, until`).fill('17:00');
  await office.getByRole('button', { name: 'Save hours' }).click();
  await expect(office.locator('.toast')).toContainText('Hours saved');
  await expect(office.getByText('No hours set')).toHaveCount(0);

  const text = uniqueWord();
  await startChat(page, text);
  // Everyone sees the site's time, even in Chicago.
  await expect(panel(page).locator('.chat-st')).toHaveText(`Waiting · usual reply after ${name} 12:00 PM`);
  await panel(page).getByLabel('Your email address').fill('vera@example.org');
  await panel(page).getByRole('button', { name: 'Save email' }).click();
  await expect(panel(page)).toContainText('we’ll reply to vera@example.org');
  await office.goto('/admin/support');
  await office.getByRole('link').filter({ hasText: text }).click();
  await expect(office.getByRole('link', { name: 'vera@example.org' })).toHaveAttribute('href', 'mailto:vera@example.org');
  // Agents who may not change the hours see them as a list.
  const rosa = await open(agent);
  await rosa.goto('/admin/support?queue=desk');
  await expect(rosa.getByRole('definition').filter({ hasText: '12–5 PM' })).toBeVisible();
  await expect(rosa.getByRole('button', { name: 'Save hours' })).toHaveCount(0);

  await office.goto('/admin/support?queue=desk');
  await office.getByLabel(name, { exact: true }).uncheck();
  await office.getByRole('button', { name: 'Save hours' }).click();
  await expect(office.getByText('No hours set')).toBeVisible();
  await panel(page).getByRole('button', { name: 'End Chat' }).click();
});

/** Creates a chat that was answered and rated. */
async function chat(site: Site, person: Person): Promise<void> {
  const { id: sessionId } = await site.requestOk<{ id: string }>('POST', '/api/support/chat/start', {}, person);
  await site.requestOk('POST', '/api/support/chat/message', { sessionId, message: 'Where are you?', messageType: 'text' }, person);
  const { items } = await site.requestOk<{ items: { id: number }[] }>('GET', '/api/admin/support/chats?queue=waiting', undefined, agent);
  await site.requestOk('POST', `/api/admin/support/chats/${items[0]?.id}/messages`, { message: 'Yes.' }, agent);
  await site.requestOk('POST', `/api/support/chat/${sessionId}/end`, { satisfaction: 4 }, person);
}

test('the numbers: waiting time, reply time, rating @wide', async ({ page, open, site }) => {
  const office = await open(agent);
  const figure = (name: string) => office.locator('dl > div').filter({ hasText: name });
  await office.goto('/admin/support?queue=desk');
  await expect(office.getByRole('heading', { name: 'The last 30 days' })).toBeVisible();
  const names = ['Waiting time', 'Reply time', 'Rating'];
  for (let chats = 1; chats < 5; chats += 1) await chat(site, people().worker);
  const text = uniqueWord();
  await startChat(page, text);
  await pick(office, text);
  await office.getByLabel('Your reply').fill('Yes.');
  await office.getByRole('button', { name: 'Send reply' }).click();
  await expect(log(page)).toContainText('Yes.');
  await panel(page).getByRole('button', { name: '4 of 5' }).click();
  await panel(page).getByRole('button', { name: 'End Chat' }).click();
  await expect(panel(page)).toHaveCount(0);
  const time = { seconds: 30, count: 4 };
  await office.route(/\/api\/admin\/support\/numbers/, async (route) =>
    route.fulfill({ json: { ...(await (await route.fetch()).json()), waiting: time, reply: time, ratingTenths: 50, ratings: 4 } }),
  );
  await office.goto('/admin/support?queue=desk');
  for (const name of names) await expect(figure(name)).toContainText('not enough yet');
  await office.unrouteAll();
  await office.goto('/admin/support?queue=desk');
  await expect(figure('Waiting time')).toContainText('under a minute');
  await expect(figure('Reply time')).toContainText('under a minute');
  await expect(figure('Rating')).toContainText(/[45]\.\d of 5of \d+ rating/);
  await page.goto('/jobs');
  await settled(page);
  await pressFloating(page, 'Live Support');
  await expect(panel(page).locator('.chat-st')).toHaveText('Waiting · usual reply under a minute');
  await panel(page).getByRole('button', { name: 'End Chat' }).click();
});

test.describe('in both themes', () => {
  test('no violations in the chat or the inbox @wide', async ({ page, open }) => {
    const text = uniqueWord();
    await startChat(page, text);
    const office = await open(agent);
    const checkAxe = async (one: Page) => {
      await still(one);
      expect([...(await violations(one)), ...(await otherTheme(one))]).toEqual([]);
      expect(await one.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    };
    await office.goto('/admin/support');
    await expect(office.getByRole('link').filter({ hasText: text })).toBeVisible();
    await checkAxe(office);
    await office.getByRole('link').filter({ hasText: text }).click();
    await office.getByLabel('Your reply').fill('Yes.');
    await office.getByRole('button', { name: 'Send reply' }).click();
    await expect(panel(page).getByText('Rate your experience:').first()).toBeVisible();
    await panel(page).getByRole('button', { name: '3 of 5' }).click();
    await expect(page.locator('.toast')).toHaveCount(0);
    await checkAxe(page);
    await checkAxe(office);
    await office.goto('/admin/support?queue=desk');
    await settled(office);
    await checkAxe(office);
    await panel(page).getByRole('button', { name: 'End Chat' }).click();
  });
});
