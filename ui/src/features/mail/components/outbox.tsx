import { useState } from 'react';
import { useHandOut, useMailAct, useMailServer, useOutbox } from '../../../data/mail/outbox';
import { Button, ButtonLink } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { Empty } from '../../../kit/empty';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Pager } from '../../../kit/pager';
import { ParamSearch } from '../../../kit/param-search';
import { ParamSelect } from '../../../kit/param-select';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import type { HandedLink, List, MailState, OutboxMail } from '../../../lib/api';
import { relativeTime } from '../../../lib/format';
import { useSearchParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { stateLabels } from '../labels';

const HandOutSheet = lazyOverlay(() => import('./hand-out-sheet'));

const states = Object.keys(stateLabels) as MailState[];
const options = [{ value: '', label: 'All' }, ...states.map((state) => ({ value: state, label: stateLabels[state].label }))];

/** What was sent in the last 30 days, and what wasn't and why. Links that someone has to hand out come first. */
export function Outbox() {
  const [params] = useSearchParams();
  const [state, address] = [params.get('state'), params.get('address')];
  return (
    <div className="stack gap-4">
      <ParamSelect param="state" label="Show" options={options} />
      <ParamSearch param="address" label="Email address" />
      {state || address ? <Found state={states.find((one) => one === state) ?? null} address={address} /> : <Everything />}
    </div>
  );
}

function Everything() {
  const [params] = useSearchParams();
  const links = useOutbox({ hasLink: 'true', limit: '100' });
  const others = useOutbox({ hasLink: 'false', limit: '100', cursor: params.get('cursor') });
  const canSend = useMailServer().data?.isSetUp ?? false;
  if (links.isPending || others.isPending) return <SkeletonText label="Loading the outbox" />;
  const failed = links.isError ? links : others;
  if (failed.isError || !links.data || !others.data) {
    return <ErrorState title="The outbox didn’t load" error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if (links.data.items.length === 0 && others.data.items.length === 0) {
    return (
      <Empty
        title="No email yet"
        text="Every email the site writes shows up here, with what became of it."
        action={<ButtonLink to="/admin-dashboard">Back to the office</ButtonLink>}
      />
    );
  }
  const rest = <MailList list={others.data} isStale={others.isPlaceholderData} />;
  return (
    <>
      {links.data.items.length > 0 && (
        <section className="stack gap-4" aria-labelledby="outbox-links">
          <h2 className="section-title" id="outbox-links">
            Links to hand out
          </h2>
          <MailList list={links.data} isStale={links.isPlaceholderData} />
        </section>
      )}
      {/* Without a mail server, nobody will send them. */}
      {canSend || others.data.items.length === 0 ? (
        rest
      ) : (
        <details open={params.has('cursor')}>
          <summary>{`${links.data.items.length > 0 ? 'Other emails' : 'Emails without a link'} (${sizeOf(others.data)})`}</summary>
          <div className="next-part">{rest}</div>
        </details>
      )}
    </>
  );
}

/** Counts a list of which this may be only one page. */
const sizeOf = ({ items, prevCursor, nextCursor }: List<OutboxMail>) => (prevCursor || nextCursor ? `${items.length}+` : String(items.length));

function Found({ state, address }: { state: MailState | null; address: string | null }) {
  const [params, setParams] = useSearchParams();
  const outbox = useOutbox({ state, address, cursor: params.get('cursor') });
  if (outbox.isPending) return <SkeletonText label="Loading the outbox" />;
  if (outbox.isError) return <ErrorState title="The outbox didn’t load" error={outbox.error} onRetry={() => void outbox.refetch()} />;
  if (outbox.data.items.length === 0) {
    return (
      <Empty
        title="No matches"
        text="No email of the last 30 days fits."
        action={<Button onClick={() => setParams({ tab: 'outbox' }, { replace: true })}>Clear filters</Button>}
      />
    );
  }
  return <MailList list={outbox.data} isStale={outbox.isPlaceholderData} />;
}

function MailList({ list: { items, prevCursor, nextCursor }, isStale }: { list: List<OutboxMail>; isStale: boolean }) {
  return (
    <div className="stack gap-4" aria-busy={isStale}>
      <ul className="stack gap-4">
        {items.map((mail) => (
          <li key={mail.id}>
            <Mail mail={mail} />
          </li>
        ))}
      </ul>
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of the outbox" />
    </div>
  );
}

function Mail({ mail }: { mail: OutboxMail }) {
  const [link, setLink] = useState<HandedLink | null>(null);
  const [discarding, setDiscarding] = useState(false);
  const canSend = useMailServer().data?.isSetUp ?? false;
  const handOut = useHandOut(mail.id, setLink);
  const change = useMailAct(mail.id, (act) => {
    setDiscarding(false);
    toast(act === 'retry' ? 'We’re sending it now' : 'Email discarded', mail.address);
  });
  const { label, tone } = stateLabels[mail.state];
  const isOpen = mail.state === 'waiting' || mail.state === 'failed';
  const about = `to ${mail.address}: ${mail.subject}`;
  return (
    <article className="card stack gap-3">
      <div>
        <h2 className="card-title break">{mail.subject}</h2>
        <p className="sm mut break">
          To {mail.address}, {relativeTime(mail.createdAt)}
        </p>
      </div>
      {mail.reason && <p className="sm break">{mail.reason}</p>}
      <div className="row wrp gap-3">
        <Pill {...(tone && { tone })}>{label}</Pill>
        {isOpen && mail.expiresAt > Date.now() && (
          <>
            {mail.hasLink && (
              <Button
                size="sm"
                aria-haspopup="dialog"
                aria-label={`Show the link ${about}`}
                pending={handOut.pending}
                onClick={() => handOut.act(null)}
              >
                Show link
              </Button>
            )}
            {canSend && (
              <Button
                size="sm"
                aria-label={`Send now ${about}`}
                pending={change.pending && change.input === 'retry'}
                onClick={() => change.act('retry')}
              >
                Send now
              </Button>
            )}
            <Button size="sm" variant="ghost" aria-label={`Discard ${about}`} onClick={() => setDiscarding(true)}>
              Discard
            </Button>
          </>
        )}
      </div>
      <ErrorLine error={handOut.error ?? (discarding ? null : change.error)} />
      <Confirm
        open={discarding}
        onClose={() => setDiscarding(false)}
        title={`Discard the email to ${mail.address}?`}
        action="Discard email"
        cancel="Keep it"
        destructive
        pending={change.pending && change.input === 'discard'}
        onConfirm={() => change.act('discard')}
      >
        <p>It won’t be sent, and its text is deleted.</p>
        <ErrorLine error={change.error} />
      </Confirm>
      {link && <HandOutSheet link={link} subject={mail.subject} onClose={() => setLink(null)} />}
    </article>
  );
}
