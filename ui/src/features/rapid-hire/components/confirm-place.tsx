import { useState } from 'react';
import * as v from 'valibot';
import type { RapidStep } from '../../../data/rapid-hire/offers';
import { ContactFields, contactSchema } from '../../../domain/contact-fields';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import type { ContactDetails, RapidOffer } from '../../../lib/api';
import type { ActionState } from '../../../lib/use-action';

interface ConfirmPlaceProps {
  offer: RapidOffer;
  contact: ContactDetails;
  step: ActionState<RapidStep>;
}

const schema = v.object({ contact: contactSchema });

/** Confirms the job, and says how the employer reaches the worker. */
export default function ConfirmPlace({ offer, contact, step }: ConfirmPlaceProps) {
  const form = useSchemaForm(schema, { contact });
  const known = [contact.phone, contact.email].filter(Boolean).join(' and ');
  const [isEditing, setEditing] = useState(known === '');
  return (
    <Form
      form={form}
      name={`confirm-${offer.id}`}
      failure={step.error}
      className="stack gap-4"
      onSubmit={({ contact }) => step.act({ action: 'confirm', contact })}
    >
      {isEditing ? (
        <ContactFields hint={`Only ${offer.employer} sees this.`} hires={false} />
      ) : (
        <div className="row wrp gap-2">
          <span className="break">
            {offer.employer} reaches you at {known}.
          </span>
          <Button variant="ghost" size="sm" onClick={() => setEditing(true)}>
            Change
          </Button>
        </div>
      )}
      <div className="actions">
        <Button type="submit" variant="primary" size="lg" pending={step.pending} pendingLabel="Confirming…">
          Confirm, I’ll be there
        </Button>
        <Button size="lg" pending={step.pending} onClick={() => step.act({ action: 'decline' })}>
          I can’t after all
        </Button>
      </div>
    </Form>
  );
}
