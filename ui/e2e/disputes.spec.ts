// Disputes: sealed ranges that meet, silence, a mediator's decision, and who can see what.
import { violations } from './support/axe';
import { expect, type Page, test } from './support/test';

const toast = (page: Page, text: string) => expect(page.locator('.toast', { hasText: text })).toBeVisible();
const now = (page: Page) => page.getByRole('region', { name: 'What happens now' });

test('two sides settle a milestone with sealed ranges @wide', async ({ site, employer, worker }) => {
  const id = await site.hire(employer.person, worker.person, await site.postJob(employer.person, { title: 'Line cook' }));
  const terms = { title: 'Paint the fence', amount: 40_000 };
  const made = await site.requestOk<{ id: number }>('POST', `/api/contracts/${id}/milestones`, terms, employer.person);
  await site.requestOk('POST', `/api/milestones/${made.id}/agree`, {}, worker.person);
  await site.requestOk('POST', `/api/milestones/${made.id}/submit`, {}, worker.person);
  const boss = employer.page;
  const hand = worker.page;
  await hand.goto(`/contracts/${id}?tab=terms`);
  await boss.goto(`/contracts/${id}?tab=terms`);
  await boss.getByRole('link', { name: 'File a dispute' }).click();
  await expect(boss.getByRole('heading', { level: 1 })).toHaveText('File a dispute');
  await boss.getByRole('button', { name: 'File dispute' }).click();
  await expect(boss.getByText('Choose at least one.').first()).toBeVisible();
  expect(await violations(boss)).toEqual([]);
  await boss.getByLabel('Paint the fence').check();
  await expect(boss.getByLabel('How much is in dispute')).toHaveValue('400');
  await boss.getByLabel('What happened').fill('Two posts lean.');
  await boss.getByRole('button', { name: 'File dispute' }).click();
  await toast(boss, 'Dispute filed');
  await expect(now(boss)).toContainText('The other side can answer until');

  // The worker hears of it at once, on the contract.
  await expect(hand.getByText('There’s a dispute to look at')).toBeVisible();
  await hand.getByRole('tab', { name: 'Milestones' }).click();
  await expect(hand.getByText('In dispute. Its outcome settles it.')).toBeVisible();
  await hand.getByRole('link', { name: 'View dispute' }).click();
  await now(hand).getByRole('button', { name: 'Answer', exact: true }).click();
  await hand.getByRole('dialog').getByLabel('How you see it').fill('They stand straight.');
  await hand.getByRole('dialog').getByRole('button', { name: 'Send answer' }).click();
  await toast(hand, 'Answer sent');
  await expect(boss.getByText('They stand straight.')).toBeVisible();

  // Each seals a range; nobody reads the other's.
  await now(boss).getByRole('button', { name: 'Seal your range' }).click();
  const range = boss.getByRole('dialog');
  await range.getByLabel('The most').fill('401');
  await range.getByRole('button', { name: 'Seal' }).click();
  await expect(range.getByText('Enter an amount from 0 to $400.00.').first()).toBeVisible();
  await range.getByLabel('The most').fill('250');
  await range.getByRole('button', { name: 'Seal' }).click();
  await toast(boss, 'Range sealed');
  await expect(now(boss)).toContainText('your range is sealed');
  await expect(boss.locator('main')).not.toContainText('$250.00');
  await expect(hand.getByText('One side sealed its range.')).toBeVisible();
  await expect(hand.locator('main')).not.toContainText('$250.00');
  expect(await violations(hand)).toEqual([]);
  await now(hand).getByRole('button', { name: 'Seal your range' }).click();
  await hand.getByRole('dialog').getByLabel('The least').fill('200');
  await hand.getByRole('dialog').getByRole('button', { name: 'Seal' }).click();
  await toast(hand, 'Range sealed');
  await expect(now(boss)).toContainText('gets $225.00 of the $400.00 in dispute.');
  await boss.getByRole('link', { name: 'View contract' }).click();
  await boss.getByRole('tab', { name: 'Pay' }).click();
  await expect(boss.getByRole('region', { name: 'Pay', exact: true })).toContainText('$225.00');
  await boss.goto('/dispute-resolution');
  await expect(boss.getByRole('list', { name: 'Your disputes' })).toContainText('Settled');
  await expect(boss.locator('main')).toContainText('1 opened, 1 settled by the two sides');
  expect(await violations(boss)).toEqual([]);
});

