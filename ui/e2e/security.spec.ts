// What the browser enforces: the content security policy, text that stays text, and redirects that stay on the site.
import type { Job } from '../src/lib/api';
import { seriousErrors } from './rules/inspect';
import type { Person } from './support/site';
import { password, uniqueWord } from './support/site';
import { people } from './support/snapshots';
import { expect, type Page, settled, test, watchForTrouble } from './support/test';
import { show } from './support/views';

test('no policy violations from overlays, image processing or the color preview', async ({ operator: { page } }) => {
  const persona = people().personas.staff;
  const trouble = await watchForTrouble(page);
  await show(page, '/jobs');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await show(page, `/jobs/${persona.job.id}`);
  await page.getByRole('button', { name: 'Close job' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await show(page, '/admin/settings');
  await page.getByLabel('Brand color', { exact: true }).fill('#7a1f5c');
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-h'))).not.toBe('');
  expect(seriousErrors(trouble.errors)).toEqual([]);
});

test('a worker reads the browser’s tables of locales before the page needs them', async ({ page }) => {
  const worker = page.waitForEvent('worker');
  await page.goto('/jobs');
  expect((await worker).url()).toMatch(/\/locales\.[0-9a-f]{8}\.js$/);
});

test('the content security policy blocks what it should', async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await page.goto('/jobs');
  await settled(page);
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'http://127.0.0.2:9/pixel.png';
    document.body.append(image);
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="globalThis.owned = true">');
    } catch {
      // Trusted Types reject it before it is parsed.
    }
    const script = document.createElement('script');
    try {
      script.text = 'globalThis.owned = true';
      document.body.append(script);
    } catch {
      // Rejected as well.
    }
  });
  await expect.poll(() => trouble.errors.some((error) => error.startsWith('policy: img-src'))).toBe(true);
  await expect.poll(() => trouble.errors.some((error) => error.startsWith('policy: require-trusted-types-for'))).toBe(true);
  expect(await page.evaluate(() => 'owned' in globalThis)).toBe(false);
});

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>alert(1)//-->',
  '[x](javascript:alert(1))',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as somebody would type it
  '${alert(1)}',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<style>@import "http://127.0.0.2:9/x"</style>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<math><mtext></mtext><mglyph><style><!--</style><img src=x onerror=alert(1)>',
];

/** Short enough for every field. */
const [inName, inTitle] = ['<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>'];
const long = payloads.join('\n\n');

async function expectTexts(page: Page, path: string, texts: string[]): Promise<void> {
  await show(page, path);
  for (const text of texts) await expect(page.locator('body'), `${path} shows ${text}`).toContainText(text);
  // Elements that only a payload could have created.
  await expect(page.locator('main').locator('script, iframe, [onerror], [onload], img[src=x], a[href^="javascript:"], style')).toHaveCount(0);
}

test('user text stays text for every reader', async ({ site, open, operator }) => {
  test.setTimeout(240_000);
  const employer = await site.signUp(`${inName} Ellison`, 'employer');
  const worker = await site.signUp(`${inName} Wright`, 'worker');
  const profile = { city: inTitle, state: '<b>', skills: payloads.slice(0, 4), rate: 2000, rateUnit: 'hour' };
  await site.requestOk('PUT', '/api/profile', { name: worker.name, headline: inTitle, about: long, ...profile }, worker);
  const written: Partial<Job> = {
    title: `${inTitle} ${uniqueWord()}`,
    description: long,
    city: '<i>town</i>',
    state: '<u>',
    area: payloads[1] ?? '',
    whenText: payloads[0] ?? '',
    skills: ['<svg onload=alert(1)>'],
    questions: [payloads[6] ?? ''],
  };
  const job = await site.postJob(employer, written);
  const { id } = await site.apply(worker, job.id, { message: long, answers: [payloads[4]] });

  const look = async (person: Person | null, paths: [string, string[]][]) => {
    const page = await open(person);
    const trouble = await watchForTrouble(page);
    for (const [path, texts] of paths) await expectTexts(page, path, texts);
    return { page, trouble };
  };
  const [title] = [job.title];
  const lines = payloads.filter((line) => !line.startsWith('['));

  const stranger = await look(null, [
    [`/jobs?query=${title.split(' ').pop()}`, [title, payloads[1] ?? '', inName]],
    [`/jobs/${job.id}`, [title, ...lines, '<svg onload=alert(1)>', inName]],
    [`/jobs?query=${encodeURIComponent(payloads[0] ?? '')}`, [`“${payloads[0]}”`]],
  ]);
  expect(seriousErrors(stranger.trouble.errors)).toEqual([]);
  await expect(stranger.page.locator('a[href*="alert"]:not([href^="/"])')).toHaveCount(0);

  const hiring = await look(employer, [
    ['/my-jobs', [title]],
    [`/jobs/${job.id}/applicants`, [title, inTitle]],
    [`/people/${worker.id}`, [inTitle, ...lines, payloads[0] ?? '']],
  ]);
  await hiring.page.goto(`/jobs/${job.id}/applicants`);
  await hiring.page.getByRole('button', { name: 'Open the application' }).click();
  const sheet = hiring.page.getByRole('dialog');
  for (const text of [...lines, payloads[4] ?? '', payloads[6] ?? '']) await expect(sheet).toContainText(text);
  expect(seriousErrors(hiring.trouble.errors)).toEqual([]);

  // The contract, the decline and the offer contain text too.
  await site.act(employer, id, 'offer', { rate: 2000, rateUnit: 'hour', note: payloads[1] });
  const working = await look(worker, [['/my-jobs', [title, payloads[1] ?? '']]]);
  const { contractId } = await site.act(worker, id, 'accept');
  await expectTexts(working.page, `/contracts/${contractId}`, [title, `${inName} Ellison`]);
  expect(seriousErrors(working.trouble.errors)).toEqual([]);

  const other = await site.postJob(employer);
  const declined = await site.apply(worker, other.id);
  await site.act(employer, declined.id, 'decline', { reason: 'other', message: payloads[2] });
  await expectTexts(working.page, '/my-jobs', [payloads[2] ?? '']);

  const office = await look(operator.person, [
    [`/jobs/${job.id}`, [title]],
    [`/people/${worker.id}`, [inTitle]],
  ]);
  expect(seriousErrors(office.trouble.errors)).toEqual([]);
});

