import { Link, useSearchParams } from 'react-router';
import * as v from 'valibot';
import { usePartnerOffer, usePartners } from '../../../data/money/partner';
import { usePricing } from '../../../data/money/pricing';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Pager } from '../../../kit/pager';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import type { Partner } from '../../../lib/api';
import { optionalText } from '../../../lib/fields';
import { fullDay } from '../../../lib/format';
import { money } from '../../../lib/money';
import { toast } from '../../../lib/toast';

/** What partners get, and who they are. */
export default function Partners() {
  const pricing = usePricing();
  return (
    <div className="stack gap-6">
      {pricing.isPending && <SkeletonText label="Loading the text" />}
      {pricing.isError && <ErrorState title="The text didn’t load" error={pricing.error} onRetry={() => void pricing.refetch()} />}
      {pricing.data && <OfferForm text={pricing.data.partnerOffer} price={money(pricing.data.fees.partnerMonth, pricing.data.currency)} />}
      <section className="stack gap-3" aria-labelledby="partners">
        <h2 className="section-title" id="partners">
          Partners today
        </h2>
        <PartnerList />
      </section>
    </div>
  );
}

const schema = v.object({ partnerOffer: optionalText(1000) });

function OfferForm({ text, price }: { text: string; price: string }) {
  const [form, draft] = useDraftForm('partner-offer', schema, { partnerOffer: text });
  const save = usePartnerOffer(() => {
    draft.clear();
    toast('Saved', 'Shown on the page of the subscription.');
  });
  return (
    <Form form={form} name="partner-offer" failure={save.error} draft={draft} onSubmit={({ partnerOffer }) => save.act(partnerOffer)}>
      <p>
        People can subscribe for {price} a month once you say what they get. The price is in <Link to="/admin/settings">site settings</Link>.
      </p>
      <TextArea
        name="partnerOffer"
        label="What partners get"
        optional
        rows={6}
        maxLength={1000}
        hint="Only promise what you do yourself, such as a dinner with investors every month. Leave it empty to stop new subscriptions."
      />
      <div>
        <Button type="submit" variant="primary" pending={save.pending} pendingLabel="Saving…">
          Save
        </Button>
      </div>
    </Form>
  );
}

function PartnerList() {
  const [params] = useSearchParams();
  const partners = usePartners(params.get('cursor'));
  if (partners.isPending) return <SkeletonText label="Loading the partners" />;
  if (partners.isError) return <ErrorState title="The partners didn’t load" error={partners.error} onRetry={() => void partners.refetch()} />;
  const { items, prevCursor, nextCursor } = partners.data;
  if (items.length === 0) return <p className="mut">Nobody yet. People appear here once their month is paid or free.</p>;
  return (
    <>
      <ul className="card card-p" aria-label="Partners">
        {items.map((partner) => (
          <PartnerRow key={partner.userId} partner={partner} />
        ))}
      </ul>
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of partners" />
    </>
  );
}

function PartnerRow({ partner: { name, email, feeId, lastDay, isGrace } }: { partner: Partner }) {
  return (
    <li className="list-row">
      <div className="row top sp gap-3">
        <div className="break">
          <b>{name}</b>
          <p className="mut">{email}</p>
          <p className="sm">
            <Link to={`/fees/${feeId}`}>
              {isGrace ? 'Ended' : 'Through'} {fullDay(lastDay)}
            </Link>
          </p>
        </div>
        <Pill tone={isGrace ? 'warn' : 'ok'}>{isGrace ? 'Not renewed' : 'Active'}</Pill>
      </div>
    </li>
  );
}
