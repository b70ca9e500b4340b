import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import { useSaveSite } from '../../../data/site/change';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { CheckField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Title } from '../../../kit/title';
import type { Site } from '../../../lib/api';
import { optionalText, price } from '../../../lib/fields';
import { thisYear } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { currencySign, moneyText } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { joinTown } from '../../../lib/town';
import { ContactFields } from '../components/contact-fields';
import { SiteFields } from '../components/site-fields';
import { contactSchema, siteBody, siteSchema } from '../site-schema';
import { useBrandPreview } from '../use-brand-preview';

const LogoSettings = lazy(() => loadWithRetry(() => import('../components/logo-settings')));
const LimitsSettings = lazy(() => loadWithRetry(() => import('../components/limits-settings')));
const BillingButton = lazy(() => loadWithRetry(() => import('../../payments/components/billing-button')));
const FeeFields = lazy(() => loadWithRetry(() => import('../components/fee-fields')));
const DisputeFields = lazy(() => loadWithRetry(() => import('../components/dispute-fields')));
const TimeFields = lazy(() => loadWithRetry(() => import('../components/time-fields')));
const ProtectionFields = lazy(() => loadWithRetry(() => import('../components/protection-fields')));

const percent = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => /^\d{1,2}$/.test(typed), 'Enter a whole percentage from 0 to 99.'),
  v.transform(Number),
);

const wholeNumber = (max: number, min = 1) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => /^\d+$/.test(typed) && +typed >= min && +typed <= max, `Enter a number from ${min} to ${max}.`),
    v.transform(Number),
  );

const optionalNumber = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || (/^\d+$/.test(typed) && +typed >= 1 && +typed <= max), `Enter a number from 1 to ${max}, or leave it empty.`),
    v.transform((typed) => (typed === '' ? null : Number(typed))),
  );

const timeSchema = v.object({
  // The select offers nothing else.
  weekStarts: v.pipe(
    v.string(),
    v.transform((typed) => typed as Site['timeRules']['weekStarts']),
  ),
  overtimeDayHours: optionalNumber(24),
  overtimeWeekHours: optionalNumber(168),
  overtimePercent: wholeNumber(300, 100),
  breakAfterHours: optionalNumber(24),
  breakMinutes: wholeNumber(120),
  roundingMinutes: wholeNumber(15, 0),
});

const schemaFor = (currency: string) =>
  v.object({
    ...siteSchema.entries,
    fees: v.object({ jobPost: price(currency), partnerMonth: price(currency), commissionPercent: percent }),
    contact: contactSchema,
    applyLimit: wholeNumber(1000),
    replyDays: wholeNumber(60),
    approveDays: wholeNumber(60),
    localApproveDays: wholeNumber(60),
    blockRiskyMessages: v.boolean(),
    timeRules: timeSchema,
    disputeRules: v.object({ answerDays: wholeNumber(30, 2), outsider: optionalText(200) }),
    paymentRules: v.object({ smallCash: price(currency) }),
    maps: v.object({ url: optionalText(300) }),
    payRules: v.object({ minimumWage: price(currency) }),
    protection: v.object({ text: optionalText(200), position: v.string(), percent: wholeNumber(40, 5), antiCopy: v.boolean() }),
  });

export default function SiteSettingsPage() {
  const site = useSite();
  return (
    <Page width="narrow">
      <Title>Site settings</Title>
      <SettingsForm site={site} />
      <Suspense>
        <LogoSettings />
      </Suspense>
      <Suspense>
        <LimitsSettings />
      </Suspense>
      <section className="stack gap-3">
        <h2>Invoices</h2>
        <p className="mut">Workers’ invoices name this site as the place where the work was agreed on. Add its address.</p>
        <Suspense>
          <BillingButton owner="site" name={site.name} />
        </Suspense>
      </section>
    </Page>
  );
}

