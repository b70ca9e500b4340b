// Contracts: both sides change the terms, end the contract, and work together again without a posting.
import { violations } from './support/axe';
import { expect, type Page, test } from './support/test';

const toast = (page: Page, text: string) => expect(page.locator('.toast', { hasText: text })).toBeVisible();

test('terms change by proposal, and both sides see it live @wide', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const id = await site.hire(employer.person, worker.person, job);
  const boss = employer.page;
  const hand = worker.page;
  await hand.goto('/project-management');
  await expect(hand.getByRole('heading', { level: 1, name: 'Project Manager' })).toBeVisible();
  expect(await violations(hand)).toEqual([]);
  await hand.getByRole('link', { name: /Line cook/ }).click();
  await hand.getByRole('tab', { name: 'Terms' }).click();
  await expect(hand.getByText('Either side can end it with 1 day’s notice.')).toBeVisible();
  await boss.goto(`/contracts/${id}?tab=terms`);

  await hand.getByRole('button', { name: 'Change terms' }).click();
  const sheet = hand.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Send proposal' }).click();
  await expect(sheet.getByText('These are the same terms.').first()).toBeVisible();
  await sheet.getByLabel('Rate').fill('22.50');
  await sheet.getByLabel('Most hours a week').fill('20');
  await sheet.getByLabel('Message to').fill('The shifts got longer.');
  await sheet.getByRole('button', { name: 'Send proposal' }).click();
  await toast(hand, 'Proposal sent');
  await expect(hand.getByRole('region', { name: 'Changes you proposed' })).toContainText('$22.50 an hour, up to 20 hours a week.');

  // It appears by itself on the other side, with the old rate beside the new one.
  const proposal = boss.getByRole('region', { name: /proposed changes/ });
  await expect(proposal).toContainText('$19.50 an hour.');
  await expect(proposal).toContainText('The shifts got longer.');
  expect(await violations(boss)).toEqual([]);
  await boss.goto('/dashboard');
  await boss.getByRole('link', { name: /Answer .* about other terms/ }).click();
  await boss.getByRole('button', { name: 'Accept changes' }).click();
  await toast(boss, 'Changes accepted');
  await expect(hand.locator('article')).toContainText('$22.50 an hour, up to 20 hours a week.');
  await expect(hand.getByText('The changed terms were accepted.')).toBeVisible();
  await hand.getByText('All versions of the terms (2)').click();
  await expect(hand.getByText('Version 2, accepted')).toBeVisible();
});

test('a contract ends with notice or by agreement, and begins again in two taps @wide', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const id = await site.hire(employer.person, worker.person, job);
  const boss = employer.page;
  const hand = worker.page;
  await boss.goto(`/contracts/${id}?tab=terms`);
  await hand.goto(`/contracts/${id}?tab=terms`);

  await boss.getByRole('button', { name: 'End contract' }).click();
  await boss.getByRole('dialog').getByLabel('Why?').selectOption('other');
  await boss.getByRole('dialog').getByRole('button', { name: 'End contract' }).click();
  await expect(boss.getByRole('dialog').getByText('Say why you’re ending it.').first()).toBeVisible();
  await boss.getByRole('dialog').getByLabel('Why?').selectOption('done');
  await boss.getByRole('dialog').getByRole('button', { name: 'End contract' }).click();
  await toast(boss, 'Notice given');
  await boss.getByRole('button', { name: 'Take notice back' }).click();
  await toast(boss, 'Notice taken back');
  await expect(hand.getByText('The notice was taken back. The contract goes on.')).toBeVisible();
  await boss.getByRole('button', { name: 'End contract' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'End contract' }).click();
  await hand.getByRole('button', { name: 'Agree to end it now' }).click();
  await hand.getByRole('dialog').getByRole('button', { name: 'End contract' }).click();
  await toast(hand, 'Contract ended');

  // Two taps: the earlier terms are filled in.
  await boss.getByRole('button', { name: 'Hire again' }).click();
  await expect(boss.getByRole('dialog').getByLabel('Rate')).toHaveValue('19.50');
  await boss.getByRole('dialog').getByRole('button', { name: 'Send contract' }).click();
  await toast(boss, 'Contract proposed');
  await expect(boss.getByRole('region', { name: /Waiting for Walter Wrightson to confirm/ })).toBeVisible();

  await hand.goto('/project-management?show=ended');
  await expect(hand.getByRole('link', { name: /Line cook.*Ended/ })).toBeVisible();
  await hand.goto('/project-management');
  await hand.getByRole('link', { name: /Line cook.*Waiting for you/ }).click();
  await hand.getByRole('button', { name: 'Confirm contract' }).click();
  await expect(hand.getByRole('dialog').getByLabel('Phone')).toHaveValue('217-555-0199');
  await hand.getByRole('dialog').getByRole('button', { name: 'Confirm contract' }).click();
  await toast(hand, 'Contract confirmed');
  await expect(boss.locator('main .pill').first()).toHaveText('Active');
  await boss.goto('/messages');
  await boss
    .getByRole('link', { name: /Walter/ })
    .first()
    .click();
  await expect(boss.getByText('The contract was confirmed.')).toBeVisible();
});
