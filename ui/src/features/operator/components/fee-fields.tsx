import { TextField } from '../../../kit/form/inputs';

/** What the site costs, and how much cash is confirmed without the password. `sign` is the currency's. */
export default function FeeFields({ sign }: { sign: string }) {
  return (
    <>
      <div className="grid g-2 gap-4">
        <TextField name="fees.jobPost" label="Posting fee" before={sign} inputMode="decimal" />
        <TextField name="fees.partnerMonth" label="Partner, per month" before={sign} inputMode="decimal" />
      </div>
      <TextField
        name="fees.commissionPercent"
        label="Commission on pay"
        after="%"
        inputMode="numeric"
        hint="Employers owe it to the site on top of approved pay. Workers get all of their pay."
      />
      <TextField
        name="paymentRules.smallCash"
        label="No password for cash up to"
        before={sign}
        inputMode="decimal"
        hint="Up to this amount, the person who got the cash confirms it with one tap, at most three times a day. The person who paid has a day to contest it. At 0, the site always asks for the password."
      />
      <TextField
        name="payRules.minimumWage"
        label="Minimum wage"
        before={sign}
        after="an hour"
        inputMode="decimal"
        hint="When someone posts a job that pays less, we ask them about it. The federal minimum is 7.25, and many states and towns have a higher one. At 0, we don’t ask."
      />
    </>
  );
}