function SettingsForm({ site }: { site: Site }) {
  const [form, draft] = useDraftForm('site', schemaFor(site.currency), {
    name: site.name,
    town: joinTown(site.town, site.state),
    // Only a town that isn't on the list has its own time zone setting.
    zone: site.placeId === null ? site.zone : '',
    currency: site.currency,
    brand: site.brand,
    fees: {
      jobPost: moneyText(site.fees.jobPost, site.currency),
      partnerMonth: moneyText(site.fees.partnerMonth, site.currency),
      commissionPercent: String(site.fees.commissionPercent),
    },
    contact: site.contact,
    applyLimit: String(site.applyLimit),
    replyDays: String(site.replyDays),
    approveDays: String(site.approveDays),
    localApproveDays: String(site.localApproveDays),
    blockRiskyMessages: site.blockRiskyMessages,
    timeRules: {
      ...site.timeRules,
      overtimeDayHours: String(site.timeRules.overtimeDayHours ?? ''),
      overtimeWeekHours: String(site.timeRules.overtimeWeekHours ?? ''),
      overtimePercent: String(site.timeRules.overtimePercent),
      breakAfterHours: String(site.timeRules.breakAfterHours ?? ''),
      breakMinutes: String(site.timeRules.breakMinutes),
      roundingMinutes: String(site.timeRules.roundingMinutes),
    },
    disputeRules: { ...site.disputeRules, answerDays: String(site.disputeRules.answerDays) },
    paymentRules: { smallCash: moneyText(site.paymentRules.smallCash, site.currency) },
    maps: site.maps,
    payRules: { minimumWage: moneyText(site.payRules.minimumWage, site.currency) },
    protection: { ...site.protection, percent: String(site.protection.percent) },
  });
  useBrandPreview(form.watch('brand'));
  const save = useSaveSite((saved) => {
    draft.clear();
    toast('Settings saved', saved.name);
  });
  return (
    <Form
      form={form}
      name="settings"
      failure={save.error}
      draft={draft}
      onSubmit={({ name, town, zone, currency, brand, ...rest }) => save.act({ ...siteBody({ name, town, zone, currency, brand }), ...rest })}
    >
      <h2>The site</h2>
      <SiteFields currencyFixed={site.openJobs > 0} />
      <h2 className="next-part">Contact</h2>
      <p className="mut">Shown on the home page, in the footer and on the contact page. Leave out what you don’t have.</p>
      <ContactFields />
      <TextField name="maps.url" label="Map" hint="Where “Map” leads, with {address} in place of the address." />
      <h2 className="next-part">Fees</h2>
      <p className="mut">
        To make posting free, see <Link to="/admin/promotions">promotions and vouchers</Link>. How people pay is under{' '}
        <Link to="/admin/fees?show=how">fees</Link>, and so is <Link to="/admin/fees?show=partners">what partners get</Link>.
      </p>
      <Suspense>
        <FeeFields sign={currencySign(site.currency)} />
      </Suspense>
      <h2 className="next-part">Rules</h2>
      <TextField
        name="applyLimit"
        label="Applications per person per day"
        inputMode="numeric"
        hint="Applying is free, so there’s a limit to stop copy-and-paste spam."
      />
      <TextField name="replyDays" label="Days employers have to reply" inputMode="numeric" hint="For new jobs. Employers can set their own." />
      <TextField
        name="localApproveDays"
        label="Days employers have to approve work"
        inputMode="numeric"
        hint="When a worker sends a milestone in and the employer doesn’t answer, it counts as approved after that."
      />
      <TextField name="approveDays" label="Days to approve remote work" inputMode="numeric" hint="Remote work takes longer to check." />
      <CheckField
        name="blockRiskyMessages"
        label="Refuse texts that look like a scam"
        hint="In messages, jobs and everything that people write to each other. Before a hire, that includes phone numbers, email addresses and other messengers. Otherwise, such a message arrives with a warning that says why."
      />
      <h2 className="next-part">Disputes</h2>
      <Suspense>
        <DisputeFields />
      </Suspense>
      <h2 className="next-part">Hours</h2>
      <p className="mut">How hours on timesheets count. A change applies to hours that aren’t sent in yet.</p>
      <Suspense>
        <TimeFields />
      </Suspense>
      <h2 className="next-part">Copyright</h2>
      <Suspense>
        <ProtectionFields defaultText={`© ${thisYear()} ${site.name}. All Rights Reserved. Unauthorized use prohibited`} />
      </Suspense>
      <Button type="submit" variant="primary" size="lg" pending={save.pending} pendingLabel="Saving…">
        Save settings
      </Button>
    </Form>
  );
}
