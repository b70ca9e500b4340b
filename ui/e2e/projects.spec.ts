// Work under way: milestones, tasks and notes, with both sides open.
import { violations } from './support/axe';
import { picture } from './support/files';
import { expect, type Page, test } from './support/test';

const toast = (page: Page, text: string) => expect(page.locator('.toast', { hasText: text })).toBeVisible();

test('a milestone is agreed, sent in, changed and approved, and both sides see it live @wide', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const id = await site.hire(employer.person, worker.person, job);
  const boss = employer.page;
  const hand = worker.page;
  await hand.goto(`/contracts/${id}`);
  await boss.goto(`/contracts/${id}`);
  const bosses = boss.getByRole('region', { name: 'Milestones' });
  const hands = hand.getByRole('region', { name: 'Milestones' });
  await expect(hands).toContainText('Split the work into parts');

  await bosses.getByRole('button', { name: 'Add milestone' }).click();
  const sheet = boss.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Send proposal' }).click();
  await expect(sheet.getByText('Enter what has to be done.').first()).toBeVisible();
  await sheet.getByLabel('What has to be done').fill('Paint the fence');
  await sheet.getByLabel('Amount').fill('120');
  await sheet.getByRole('button', { name: 'Send proposal' }).click();
  await toast(boss, 'Proposal sent');

  await hands.getByRole('button', { name: 'Change' }).click();
  await hand.getByRole('dialog').getByLabel('Amount').fill('150');
  await hand.getByRole('dialog').getByRole('button', { name: 'Send proposal' }).click();
  await toast(hand, 'Proposal sent');
  await expect(bosses).toContainText('$150.00');
  await bosses.getByRole('button', { name: 'Agree' }).click();
  await hands.getByRole('button', { name: 'Start' }).click();
  await expect(bosses).toContainText('In progress.');
  await hands.getByRole('button', { name: 'Send in' }).click();
  await hand.getByRole('dialog').getByLabel('Message to').fill('Two coats.');
  await hand.getByRole('dialog').getByRole('button', { name: 'Send in' }).click();
  await toast(hand, 'Work sent in');
  await expect(hands).toContainText('Without an answer, it counts as approved on');

  await boss.goto('/dashboard');
  await boss.getByRole('link', { name: /Check the work that .* sent in/ }).click();
  await expect(bosses).toContainText('“Two coats.”');
  expect(await violations(boss)).toEqual([]);
  await bosses.getByRole('button', { name: 'Ask for changes' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Ask for changes' }).click();
  await expect(boss.getByRole('dialog').getByText('Say what should change.').first()).toBeVisible();
  await boss.getByRole('dialog').getByLabel('What to change').fill('One more coat.');
  await boss.getByRole('dialog').getByRole('button', { name: 'Ask for changes' }).click();
  await toast(boss, 'Changes asked for');
  await expect(hands).toContainText('“One more coat.”');
  await hands.getByRole('button', { name: 'Send in' }).click();
  await hand.getByRole('dialog').getByRole('button', { name: 'Send in' }).click();
  await bosses.getByRole('button', { name: 'Approve' }).click();
  await expect(boss.getByRole('dialog')).toContainText('You owe Walter Wrightson $150.00 for it');
  await boss.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await toast(boss, 'Approved');
  await expect(hands).toContainText('1 of 1 done');
  expect(await violations(hand)).toEqual([]);
  await hand.goto('/project-management');
  await expect(hand.getByRole('link', { name: /Line cook/ })).toContainText('1 of 1 milestone done');
});

test('a change of an agreed milestone waits for the other side, and dropping it, too', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const id = await site.hire(employer.person, worker.person, job);
  const terms = { title: 'Paint the fence', amount: 12_000 };
  const milestone = await site.requestOk<{ id: number }>('POST', `/api/contracts/${id}/milestones`, terms, employer.person);
  await site.requestOk('POST', `/api/milestones/${milestone.id}/agree`, {}, worker.person);
  const boss = employer.page;
  const hand = worker.page;
  await boss.goto(`/contracts/${id}`);
  await hand.goto(`/contracts/${id}`);
  const bosses = boss.getByRole('region', { name: 'Milestones' });
  const hands = hand.getByRole('region', { name: 'Milestones' });
  await bosses.getByRole('button', { name: 'Change' }).click();
  await boss.getByRole('dialog').getByLabel('Amount').fill('90');
  await boss.getByRole('dialog').getByRole('button', { name: 'Send proposal' }).click();
  await expect(hands).toContainText('$90.00 instead of $120.00');
  await hands.getByRole('button', { name: 'Turn down' }).click();
  await toast(hand, 'Proposal closed');
  await expect(hands).not.toContainText('$90.00');
  await bosses.getByRole('button', { name: 'Change' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Propose to drop it' }).click();
  await expect(hands).toContainText('drop this milestone');
  await hands.getByRole('button', { name: 'Agree' }).click();
  await expect(bosses).toContainText('Split the work into parts');
});

test('both sides share a list of tasks', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const id = await site.hire(employer.person, worker.person, job);
  const boss = employer.page;
  const hand = worker.page;
  await boss.goto(`/contracts/${id}`);
  await hand.goto(`/contracts/${id}`);
  const bosses = boss.getByRole('region', { name: 'Tasks' });
  const hands = hand.getByRole('region', { name: 'Tasks' });
  await bosses.getByRole('button', { name: 'Add task' }).click();
  await boss.getByRole('dialog').getByLabel('What has to be done').fill('Clean the grill');
  await boss.getByRole('dialog').getByLabel('Who does it').selectOption('worker');
  await boss.getByRole('dialog').getByRole('button', { name: 'Add task' }).click();
  await expect(boss.getByRole('dialog')).toHaveCount(0);
  await hands.getByRole('checkbox', { name: /Clean the grill/ }).check();
  await expect(bosses.getByRole('checkbox', { name: /Clean the grill/ })).toBeChecked();
  await expect(bosses).toContainText('done');
  await bosses.getByRole('button', { name: 'Edit Clean the grill' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Delete task' }).click();
  await toast(boss, 'Task deleted');
  await expect(hands.getByRole('checkbox')).toHaveCount(0);
});

test('a note with a photo is for both sides', async ({ site, employer, worker }) => {
  const job = await site.postJob(employer.person, { title: 'Line cook' });
  const id = await site.hire(employer.person, worker.person, job);
  const hand = worker.page;
  await hand.goto(`/contracts/${id}`);
  await employer.page.goto(`/contracts/${id}`);
  await hand.getByRole('button', { name: 'Add note' }).click();
  const sheet = hand.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await expect(sheet.getByText('Write a note or add a file.').first()).toBeVisible();
  await sheet.getByLabel('Add a file').setInputFiles({ name: 'fence.png', mimeType: 'image/png', buffer: await picture(hand) });
  await expect(sheet.getByRole('button', { name: /^Remove fence/ })).toBeVisible();
  await sheet.getByLabel('Note').fill('The fence before we began.');
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await expect(sheet).toHaveCount(0);
  const seen = employer.page.getByRole('region', { name: 'Notes and files' });
  await expect(seen).toContainText('The fence before we began.');
  await expect(seen.getByRole('img', { name: /fence/ })).toBeVisible();
  expect(await violations(employer.page)).toEqual([]);
  await hand.getByRole('button', { name: 'Delete note' }).click();
  await expect(seen).not.toContainText('The fence before we began.');
});
