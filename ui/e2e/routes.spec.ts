// Every path of the route table in every session state, and paths outside the table.

import { accepted, pathsOf } from './specification/paths';
import { runUntil, stopClock } from './support/clock';
import type { Persona } from './support/personas';
import { people } from './support/snapshots';
import { accessOf, pathOf, type Row, rows, type State, states } from './support/table';
import { expect, type Page, settled, test, watchForTrouble } from './support/test';

const headings: Record<string, RegExp> = {
  landing: /on the board\.$|^The board is up/,
  jobs: /open jobs?$/,
  'jobs-in-place': /^Jobs in (Springfield, IL|Jacksonville, FL)$/,
  saved: /^Saved jobs$/,
  'saved-searches': /^Saved searches$/,
  'admin-dashboard': /^Office$/,
  'admin-jobs': /^Review queue$/,
  'admin-reviews': /^Reported reviews$/,
  'admin-messages': /^Reported messages$/,
  messages: /^Messages$/,
  conversation: /^(Edda Employer|Will Worker)$/,
  interviews: /^Interviews$/,
  interview: /^Interview( not found)?$/,
  'post-job': /^Post a job$/,
  'my-jobs': /^My jobs$/,
  'sign-in': /^Sign in$/,
  'sign-up': /^Create an account$/,
  'role-selection': /^Choose your role$/,
  profile: /^Your profile$/,
  person: /^Will W(\.|orker)$/,
  settings: /^Settings$/,
  'reset-password': /^Reset your password$/,
  'sign-in-link': /^Sign in by email$/,
  unsubscribe: /^Unsubscribe$/,
  'verify-email': /^Confirm your email$/,
  'admin-people': /^People$/,
  'admin-analytics': /^Visitors$/,
  'admin-support': /^Support inbox$/,
  'admin-feedback': /^Feedback$/,
  'error-monitoring': /^Errors$/,
  employer: /^(Edda|Olive) /,
  // Someone who is not a member has nothing to manage there.
  'employer-settings': /^(Nothing to manage here|Olive Operator)$/,
  join: /^Invitation$/,
  record: /^Work record not found$/,
  'verify-record': /^Verify a work record$/,
  kiosk: /^This screen is turned off$/,
  setup: /^Set up your site$/,
  'site-settings': /^Site settings$/,
  notifications: /^Notifications$/,
  'notification-settings': /^Notification settings$/,
  'message-workspace': /^Message workspace$/,
  'admin-mail': /^Mail$/,
  dashboard: /^Dashboard$/,
  'project-management': /^Project Manager$/,
  payments: /^Payments$/,
  invoice: /^Invoice not found$/,
  'dispute-resolution': /^Resolve a dispute$/,
  'file-dispute': /^File a dispute$/,
  dispute: /^Dispute not found$/,
  'admin-disputes': /^Disputes$/,
  'admin-reach': /^Reach$/,
  'rapid-hire': /^Rapid hire$/,
  'rapid-hire-panel': /^Rapid hire not found$/,
  'employer-applications': /^All applications$/,
  pricing: /^Pricing$/,
  promotion: /^Promotions$/,
  'partner-subscription': /^Partner subscription$/,
  fees: /^Fees$/,
  fee: /^Fee not found$/,
  'admin-fees': /^Fees$/,
  'admin-imports': /^Import jobs$/,
  'admin-import': /^jobs\.csv$/,
  'admin-promotions': /^Promotions$/,
  safety: /^Safety$/,
  contact: /^Contact$/,
  help: /^Help$/,
  'privacy-policy': /^Privacy policy$/,
  'cookie-policy': /^Cookie policy$/,
};

/** Returns the heading that the table calls for. */
function heading(row: Row, state: State, { job }: Persona): RegExp {
  const access = accessOf(row, state);
  if (access === 'notfound') return /^Page not found$/;
  if (access === 'select') return /^Choose your role$/;
  // When already signed in, both lead to the dashboard, where a role may have to be chosen first.
  if (state !== 'out' && /^sign-(in|up)$/.test(row.name)) return headings[state === 'norole' ? 'role-selection' : 'dashboard'] as RegExp;
  // Saved searches belong to an account; without one, the jobs are searched.
  if (row.name === 'saved-searches' && state === 'out') return headings.jobs as RegExp;
  // Only the employer's members see the applicants.
  if (row.name === 'applicants' && state === 'role') return /^Job not found$/;
  if (row.name === 'applicants' || row.name === 'job' || row.name === 'contract') return new RegExp(job.title.split(' q')[0] ?? '');
  return headings[row.name] ?? /^$/;
}

/** Whether there's nothing to see on the path: nobody here has a fee, an invoice, a rapid hire, a record’s link or an interview, and without a role nobody has a contract or a conversation. */
const isHidden = ({ name }: Row, state: State) =>
  ['fee', 'invoice', 'record', 'dispute', 'rapid-hire-panel'].includes(name) ||
  (name === 'interview' && state !== 'out') ||
  (['contract', 'conversation'].includes(name) && state === 'norole');

