// The office: its navigation with counts, what each staff level sees of it, its bell, and how the public reaches it.
import { readFileSync } from 'node:fs';
import { otherTheme, still, violations } from './support/axe';
import { people } from './support/snapshots';
import { expect, type Page, settled, test } from './support/test';

test.use({ snapshot: 'quiet' });

const nav = (page: Page, isPhone: boolean) => page.getByRole('navigation', { name: isPhone ? 'Office pages' : 'Office', exact: true });

test('what people report shows up in the office, with counts that follow the work @wide', async ({ operator, employer, worker, site, isPhone }) => {
  const office = operator.page;
  await office.goto('/admin-dashboard');
  // The steps of the first day are waiting, at least.
  await expect(office.getByText(/^\d things left\.$/)).toBeVisible();
  await expect(office.getByText('Nothing is waiting for you.')).toHaveCount(0);
  await expect(nav(office, isPhone).locator('.pill')).toHaveCount(0);
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  await site.requestOk('POST', `/api/jobs/${job.id}/report`, { reason: 'scam', note: 'It asks for a deposit.' }, worker.person);
  const feedback = { feedbackType: 'general_feedback', title: '', description: 'The map is missing.' };
  await site.requestOk('POST', '/api/feedback', feedback, worker.person);

  // Coming back to the tab is enough.
  await office.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(office.getByText('2 things are waiting for you.')).toBeVisible();
  await expect(nav(office, isPhone).getByRole('link', { name: /Review queue/ })).toContainText('1 waiting');
  await nav(office, isPhone)
    .getByRole('link', { name: /Review queue/ })
    .click();
  await expect(office.getByRole('heading', { level: 1, name: 'Review queue' })).toBeVisible();
  await office.getByRole('button', { name: 'Dismiss report' }).click();
  await expect(office.getByText('No reported jobs')).toBeVisible();
  if (isPhone) await office.getByRole('link', { name: 'Office', exact: true }).click();
  else await expect(nav(office, isPhone).getByRole('link', { name: 'Review queue' })).toHaveAttribute('aria-current', 'page');
  await expect(nav(office, isPhone).locator('.pill')).toHaveCount(1);

  await office.goto('/notifications');
  await expect(office.getByText('1 new report about a job')).toBeVisible();
  await office.getByRole('link', { name: /1 new piece of feedback/ }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  await office.goto('/dashboard');
  await expect(office.getByRole('heading', { name: 'Read 1 piece of feedback' })).toBeVisible();
});

test('a support agent sees only their part of the office, and has a reset link mailed @wide', async ({ open, worker, isPhone }) => {
  const agent = await open(people().agent);
  await agent.goto('/admin-dashboard');
  await expect(nav(agent, isPhone).getByRole('link')).toHaveCount(isPhone ? 3 : 4);
  for (const path of ['/admin/fees', '/admin/jobs', '/admin/settings']) {
    expect((await agent.goto(path))?.status(), path).toBe(404);
    await expect(agent.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  }
  await agent.goto('/admin/people');
  await agent.getByLabel('Email address').fill('nobody@example.org');
  await agent.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(agent.getByText('No one found')).toBeVisible();
  await agent.getByLabel('Email address').fill(worker.person.email);
  await agent.getByRole('button', { name: 'Search', exact: true }).click();
  await agent.getByRole('button', { name: /^Create reset link/ }).click();
  await expect(agent.getByText(`The link goes to ${worker.person.email}`)).toBeVisible();
  await expect(agent.getByLabel(/^Link for/)).toHaveCount(0);
  await expect(agent.getByRole('button', { name: /Close account|Sign out everywhere/ })).toHaveCount(0);
});

test('the pages of the office are readable in both themes @wide', async ({ operator }) => {
  await still(operator.page);
  for (const path of ['/admin-dashboard', '/admin/people']) {
    await operator.page.goto(path);
    await settled(operator.page);
    expect([...(await violations(operator.page)), ...(await otherTheme(operator.page))], path).toEqual([]);
  }
});

test('the office says how the operator’s visit came in, and what a wrong proxy does @wide', async ({ operator: { page }, server }) => {
  await page.goto('/admin-dashboard');
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'This server' }) });
  await expect(card).toContainText(/[\d.]+, over http/);
  await expect(card).toContainText('Live updatesWorking');
  await expect(card).not.toContainText('were refused');
  await server.askAs('upstream:8080');
  await page.reload();
  await expect(card).toContainText('Requests for the host “upstream:8080” were refused');
  await still(page);
  expect(await violations(page)).toEqual([]);
});

