import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import { useSaveProfile } from '../../../data/accounts/change-profile';
import { TownField } from '../../../domain/town-field';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { SelectField, TextArea, TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import type { PayUnit, Profile, Visibility } from '../../../lib/api';
import { optionalMoney, optionalText, orNull, text } from '../../../lib/fields';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { currencySign, moneyText, unitLabels } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { joinTown, splitTown } from '../../../lib/town';

const TagField = lazy(() => loadWithRetry(() => import('../../../kit/form/tag-field')));

const units = Object.entries(unitLabels).map(([value, label]) => ({ value, label }));

const schemaFor = (currency: string) =>
  v.object({
    name: text(100, 'Enter your name.'),
    headline: optionalText(120),
    about: optionalText(4000),
    city: optionalText(100),
    skills: v.array(v.string()),
    rate: optionalMoney(currency),
    rateUnit: v.picklist(Object.keys(unitLabels) as PayUnit[]),
    availability: optionalText(120),
    availableFrom: v.string(),
    visibility: v.picklist(['everyone', 'members', 'applied']),
  });

const visibilityOptions: { value: Visibility; label: string }[] = [
  { value: 'everyone', label: 'Everyone, signed in or not' },
  { value: 'members', label: 'Anyone with an account' },
  { value: 'applied', label: 'Only employers I apply to' },
];

export function ProfileForm({ profile }: { profile: Profile }) {
  const [form, draft] = useDraftForm('profile', schemaFor(profile.currency), {
    name: profile.name,
    headline: profile.headline,
    about: profile.about,
    city: joinTown(profile.city, profile.state),
    skills: profile.skills,
    rate: moneyText(profile.rate, profile.currency),
    rateUnit: profile.rateUnit,
    availability: profile.availability,
    availableFrom: profile.availableFrom ?? '',
    visibility: profile.visibility,
  });
  const save = useSaveProfile(() => {
    draft.clear();
    toast('Profile saved');
  });

  return (
    <Form
      form={form}
      name="profile"
      failure={save.error}
      draft={draft}
      onSubmit={(values) => save.act({ ...values, ...splitTown(values.city), availableFrom: orNull(values.availableFrom) })}
    >
      <TextField name="name" label="Your name" autoComplete="name" maxLength={100} />
      <TextField name="headline" label="Headline" optional hint="What you do best: “Line cook, six years, own knives”." maxLength={120} />
      <TownField name="city" label="Town" optional />
      <div className="grid g-2 gap-4">
        <TextField name="rate" label="Your usual rate" optional before={currencySign(profile.currency)} inputMode="decimal" />
        <SelectField name="rateUnit" label="Paid" options={units} />
      </div>
      <div className="grid g-2 gap-4">
        <TextField name="availability" label="Availability" optional hint="“Evenings and Saturdays”." maxLength={120} />
        <TextField name="availableFrom" label="Available starting" optional type="date" />
      </div>
      <Suspense>
        <TagField name="skills" label="Skills" hint="Up to 20, one at a time." max={20} maxLength={40} />
      </Suspense>
      <TextArea name="about" label="About you" optional rows={6} maxLength={4000} hint="Start a line with “- ” to make a list." />
      <SelectField name="visibility" label="Who can see your profile" options={visibilityOptions} hint="Employers you apply to can always see it." />
      <div className="actions">
        <Button type="submit" variant="primary" size="lg" pending={save.pending} pendingLabel="Saving…">
          Save profile
        </Button>
      </div>
    </Form>
  );
}
