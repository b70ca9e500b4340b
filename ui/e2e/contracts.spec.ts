// The main flow: an employer posts a job, and a worker finds it, proposes a rate and is hired.

import { fillAccount } from './support/account';
import { writeJob } from './support/posting';
import { uniqueWord } from './support/site';
import { expect, type Page, settled, test, watchForTrouble, withoutLive } from './support/test';

async function signUpHere(page: Page, name: string): Promise<void> {
  await fillAccount(page, name);
  await page.getByRole('button', { name: 'Create account' }).click();
}

const toast = (page: Page, text: string) => expect(page.locator('.toast', { hasText: text })).toBeVisible();

/** Opens the application form: a sheet on phones, next to the job on wide screens. */
async function applyForm(page: Page, isPhone: boolean) {
  const form = page.locator('form#apply');
  // After a reload the sheet reopens by itself; its code may still be loading.
  const opens = await page.evaluate(() => (history.state as { usr?: { overlay?: string } } | null)?.usr?.overlay === 'apply');
  if (isPhone && !opens && !(await form.isVisible())) await page.getByRole('button', { name: /^(Apply|Finish applying)$/ }).click();
  await expect(form).toBeVisible();
  return form;
}

test('what was sent by signing up can be taken back for ten seconds', async ({ site, employer, open, isPhone }) => {
  const job = await site.postJob(employer.person);
  const worker = await open(null);
  await worker.goto(`/jobs/${job.id}`);
  const form = await applyForm(worker, isPhone);
  await form.getByLabel('Your proposed rate').fill('19.50');
  await fillAccount(worker, 'Wanda Wagner');
  // Enter does what the button below the account does.
  await worker.getByLabel('Password', { exact: true }).press('Enter');
  await expect(worker.getByText('Application sent')).toBeVisible();
  await worker.getByRole('button', { name: 'Undo' }).click();
  await toast(worker, 'Taken back');
  const again = await applyForm(worker, isPhone);
  await expect(again.getByLabel('Your proposed rate')).toHaveValue('19.50');
  await employer.page.goto('/notifications');
  await expect(employer.page.getByText('New application')).toHaveCount(0);

  // Sent again, now without signing in, it can't be taken back like that.
  await again.getByRole('button', { name: 'Send application' }).click();
  await toast(worker, 'Application sent');
  await expect(worker.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(employer.page.getByText('New application').first()).toBeVisible();
});

test('a job is posted by signing up, and comes off the board with one tap', async ({ open, page }) => {
  const visitor = await open(null);
  const title = `Paint the shed ${uniqueWord()}`;
  await visitor.goto('/post-job');
  await visitor.getByLabel('What do you need done?').fill(title);
  // The title says what kind of work it is.
  await expect(visitor.locator('summary', { hasText: 'Category' })).toContainText('Home');
  await visitor.getByText('Hourly', { exact: true }).click();
  await visitor.getByRole('textbox', { name: /^From/ }).fill('18');
  await visitor.getByLabel('Schedule, in your own words').fill('Saturday');
  await fillAccount(visitor, 'Edith Elmwood');
  await visitor.getByRole('button', { name: /^Create account and post/ }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('Job posted')).toBeVisible();
  await visitor.getByRole('button', { name: 'Undo' }).click();
  await toast(visitor, 'Taken back');
  await page.goto(`/jobs?query=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test('from posting a job to a contract @wide', async ({ page, open, isPhone }) => {
  test.setTimeout(240_000);
  const trouble = await watchForTrouble(page);
  const key = uniqueWord();
  const title = `Sand and paint the porch ${key}`;

  await test.step('an employer makes an account and chooses a role', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.getByRole('link', { name: 'Create one' }).click();
    await signUpHere(page, 'Edith Elmwood');
    await expect(page.getByRole('heading', { level: 1, name: 'Choose your role' })).toBeVisible();
    await page.getByLabel('I need something done').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await toast(page, 'Role saved');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await test.step('posts a job and sees what it costs', async () => {
    if (isPhone) {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Post Job' }).click();
    } else {
      await page.getByRole('link', { name: 'Post a job' }).first().click();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Post a job' })).toBeVisible();
    const slip = page.locator('.slip', { hasText: 'What it costs' });
    await expect(slip).toContainText('$5.00');
    await expect(slip).toContainText('Free promotion');
    await expect(slip.locator('.slip-tot')).toContainText('$0.00');
    if (isPhone) await expect(page.locator('.action-bar').getByRole('button')).toHaveText(/\$5\.00 free$/);
    await writeJob(page, { title, details: 'Sand it, two coats.\n- Paint is there\n- **No rain** that week', category: 'home', pay: null });
    await page.getByRole('textbox', { name: /^From/ }).fill('18');
    await page.getByRole('textbox', { name: /^To / }).fill('20');
    await page.getByLabel('Paid').selectOption('hour');
    await expect(page.locator('summary', { hasText: 'Where' })).toContainText('Springfield, IL');
    if (isPhone) {
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByRole('dialog').getByText(title)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('button', { name: /^Post job/ }).click();
    await toast(page, 'Job posted');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('.factgrid')).toContainText('$18–$20 per hour');
    await expect(page.getByRole('listitem').filter({ hasText: 'No rain' }).locator('strong')).toHaveText('No rain');
  });

  const worker = await open();
  const troubleOfWorker = await watchForTrouble(worker);

  await test.step('somebody else finds it by its words', async () => {
    await worker.goto('/');
    await worker.getByRole('searchbox', { name: 'What', exact: true }).fill(`porch ${key}`);
    await worker.getByRole('button', { name: 'Search' }).click();
    await expect(worker).toHaveURL(/\/jobs\?query=/);
    await expect(worker.getByRole('heading', { level: 1 })).toContainText('1 open job for');
    await worker.getByRole('link', { name: title }).click();
    await expect(worker.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(worker.locator('main')).toContainText('Edith E.');
    await expect(worker.locator('main')).not.toContainText('Elmwood');
  });

  await test.step('writes an application, which outlives a reload and signing in', async () => {
    const form = await applyForm(worker, isPhone);
    await form.getByLabel('Your proposed rate').fill('19.50');
    await form.getByLabel('A line about you').fill('Twelve porches so far.');
    await expect(form).toContainText('Draft saved on this device');
    await worker.reload();
    const again = await applyForm(worker, isPhone);
    await expect(again.getByLabel('Your proposed rate')).toHaveValue('19.50');
    await expect(again.getByLabel('A line about you')).toHaveValue('Twelve porches so far.');
    await fillAccount(worker, 'Wanda Wagner');
    await worker.getByRole('button', { name: /and send$/ }).click();
    await expect(worker.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // It's sent with the account: no form again, no role to choose.
    await expect(worker.getByText('Application sent')).toBeVisible();
    await expect(worker.getByRole('heading', { name: 'You applied' })).toBeVisible();
  });

  await test.step('the employer reads, shortlists and offers', async () => {
    await page.goto('/my-jobs');
    await page.getByRole('link', { name: 'Reply to 1 applicant' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'Wanda W.' })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Wagner');
    await page.getByRole('button', { name: 'Open the application from Wanda W.' }).click();
    await expect(page.getByRole('dialog')).toContainText('Twelve porches so far.');
    await expect(page.getByRole('dialog')).toContainText('$19.50');
    await page.getByRole('dialog').getByRole('button', { name: 'Shortlist' }).click();
    await toast(page, 'Shortlisted');
    if (isPhone) await page.getByRole('tab', { name: 'Shortlist 1' }).click();
    // The columns load each on its own.
    await expect(page.getByRole('heading', { level: 3, name: 'Wanda W.' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Open the application from Wanda W.' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make an offer' }).click();
    await expect(page.getByRole('dialog').getByLabel('Rate')).toHaveValue('19.50');
    await page.getByRole('dialog').getByLabel('Message to Wanda').fill('See you on Monday.');
    await page.getByRole('button', { name: 'Send the offer' }).click();
    await toast(page, 'Offer sent');
  });

  await test.step('the worker accepts', async () => {
    await worker.goto('/my-jobs');
    await expect(worker.getByText('See you on Monday.')).toBeVisible();
    await worker.getByRole('button', { name: 'Accept offer' }).click();
    // A dialog repeats the offer first.
    await expect(worker.getByRole('dialog')).toContainText('Take the job');
    await expect(worker.getByRole('dialog')).toContainText('Paid: as you both agree, when the work is approved. Notice to end it: 1 day.');
    await expect(worker.getByRole('dialog').getByLabel('Email')).toHaveValue(/@/);
    await worker.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click();
    await toast(worker, 'You’re hired');
    await worker.getByRole('link', { name: 'View contract' }).click();
    await expect(worker.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await worker.getByRole('tab', { name: 'Terms' }).click();
    await expect(worker.locator('article')).toContainText('Edith Elmwood');
    await expect(worker.locator('article')).toContainText('Wanda Wagner');
    await expect(worker.locator('article')).toContainText('$19.50');
  });

  await test.step('and the job is filled for everybody', async () => {
    await worker.getByRole('link', { name: 'View job' }).click();
    await expect(worker.getByText('This job is filled.')).toBeVisible();
    await page.goto(new URL(worker.url()).pathname);
    await settled(page);
    await expect(page.getByText('This job is filled.')).toBeVisible();
    await page.goto('/my-jobs');
    await expect(page.locator('article', { hasText: title })).toContainText('Filled');
    await expect(page.locator('article', { hasText: title })).toContainText('1 of 1 hired');
  });
  expect(trouble.errors).toEqual([]);
  expect(troubleOfWorker.errors).toEqual([]);
});

test('a decline shows its reason @wide', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person);
  await site.apply(worker.person, job.id);
  await employer.page.goto(`/jobs/${job.id}/applicants`);
  await employer.page.getByRole('button', { name: 'Open the application from Walter W.' }).click();
  const sheet = employer.page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Decline' }).click();
  await sheet.getByLabel('Reason').selectOption('timing');
  await expect(sheet.getByLabel('Message to Walter')).toHaveValue(/The dates didn’t work out/);
  await sheet.getByRole('button', { name: 'Decline Walter' }).click();
  await toast(employer.page, 'Declined');

  await worker.page.goto('/my-jobs');
  const mine = worker.page.locator('article', { hasText: job.title });
  await expect(mine).toContainText('Not this time');
  await expect(mine).toContainText('The dates didn’t fit');
  await expect(mine).toContainText('Walter, thanks for applying for');
});

test('withdrawing an application asks for confirmation @wide', async ({ site, employer, worker: { page, person } }) => {
  const job = await site.postJob(employer.person);
  const { id } = await site.apply(person, job.id);
  await page.goto('/my-jobs');
  const mine = page.locator('article', { hasText: job.title });
  await mine.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: `Withdraw your application for “${job.title}”?` });
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  expect((await site.requestOk<{ status: string }>('GET', `/api/applications/${id}`, undefined, person)).status).toBe('sent');

  await mine.getByRole('button', { name: 'Withdraw' }).click();
  await dialog.getByRole('button', { name: 'Withdraw application' }).click();
  await toast(page, 'Application withdrawn');
  await expect(mine.locator('.pill')).toHaveText('Withdrawn');
  await expect(mine.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
});

test('other applicants are notified that the job is filled @wide', async ({ site, employer, worker, open }) => {
  const job = await site.postJob(employer.person);
  await site.apply(worker.person, job.id);
  const second = await site.signUp('Sam Second', 'worker');
  await site.hire(employer.person, second, job);
  await worker.page.goto('/my-jobs');
  const mine = worker.page.locator('article', { hasText: job.title });
  await expect(mine.locator('.pill')).toHaveText('Job filled');
  await expect(mine).toContainText('The job is filled; they didn’t get to your application; 2 people applied.');

  const stranger = await open();
  await stranger.goto(`/jobs/${job.id}`);
  await settled(stranger);
  await expect(stranger.getByText('This job is filled.')).toBeVisible();
  await expect(stranger.getByRole('button', { name: /Apply|and send/ })).toHaveCount(0);
});

test('two people who agreed can reach each other, and change how @wide', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Dishwasher' });
  const { id } = await site.apply(worker.person, job.id);
  const [boss, hand] = [employer.page, worker.page];
  await boss.goto(`/jobs/${job.id}/applicants`);
  await boss.getByRole('button', { name: 'Open the application from Walter W.' }).click();
  const sheet = boss.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Make an offer' }).click();
  // The account's address is suggested; the form doesn't go without any way to be reached.
  await expect(sheet.getByLabel('Email')).toHaveValue(/@/);
  await sheet.getByLabel('Email').fill('');
  await sheet.getByLabel('Message to Walter').fill('Come by Friday at 4:45, back door.');
  await sheet.getByRole('button', { name: 'Send the offer' }).click();
  await expect(sheet.getByRole('alert').or(sheet.getByText('There is a problem')).first()).toBeVisible();
  await sheet.getByLabel('Phone').fill('(217) 555-0100');
  await sheet.getByLabel('Rate').fill('3');
  await sheet.getByRole('button', { name: 'Send the offer' }).click();
  await boss
    .getByRole('dialog', { name: 'Is $3 an hour right? The minimum wage is $7.25 an hour.' })
    .getByRole('button', { name: 'Change the pay' })
    .click();
  await sheet.getByLabel('Rate').fill('19.50');
  await sheet.getByRole('button', { name: 'Send the offer' }).click();
  await toast(boss, 'Offer sent');

  await hand.goto('/my-jobs');
  await expect(hand.locator('main')).not.toContainText('555-0100');
  await hand.getByRole('button', { name: 'Accept offer' }).click();
  await hand.getByRole('dialog').getByLabel('Phone').fill('217-555-0199');
  await hand.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click();
  await toast(hand, 'You’re hired');
  // The worker sees it in the list, in the application, at the job and in the contract.
  const reach = (page: Page, phone: string) => page.getByRole('link', { name: phone }).first();
  for (const path of ['/my-jobs', `/my-jobs?application=${id}`, `/jobs/${job.id}`]) {
    await hand.goto(path);
    await expect(reach(hand, '(217) 555-0100')).toHaveAttribute('href', 'tel:2175550100');
    await expect(hand.locator('main')).toContainText('Come by Friday at 4:45, back door.');
  }
  for (const path of [`/jobs/${job.id}/applicants?group=hired`, `/jobs/${job.id}`]) {
    await boss.goto(path);
    await expect(reach(boss, '217-555-0199')).toHaveAttribute('href', 'tel:2175550199');
  }
  await hand.getByRole('link', { name: 'View contract' }).click();
  const rightNow = hand.getByRole('region', { name: 'Right now' });
  await expect(rightNow.getByRole('link', { name: 'Call (217) 555-0100' })).toHaveAttribute('href', 'tel:2175550100');
  await expect(rightNow).toContainText('Come by Friday at 4:45, back door.');
  await hand.getByRole('tab', { name: 'Terms' }).click();
  await hand.getByRole('button', { name: 'Change', exact: true }).click();
  await hand.getByRole('dialog').getByLabel('When and how').fill('Text me first.');
  await hand.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await toast(hand, 'Contact details saved');
  await boss.goto('/notifications');
  await boss.getByRole('link', { name: /New contact details: Walter/ }).click();
  await expect(boss.getByText('Text me first.')).toBeVisible();
  await boss.getByRole('tab', { name: 'Terms' }).click();
  await expect(boss.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});

test('accepting second says that the job is filled', async ({ site, employer, worker, open }) => {
  const job = await site.postJob(employer.person);
  const second = await site.signUp('Sam Second', 'worker');
  for (const person of [worker.person, second]) {
    const { id } = await site.apply(person, job.id);
    await site.act(employer.person, id, 'offer', { rate: 2000, rateUnit: 'hour' });
  }
  const late = await open(second);
  // Nothing tells this page that the job is filled.
  await withoutLive(late);
  for (const page of [worker.page, late]) {
    await page.goto('/my-jobs');
    await expect(page.getByRole('button', { name: 'Accept offer' })).toBeVisible();
  }
  await worker.page.getByRole('button', { name: 'Accept offer' }).click();
  await worker.page.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click();
  await toast(worker.page, 'You’re hired');
  await late.getByRole('button', { name: 'Accept offer' }).click();
  await late.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click();
  await expect(late.locator('article', { hasText: job.title }).locator('.pill')).toHaveText('Job filled');
  await expect(late.getByRole('button', { name: 'Accept offer' })).toHaveCount(0);
});

test('My Jobs shows both sides of a person, ordered by role @wide', async ({ site, employer, open }) => {
  const posted = await site.postJob(employer.person);
  const both = await site.signUp('Bella Both', 'worker', 'employer');
  await site.apply(both, posted.id);
  const own = await site.postJob(both);
  const page = await open(both);
  await page.goto('/my-jobs');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Posted');
  await expect(page.getByRole('link', { name: own.title })).toBeVisible();
  await page.getByRole('tab', { name: 'Applied' }).click();
  await expect(page).toHaveURL(/tab=applied/);
  await expect(page.getByRole('link', { name: posted.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Applied');
});