test('how to reach the office is edited in the settings and shown where trust matters', async ({ operator, open }) => {
  const visitor = await open();
  await visitor.goto('/pricing');
  await expect(visitor.getByText('Ask in the support chat how to pay')).toBeVisible();
  await operator.page.goto('/contact');
  await operator.page.getByRole('link', { name: 'Add contact' }).click();
  await operator.page.getByLabel('Public email').fill('office@example.org');
  await operator.page.getByLabel('Hours').fill('Mon–Fri, 9 to 5');
  await operator.page.getByRole('button', { name: 'Save settings' }).click();
  await expect(operator.page.locator('.toast')).toContainText('Settings saved');
  for (const path of ['/', '/contact']) {
    await visitor.goto(path);
    await expect(visitor.locator('main').getByRole('link', { name: 'office@example.org' })).toHaveAttribute('href', 'mailto:office@example.org');
    await expect(visitor.locator('footer')).toContainText('Someone in town answers, Mon–Fri, 9 to 5');
  }
  await visitor.goto('/pricing');
  await expect(visitor.locator('main').getByRole('link', { name: 'contact the office' })).toBeVisible();
});

test('a clock that jumped is compared with the device, and the operator says that it’s right @wide', async ({
  operator: { page, person },
  server,
}) => {
  await server.turnClockBack(8);
  await expect(async () => {
    await page.goto('/admin-dashboard');
    await expect(page.getByText('The server’s clock jumped')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await still(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'The server’s clock is right' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'within a minute' })).toBeVisible();
  const { ahead, isTrusted } = await (await page.request.get('/api/admin/clock')).json();
  expect([Math.round(ahead / 3_600_000), isTrusted]).toEqual([-8, false]);
});

test('a site owner downloads a copy of the database, once the password is entered', async ({ operator: { page, person }, server }) => {
  await page.goto('/admin-dashboard');
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'This server' }) });
  await expect(card).toContainText('/backups');
  server.forgetPasswords();
  const saved = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download a copy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const copy = await saved;
  expect(copy.suggestedFilename()).toMatch(/^jobstead-\d{4}-\d\d-\d\d\.db$/);
  const head = readFileSync(await copy.path())
    .subarray(0, 15)
    .toString();
  expect(head).toBe('SQLite format 3');
});

test('a site owner makes someone a moderator, who hears of it and finds the office @wide', async ({
  operator: { page: office },
  worker,
  open,
  site,
}) => {
  await office.goto(`/admin/people?query=${worker.person.email}`);
  const row = office.locator('article', { hasText: worker.person.email });
  await row.getByRole('button', { name: /^Change access/ }).click();
  const sheet = office.getByRole('dialog');
  await sheet.getByRole('radio', { name: /^Moderator/ }).check();
  await still(office);
  expect([...(await violations(office)), ...(await otherTheme(office))]).toEqual([]);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(row.getByText('Moderator', { exact: true })).toBeVisible();
  const moderator = await open(await site.signIn(worker.person.email));
  await moderator.goto('/notifications');
  await expect(moderator.getByText('You’re now a moderator')).toBeVisible();
  await moderator.goto('/admin/jobs');
  await expect(moderator.getByRole('heading', { level: 1, name: 'Review queue' })).toBeVisible();
});
