// Reviews after a contract: neither side sees the other's before both are in.
import { violations } from './support/axe';
import { expect, type Page, test } from './support/test';

const toast = (page: Page, text: string) => expect(page.locator('.toast', { hasText: text })).toBeVisible();

async function score(page: Page, label: string, value: number): Promise<void> {
  await page.getByRole('dialog').getByRole('radiogroup', { name: label }).getByText(String(value), { exact: true }).click();
}

test('both sides review each other, one replies, and a moderator removes what breaks the rules @wide', async ({
  site,
  employer,
  worker,
  operator,
}) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const id = await site.hire(employer.person, worker.person, job);
  await site.requestOk('POST', `/api/contracts/${id}/end`, { reason: 'done' }, employer.person);
  await site.requestOk('POST', `/api/contracts/${id}/end`, { reason: 'done' }, worker.person);
  const boss = employer.page;
  const hand = worker.page;
  await boss.goto('/project-management');
  await expect(boss.getByText('Your review of Walter Wrightson is open')).toBeVisible();
  await boss.goto(`/contracts/${id}`);
  await hand.goto(`/contracts/${id}`);
  const bosses = boss.getByRole('region', { name: 'Reviews' });
  const hands = hand.getByRole('region', { name: 'Reviews' });
  await bosses.getByRole('button', { name: 'Write a review' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Save review' }).click();
  await expect(boss.getByRole('dialog').getByText('Choose 1 to 5.').first()).toBeVisible();
  await score(boss, 'Quality of the work', 5);
  await score(boss, 'Reliable and on time', 4);
  await score(boss, 'Communication', 5);
  await boss.getByRole('dialog').getByLabel('In words').fill('Quick hands.');
  expect(await violations(boss)).toEqual([]);
  await boss.getByRole('dialog').getByRole('button', { name: 'Save review' }).click();
  await toast(boss, 'Review saved');
  await expect(bosses).toContainText('It’s published once both reviews are in');
  await expect(hands).not.toContainText('Quick hands.');

  await hands.getByRole('button', { name: 'Write a review' }).click();
  await score(hand, 'Paid as agreed', 2);
  await score(hand, 'Conditions and respect', 3);
  await score(hand, 'Communication', 4);
  await hand.getByRole('dialog').getByLabel('In words').fill('They shouted.');
  await hand.getByRole('dialog').getByRole('button', { name: 'Save review' }).click();
  await toast(hand, 'Both reviews are published');
  await expect(hands).toContainText('Quick hands.');
  await expect(bosses).toContainText('They shouted.');
  await bosses.getByRole('button', { name: 'Reply' }).click();
  await boss.getByRole('dialog').getByLabel('Your reply').fill('We’re sorry.');
  await boss.getByRole('dialog').getByRole('button', { name: 'Publish reply' }).click();
  await toast(boss, 'Reply published');
  await expect(hands).toContainText('We’re sorry.');
  await expect(bosses.getByRole('button', { name: 'Reply' })).toHaveCount(0);

  // The worker's page shows it; the employer reports the worker's review.
  await boss.goto(`/people/${worker.person.id}`);
  await expect(boss.getByRole('region', { name: 'Reviews' })).toContainText('Fewer than three reviews make no score.');
  await expect(boss.getByRole('region', { name: 'Reviews' })).toContainText('1 finished contract here.');
  expect(await violations(boss)).toEqual([]);
  await boss.goto(`/contracts/${id}`);
  await bosses.getByRole('button', { name: 'Report' }).click();
  await boss.getByRole('dialog').getByLabel('It threatens or insults').check();
  await boss.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
  await toast(boss, 'Report sent');

  const office = operator.page;
  await office.goto('/admin/reviews');
  await expect(office.getByRole('article')).toContainText('They shouted.');
  expect(await violations(office)).toEqual([]);
  await office.getByRole('button', { name: 'Remove review' }).click();
  await expect(office.getByText('Say which rule it breaks, and how.')).toBeVisible();
  await office.getByLabel('Rule and reason').fill('Rule 3: no insults.');
  await office.getByRole('button', { name: 'Remove review' }).click();
  await toast(office, 'Review removed');
  await expect(office.getByText('Nothing to review')).toBeVisible();
  await boss.reload();
  await expect(bosses).toContainText('Quick hands.');
  await expect(bosses).not.toContainText('They shouted.');
  await hand.reload();
  await expect(hands).toContainText('The office removed this review.');
});
