import { useState } from 'react';
import { useCalendarAddress, useDeleteCalendarAddress, useMakeCalendarAddress } from '../../../data/calendars/address';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { CopyLink } from '../../../kit/copy-link';
import { ErrorLine } from '../../../kit/error-line';
import { Section } from '../../../kit/sections';
import { SkeletonText } from '../../../kit/skeleton';
import { date } from '../../../lib/format';

/** The private address from which the person's calendar app reads their interviews and shifts. */
export default function CalendarSettings() {
  const current = useCalendarAddress();
  const [address, setAddress] = useState<string>();
  const [asking, setAsking] = useState<'renew' | 'off'>();
  const close = () => setAsking(undefined);
  const make = useMakeCalendarAddress((made) => {
    setAddress(made.address);
    close();
  });
  const remove = useDeleteCalendarAddress(() => {
    setAddress(undefined);
    close();
  });
  const madeAt = current.data?.createdAt ?? null;
  return (
    <Section id="calendar" title="Calendar">
      <p className="mut">
        Your interviews and shifts can show up in your own calendar app. Anyone who has the address can see their times and titles, so don’t share it.
        It stops working if you reset your password.
      </p>
      {current.isPending && <SkeletonText label="Loading your calendar address" />}
      {address ? (
        <>
          <CopyLink label="Your calendar address" url={address} />
          <p className="sm mut">
            Copy it now, because we only show it once. <a href={address.replace(/^https?:/, 'webcal:')}>Open it in this device’s calendar</a>
          </p>
        </>
      ) : (
        madeAt !== null && <p>You made an address on {date(madeAt)}. We can’t show it again, but you can make a new one.</p>
      )}
      {current.data && (
        <div className="row gap-3 wrp">
          {madeAt === null ? (
            <Button pending={make.pending} pendingLabel="Making…" onClick={() => make.act(null)}>
              Make an address
            </Button>
          ) : (
            <>
              <Button onClick={() => setAsking('renew')}>Make a new address</Button>
              <Button variant="ghost" onClick={() => setAsking('off')}>
                Turn off
              </Button>
            </>
          )}
        </div>
      )}
      <ErrorLine error={current.error ?? make.error ?? remove.error} />
      <Confirm
        open={asking !== undefined}
        onClose={close}
        title={asking === 'off' ? 'Turn off your calendar address?' : 'Make a new calendar address?'}
        action={asking === 'off' ? 'Turn off' : 'Make a new one'}
        cancel="Keep it"
        destructive
        pending={make.pending || remove.pending}
        onConfirm={() => (asking === 'off' ? remove.act(null) : make.act(null))}
      >
        <p>Calendars that use the current address stop getting updates.</p>
      </Confirm>
    </Section>
  );
}