test('and stays text when loaded back into a form', async ({ site, open, employer }) => {
  const job = await site.postJob(employer.person, { title: inTitle, description: long });
  const page = await open(employer.person);
  const trouble = await watchForTrouble(page);
  await show(page, `/post-job?edit=${job.id}`);
  await expect(page.getByLabel('What do you need done?')).toHaveValue(inTitle);
  await expect(page.getByLabel('Details')).toHaveValue(long);
  expect(seriousErrors(trouble.errors)).toEqual([]);
});

for (const next of [
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/%0d%0aLocation:%20//evil.example',
  '%2F%2Fevil.example',
  'https://evil.example',
  '/\t/evil.example',
]) {
  test(`signing in with next=${JSON.stringify(next)} stays on the site`, async ({ site, page, baseURL }) => {
    const person = await site.signUp('Walter Wrightson', 'worker');
    const trouble = await watchForTrouble(page);
    const outside: string[] = [];
    page.on('request', (request) => !request.url().startsWith(baseURL ?? '') && outside.push(request.url()));
    // Both through the server's own redirect and as a link from elsewhere.
    const redirect = await site.request('GET', `/api/login?next=${encodeURIComponent(next)}`);
    const target = new URL(redirect.headers.get('Location') ?? '', baseURL);
    expect(target.href.startsWith(`${baseURL}/sign-in`)).toBe(true);
    expect(target.searchParams.get('next') ?? '/').toMatch(/^\/(?![/\\])[^\p{Cc}\\]*$/u);
    await page.goto(`/sign-in?next=${/%/.test(next) ? next : encodeURIComponent(next)}`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Jobs' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
    expect(outside).toEqual([]);
    expect(seriousErrors(trouble.errors)).toEqual([]);
  });
}

test('a path on this site is followed', async ({ site, page }) => {
  const person = await site.signUp('Walter Wrightson', 'worker');
  await page.goto(`/sign-in?next=${encodeURIComponent('/jobs?query=cook&sort=pay')}`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/jobs?query=cook&sort=pay');
});

test('s22: after signing out, Back shows nothing private', async ({ open }) => {
  const person = people().worker;
  const page = await open(person);
  await page.goto('/notifications');
  await settled(page);
  expect(await page.content()).toContain(person.email);
  await page.goto('/api/logout');
  const back = await page.goBack();
  await settled(page);
  for (const html of [await page.content(), (await back?.text()) ?? '']) {
    expect(html).not.toContain(person.email);
    expect(html).not.toContain(person.name);
  }
});

test('an old-style link to another site leads home, quietly', async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await page.goto('/jobs#//evil.example');
  await expect(page).toHaveURL(/\/$/);
  await settled(page);
  expect(trouble.errors).toEqual([]);
});

test('s16: another site cannot show a page in a frame', async ({ open, baseURL }) => {
  const page = await open();
  const body = `<iframe src="${baseURL}/"></iframe>`;
  await page.route('http://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://evil.example/');
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});
