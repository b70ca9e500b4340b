// Making an account in the browser.
import { password, uniqueWord } from './site';
import type { Page } from './test';

/** Fills in the fields of a new account. */
export async function fillAccount(at: Page, name: string): Promise<void> {
  await at.getByLabel('Your name').fill(name);
  await at.getByLabel('Email').fill(`${uniqueWord()}@example.org`);
  await at.getByLabel('Password', { exact: true }).fill(password);
}
