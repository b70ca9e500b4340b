// The support chat as a visitor uses it.
import { pressFloating } from './floating';
import type { Person, Site } from './site';
import { expect, type Page, settled } from './test';

export const panel = (page: Page) => page.getByRole('dialog', { name: 'Live Support' });
export const chatButton = (page: Page) => page.getByRole('button', { name: /^Live Support/ });
export const field = (page: Page) => panel(page).getByPlaceholder('Type your message...', { exact: true });
export const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
export const log = (page: Page) => panel(page).getByRole('log');
export const statusStrip = (page: Page) => panel(page).locator('.chat-st');
export const toast = (page: Page) => page.locator('.toast');

export async function open(page: Page): Promise<void> {
  await pressFloating(page, 'Live Support');
  await expect(panel(page)).toBeVisible();
  await expect(statusStrip(page)).toContainText('Waiting');
}

export async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await settled(page);
  await open(page);
}

export async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Finds a chat by its last message and answers it as an agent; returns its id. */
export async function answerAsAgent(site: Site, agent: Person, last: string, message: string): Promise<number> {
  const found = async () => {
    for (const queue of ['waiting', 'mine', 'open']) {
      const list = await site.requestOk<{ items: { id: number; lastMessage: string }[] }>(
        'GET',
        `/api/admin/support/chats?queue=${queue}&limit=100`,
        undefined,
        agent,
      );
      const chat = list.items.find(({ lastMessage }) => lastMessage === last);
      if (chat) return chat.id;
    }
    return 0;
  };
  await expect.poll(found).toBeGreaterThan(0);
  const id = await found();
  await site.requestOk('POST', `/api/admin/support/chats/${id}/messages`, { message }, agent);
  return id;
}

export async function expectToast(page: Page, title: string, text: string, destructive: boolean): Promise<void> {
  await expect(toast(page).locator('b')).toHaveText(title);
  await expect(toast(page)).toContainText(text);
  await expect(toast(page)).toHaveClass(destructive ? /toast-d/ : /^toast$/);
}
