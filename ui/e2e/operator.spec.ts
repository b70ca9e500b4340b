// Settings for the whole site: fees, brand color, name.
import { otherTheme, violations } from './support/axe';
import { writeJob } from './support/posting';
import { expect, settled, test, watchForTrouble } from './support/test';

test.use({ snapshot: 'quiet' });

test('after the promotion, the job form shows the real fee', async ({ operator: { page }, employer: { page: employer }, isPhone }) => {
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'promotions and vouchers' }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('button', { name: 'End promotion', exact: true }).click();
  await expect(page.locator('.toast')).toContainText('Promotion ended');
  await page.goto('/admin/settings');
  await page.getByLabel('Posting fee').fill('7.50');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.locator('.toast')).toContainText('Settings saved');

  await employer.goto('/post-job');
  const slip = employer.locator('.slip', { hasText: 'What it costs' });
  await expect(slip.locator('.slip-tot')).toContainText('$7.50');
  await expect(slip).not.toContainText('Free promotion');
  if (isPhone) await expect(employer.locator('.action-bar')).toContainText('$7.50');
  await writeJob(employer, { title: 'Sweep the hall', category: 'cleaning' });
  await employer.getByRole('button', { name: /^Post job/ }).click();
  await expect(employer.getByText('Waiting for payment.')).toBeVisible();
  await employer.goto('/');
  await expect(employer.getByText('FREE ACCESS ACTIVE!')).toHaveCount(0);
});

const hostile = ['#ffff00', '#00ff00', '#ff0000', '#0000ff', '#777777', '#000000', '#ffffff', '#ffc0cb', '#808000', '#7f00ff'];

/** The quick suite takes the three colors that are hardest in one theme, in the other, and in both. */
for (const [colors, title] of [
  [['#ffff00', '#0000ff', '#777777'], 'hostile brand colors keep enough contrast, light and dark'],
  [hostile, 'every hostile brand color keeps enough contrast, light and dark @deep @operator'],
] as const) {
  test(title, async ({ page, site, operator: { person: operator } }) => {
    test.setTimeout(180_000);
    const settings = await site.settings();
    const body = { name: settings.name, town: `${settings.town}, ${settings.state}`, currency: 'USD', fees: settings.fees };
    for (const [index, title] of ['Line cook', 'Weed the beds', 'Move a piano'].entries()) {
      await site.postJob(operator, { title, isUrgent: index === 1, remote: index === 2 });
    }
    const found: string[] = [];
    for (const brand of colors) {
      await site.requestOk('PUT', '/api/site', { ...body, brand }, operator);
      // The second page has a button in the brand color itself.
      for (const [path, filled] of [
        ['/jobs?urgent=true', '.jobgrid article'],
        ['/sign-in', '.btn-p'],
      ] as const) {
        await page.goto(path);
        await settled(page);
        await expect(page.locator('main').locator(filled)).toHaveCount(1);
        found.push(...[...(await violations(page, ['color-contrast'])), ...(await otherTheme(page))].map((one) => `${brand} ${one}`));
      }
    }
    expect(found).toEqual([]);
  });
}

test('a hostile site name stays text', async ({ open, site, employer, operator: { person: operator } }) => {
  const name = '</title><script>alert(1)</script>';
  const { town, state, currency, brand, fees } = await site.settings();
  await site.requestOk('PUT', '/api/site', { name, town: `${town}, ${state}`, currency, brand, fees }, operator);
  for (const person of [null, employer.person, operator]) {
    const page = await open(person);
    const trouble = await watchForTrouble(page);
    for (const path of ['/', '/jobs', '/post-job', ...(person === operator ? ['/admin/settings'] : [])]) {
      await page.goto(path);
      await settled(page);
      await expect(page.locator('.brandmark').first()).toContainText(name);
      expect(await page.title()).toContain(name);
    }
    expect(trouble.errors).toEqual([]);
  }
});
