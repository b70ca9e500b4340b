import * as v from 'valibot';
import { Button } from '../../../kit/button';
import { CheckField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Grid, Page } from '../../../kit/layout';
import { Title } from '../../../kit/title';
import type { Site } from '../../../lib/api';
import { optionalMoney } from '../../../lib/fields';
import { currencySign, moneyText } from '../../../lib/money';
import { useSite } from '../../../lib/session';
import { toast } from '../../../lib/toast';
import { joinTown } from '../../../lib/town';
import { SiteFields } from '../components/site-fields';
import { useSaveSite } from '../mutations';
import { siteBody, siteSchema } from '../site-schema';

const percent = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => /^\d{1,2}$/.test(typed), 'Enter a whole percentage from 0 to 99.'),
  v.transform(Number),
);

const schemaFor = (currency: string) =>
  v.object({
    site: siteSchema,
    freePromotion: v.boolean(),
    jobPost: optionalMoney(currency),
    partnerMonth: optionalMoney(currency),
    commission: percent,
  });

export default function SiteSettingsPage() {
  const site = useSite();
  return (
    <Page width="narrow">
      <Title>Site settings</Title>
      <SettingsForm site={site} />
    </Page>
  );
}

function SettingsForm({ site }: { site: Site }) {
  const form = useSchemaForm(schemaFor(site.currency), {
    site: { name: site.name, town: joinTown(site.town, site.state), zone: '', currency: site.currency, brand: site.brand },
    freePromotion: site.freePromotion,
    jobPost: moneyText(site.fees.jobPost, site.currency),
    partnerMonth: moneyText(site.fees.partnerMonth, site.currency),
    commission: String(site.fees.commissionPercent),
  });
  const save = useSaveSite((saved) => toast('Settings saved', saved.name));
  const sign = currencySign(site.currency);
  return (
    <Form
      form={form}
      name="settings"
      failure={save.error}
      onSubmit={(values) =>
        save.act({
          ...siteBody(values.site),
          freePromotion: values.freePromotion,
          fees: { jobPost: values.jobPost ?? 0, partnerMonth: values.partnerMonth ?? 0, commissionPercent: values.commission },
        })
      }
    >
      <h2>The site</h2>
      <SiteFields prefix="site." currencyFixed={site.openJobs > 0} />
      <h2>Fees</h2>
      <CheckField name="freePromotion" label="Free promotion" hint="While it runs nobody pays a fee, and every page says so." />
      <Grid columns={2}>
        <TextField name="jobPost" label="Posting a job" optional before={sign} inputMode="decimal" />
        <TextField name="partnerMonth" label="Partner plan, a month" optional before={sign} inputMode="decimal" />
      </Grid>
      <TextField name="commission" label="Cut of the worker’s pay" after="%" inputMode="numeric" />
      <Button type="submit" variant="primary" size="lg" pending={save.pending} pendingLabel="Saving…">
        Save settings
      </Button>
    </Form>
  );
}
