// Conversations, as tests use them.
import type { Person, Site } from './site';
import type { Page } from './test';

/** Opens the conversation about a new application and returns its path. */
export async function startTalk(site: Site, employer: Person, worker: Person): Promise<string> {
  const job = await site.postJob(employer);
  const { id } = await site.apply(worker, job.id);
  const { id: conversation } = await site.requestOk<{ id: number }>('POST', '/api/conversations', { subject: { kind: 'application', id } }, worker);
  return `/messages/${conversation}`;
}

export const say = async (page: Page, text: string) => {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};

export const bubble = (page: Page, text: string) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: text });

/** What the conversation holds on the server, the newest first. */
export async function textsOf(site: Site, path: string, person: Person): Promise<string[]> {
  const list = `/api/conversations/${path.split('/')[2]}/messages`;
  return (await site.requestOk<{ items: { text: string }[] }>('GET', list, undefined, person)).items.map(({ text }) => text);
}
