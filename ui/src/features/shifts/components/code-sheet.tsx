import { useState } from 'react';
import * as v from 'valibot';
import { useClockCode, useDeleteKiosk, useKiosks, useMakeKiosk } from '../../../data/shifts/shifts';
import { Button } from '../../../kit/button';
import { CopyLink } from '../../../kit/copy-link';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import { SkeletonText } from '../../../kit/skeleton';
import type { Contract } from '../../../lib/api';
import { text } from '../../../lib/fields';
import { CodePanel } from './code-panel';

/** Shows the code that workers clock in with, and makes links for a screen at the door. */
export default function CodeSheet({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const code = useClockCode({ contract: contract.id });
  return (
    <Sheet open onClose={onClose} title="Clock-in code">
      <div className="stack gap-4">
        <p>
          Workers type these digits or point their phone’s camera at the square. The code changes every minute and is the same for everyone who works
          for you.
        </p>
        {code.isPending && <SkeletonText label="Loading the code" />}
        {code.isError && <ErrorState title="The code didn’t load" error={code.error} onRetry={() => void code.refetch()} />}
        {code.data && <CodePanel code={code.data} />}
        <Kiosks employerId={contract.employer.id} />
      </div>
    </Sheet>
  );
}

function Kiosks({ employerId }: { employerId: number }) {
  const kiosks = useKiosks();
  const remove = useDeleteKiosk();
  const [url, setUrl] = useState('');
  const form = useSchemaForm(v.object({ name: text(60, 'Enter where the screen is.') }), { name: '' });
  const make = useMakeKiosk(({ token }) => {
    form.reset({ name: '' });
    setUrl(`${location.origin}/kiosk/${token}`);
  });
  const own = kiosks.data?.items.filter((kiosk) => kiosk.employerId === employerId) ?? [];
  return (
    <section className="stack gap-3" aria-label="A screen at the door">
      <h3 className="row-title">A screen at the door</h3>
      <p className="mut">Any old tablet or phone can show the code. Open the link on it and leave it open. It needs no account.</p>
      {url && (
        <>
          <CopyLink label="Link for the screen" url={url} />
          <p className="sm mut">Copy it now. For safety, it isn’t shown again.</p>
        </>
      )}
      {own.length > 0 && (
        <ul aria-label="Screens">
          {own.map(({ id, name }) => (
            <li key={id} className="row sp gap-2">
              <span className="break">{name}</span>
              <Button size="sm" variant="ghost" pending={remove.pending && remove.input === id} onClick={() => remove.act(id)}>
                Turn off
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ErrorLine error={remove.error} />
      <Form form={form} name="kiosk" failure={make.error} className="stack gap-3" onSubmit={({ name }) => make.act({ employerId, name })}>
        <TextField name="name" label="Where the screen is" maxLength={60} hint="For example: Kitchen door." />
        <div>
          <Button type="submit" pending={make.pending} pendingLabel="Making…">
            Make a link
          </Button>
        </div>
      </Form>
    </section>
  );
}