/** Navigates as a link inside the page would. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Client-side navigation is much faster than a full page load, which the deep suite uses. */
for (const [state, afresh] of states.flatMap((one) => [[one, false] as const, [one, true] as const])) {
  test(`every path of the table, ${state}${afresh ? ', loaded afresh @deep @app' : ''}`, async ({ open }) => {
    test.setTimeout(180_000);
    const persona = people().personas[state];
    const page = await open(persona.person);
    const trouble = await watchForTrouble(page);
    const h1 = page.locator('main#main h1');
    await page.goto('/jobs');
    await settled(page);
    for (const row of rows) {
      const path = pathOf(row, persona);
      const access = accessOf(row, state);
      await test.step(path, async () => {
        if (afresh) await page.goto(path);
        else await follow(page, path);
        await expect(h1, path).toHaveText(heading(row, state, persona));
        if (row.built && state !== 'out' && /^sign-(in|up)$/.test(row.name)) await expect(page).toHaveURL('/dashboard');
        else if (row.name === 'saved-searches' && state === 'out') return expect(page).toHaveURL('/search');
        else await expect(page).toHaveURL(path);
        const invited = row.built && access === 'notfound' && state === 'out' && row.role === 'page';
        await expect(page.getByText('unless you’re signed in'), path).toHaveCount(invited ? 1 : 0);
        if (invited) {
          const link = page.locator('main').getByRole('link', { name: 'Sign in' });
          await expect(link).toHaveAttribute('href', `/sign-in?next=${encodeURIComponent(path)}`);
        }
        if (access === 'view')
          await expect(
            page
              .locator('main')
              .getByText(/^(Sign in|(Sign in|Create account) and post .*)$/)
              .first(),
          ).toBeVisible();
      });
    }
    // A missing page is a 404 and another person's page a 403, and the browser logs both.
    expect(trouble.errors.filter((error) => !/status of 40[34]/.test(error))).toEqual([]);
  });
}

for (const state of states) {
  test(`the first response of every path has the right status, ${state}`, async ({ site }) => {
    const persona = people().personas[state];
    for (const row of rows) {
      const { status, body } = await site.request<string>('GET', pathOf(row, persona), undefined, persona.person ?? undefined);
      expect(status, `${row.path} ${state}`).toBe(accessOf(row, state) === 'notfound' || isHidden(row, state) ? 404 : 200);
      expect(body, row.path).toContain('<div id="root">');
    }
  });
}

test('each state has the paths that the specification lists for it', () => {
  for (const state of states) {
    const open = new Set(rows.filter((row) => ['page', 'view'].includes(row[state])).map(({ path }) => path));
    // Without a role, the home page is role selection.
    if (state === 'norole' && rows.some((row) => row.path === '/' && row.norole === 'select')) open.add('/');
    expect(
      pathsOf[state].filter((path) => !open.has(path)),
      state,
    ).toEqual([]);
  }
});

test('each path of the allow-list is served', async ({ site }) => {
  expect(accepted.filter((path) => !rows.some((row) => row.path === path))).toEqual([]);
  for (const path of accepted) expect([200, 404], path).toContain((await site.request('GET', path, undefined, people().worker)).status);
});

test('an unknown path redirects home with a warning', async ({ page, site }) => {
  const trouble = await watchForTrouble(page);
  await page.goto('/nothing/here');
  await expect(page).toHaveURL('/');
  await expect(page.locator('main#main h1')).toHaveText(headings.landing as RegExp);
  expect(trouble.warnings.join()).toContain('/nothing/here');
  expect((await site.request('GET', '/nothing/here')).status).toBe(404);
});

test('an unknown path below the known prefixes is not found', async ({ page, site }) => {
  for (const path of ['/jobs/a/b', '/admin/x', '/partner-up/nobody', '/opportunities/a/b']) {
    expect((await site.request('GET', path)).status, path).toBe(404);
    await page.goto(path);
    await expect(page.locator('main#main h1')).toHaveText('Page not found');
    await expect(page).toHaveURL(path);
  }
  await page.goto('/jobs/987654321');
  await expect(page.locator('main#main h1')).toHaveText('This job isn’t here');
});

test('an ended job is gone for strangers and stays for its parties', async ({ site, employer }) => {
  const job = await site.postJob(employer.person);
  await site.requestOk('POST', `/api/jobs/${job.id}/close`, { reason: 'not_needed' }, employer.person);
  expect((await site.request('GET', `/jobs/${job.id}`)).status).toBe(410);
  expect((await site.request('GET', `/jobs/${job.id}`, undefined, employer.person)).status).toBe(200);
});

test('a hash path becomes a path, an anchor stays', async ({ page }) => {
  await page.goto('/#/jobs?sort=pay');
  await expect(page).toHaveURL('/jobs?sort=pay');
  await page.evaluate(() => {
    location.hash = '#/sign-up';
  });
  await expect(page).toHaveURL('/sign-up');
  await expect(page.locator('main#main h1')).toHaveText('Create an account');
  await page.goto('/how-it-works#how');
  await page.locator('#how').waitFor();
  await expect(page).toHaveURL('/how-it-works#how');
});

test('a slow page shows a loading message after 250 ms, not before', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/sign-in\.page\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/jobs');
  await page.locator('main#main h1').waitFor();
  await stopClock(page);
  const codeRequest = page.waitForRequest(/\/sign-in\.page\.\w+\.js$/);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await codeRequest;
  await expect(page.getByText('Loading page...')).toBeHidden();
  await expect(page.locator('main#main h1')).toHaveText(headings.jobs as RegExp);
  const waited = await runUntil(page, () => page.getByText('Loading page...').isVisible(), 1_000);
  expect(waited).toBeGreaterThanOrEqual(240);
  expect(waited).toBeLessThanOrEqual(400);
  release();
  await page.clock.runFor(100);
  await expect(page.locator('main#main h1')).toHaveText('Sign in');
  await expect(page.getByText('Loading page...')).toBeHidden();
});
