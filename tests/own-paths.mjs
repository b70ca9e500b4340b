// Signs in, and prints the session's cookie, then the paths of the pages of the first things on this person's lists.
// Usage: tests/own-paths.mjs ORIGIN EMAIL PASSWORD
const [origin, email, password] = process.argv.slice(2);

const lists = {
  'my-jobs': ['/jobs/', '/applicants'],
  applications: ['/my-jobs?application='],
  contracts: ['/contracts/'],
  conversations: ['/messages/'],
  interviews: ['/interviews/'],
  invoices: ['/invoices/'],
  disputes: ['/disputes/'],
  fees: ['/fees/'],
  employers: ['/settings/employers/'],
  'rapid-hires': ['/rapid-hire/'],
};

const signedIn = await fetch(`${origin}/api/auth/sign-in`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: origin },
  body: JSON.stringify({ email, password }),
});
if (!signedIn.ok) throw new Error(`Signing in failed: ${signedIn.status} ${await signedIn.text()}`);
const cookie = /\bsid=[^;]+/.exec(signedIn.headers.getSetCookie().join())[0];
console.log(cookie);
for (const [list, [before, after = '']] of Object.entries(lists)) {
  const response = await fetch(`${origin}/api/${list}`, { headers: { Cookie: cookie } });
  if (!response.ok) throw new Error(`/api/${list}: ${response.status}`);
  const { items } = await response.json();
  for (const { id } of items.slice(0, 2)) console.log(before + id + after);
}