test('a mediator decides about conduct, and somebody else hears the appeal @wide', async ({ site, employer, worker, operator }) => {
  const id = await site.hire(employer.person, worker.person, await site.postJob(employer.person, { title: 'Line cook' }));
  const dispute = { contractId: id, about: 'conduct', ids: [], claim: 0, text: 'Nobody opened the door.' };
  const { id: filed } = await site.requestOk<{ id: number }>('POST', '/api/disputes', dispute, worker.person);
  const hand = worker.page;
  await hand.goto(`/disputes/${filed}`);
  await now(hand).getByRole('button', { name: 'Add evidence' }).click();
  const sheet = hand.getByRole('dialog');
  await sheet.getByLabel('In your words').fill('I waited for an hour.');
  await sheet.getByRole('button', { name: 'Share messages' }).click();
  await expect(sheet.getByText('There are no messages between you yet.')).toBeVisible();
  expect(await violations(hand)).toEqual([]);
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await toast(hand, 'Evidence added');
  await expect(hand.getByRole('region', { name: 'Evidence' })).toContainText('I waited for an hour.');

  // It isn't about money, so the mediator's turn comes right after the answer.
  await site.requestOk('POST', `/api/disputes/${filed}/answer`, { text: 'The bell is broken.' }, employer.person);
  const office = operator.page;
  await office.goto('/admin/disputes');
  await expect(office.getByRole('list', { name: 'Disputes' })).toContainText('With a mediator');
  expect(await violations(office)).toEqual([]);
  await office.getByRole('link', { name: 'Line cook' }).click();
  // The office stays around it.
  await expect(office.getByRole('link', { name: 'Disputes' }).and(office.locator(':visible'))).toHaveCount(1);
  await office.getByRole('button', { name: 'Take the case on' }).click();
  await toast(office, 'The case is yours');
  await office.getByLabel('New note').fill('Ask for the door code.');
  await office.getByRole('button', { name: 'Save note' }).click();
  await expect(office.getByRole('listitem').filter({ hasText: 'Ask for the door code.' })).toBeVisible();
  expect(await violations(office)).toEqual([]);
  await office.getByRole('button', { name: 'Decide', exact: true }).click();
  await office.getByRole('dialog').getByLabel('Rule').selectOption('conduct');
  await office.getByRole('dialog').getByRole('button', { name: 'Start from our usual words' }).click();
  await expect(office.getByRole('dialog').getByLabel('Reasons')).toHaveValue(/Our rules say/);
  await office.getByRole('dialog').getByRole('button', { name: 'Send decision' }).click();
  await toast(office, 'Decision sent');
  // Everyone sees at once what the others did.
  await expect(hand.getByRole('region', { name: 'The decision' })).toContainText('the site’s rules of conduct');
  await expect(hand.locator('main')).not.toContainText('door code');

  await now(hand).getByRole('button', { name: 'Appeal' }).click();
  await hand.getByRole('dialog').getByLabel('What the decision gets wrong').fill('I rang twice.');
  await hand.getByRole('dialog').getByRole('button', { name: 'Send appeal' }).click();
  await toast(hand, 'Appeal sent');
  await office.reload();
  await expect(office.getByText('I rang twice.')).toBeVisible();
  // Who decided first can't decide the appeal.
  await expect(office.getByText('You decided first, so somebody else hears the appeal.')).toBeVisible();
  await expect(office.getByRole('button', { name: 'Take the case on' })).toHaveCount(0);
});

test('what a stranger writes about a dispute waits for them until they have signed in', async ({ open, worker }) => {
  const page = await open();
  await page.goto('/dispute-resolution');
  await page.getByRole('link', { name: 'File a dispute' }).click();
  await page.getByLabel('What happened').fill('I wasn’t paid.');
  await page.getByRole('button', { name: 'Sign in to file it' }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=%2Ffile-dispute$/);
  await page.goBack();
  await expect(page.getByLabel('What happened')).toHaveValue('I wasn’t paid.');
  await worker.page.goto('/file-dispute');
  await expect(worker.page.getByText('You have no contract yet')).toBeVisible();
});
