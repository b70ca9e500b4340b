// Whose page this is. Requests say so: while a page slept, someone else may have signed in, in another tab.
let account: number | null = null;

export const pageAccount = () => account;

export function setPageAccount(id: number | null): void {
  account = id;
}
