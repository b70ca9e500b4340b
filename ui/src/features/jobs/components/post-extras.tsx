import { lazy, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSite } from '../../../data/site/site';
import { TownField } from '../../../domain/town-field';
import { CheckField } from '../../../kit/form/choices';
import { Fold } from '../../../kit/form/fold';
import { SelectField, TextArea, TextField } from '../../../kit/form/inputs';
import { counted } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { type PostValues, replyDayOptions } from '../post-schema';

const TagField = lazy(() => loadWithRetry(() => import('../../../kit/form/tag-field')));

const whoFields = ['openings', 'skills', 'replyDays', 'questions'];

/** Where the work is, who is wanted, and how soon they hear back: all of it has a sensible value. */
export default function PostExtras() {
  const site = useSite();
  const { formState, watch } = useFormContext<PostValues>();
  const [openings, replyDays, city, remote] = watch(['openings', 'replyDays', 'city', 'remote']);
  const extraReplyDays = [site.replyDays, Number(formState.defaultValues?.replyDays), Number(replyDays)];
  const people = Number(openings) > 0 ? `${counted(Number(openings), 'person', 'people')}, ` : '';
  return (
    <>
      <Fold label="Where" now={remote ? `${city}, or remote` : city} names={['city', 'area']}>
        <div className="grid g-2 gap-4">
          <TownField name="city" label="Town" />
          <TextField name="area" label="Part of town" optional maxLength={60} hint="Street or neighborhood, no house number." />
        </div>
        <CheckField name="remote" label="Remote work is OK" />
      </Fold>
      <Fold label="Who" now={`${people}replies within ${counted(Number(replyDays), 'day', 'days')}`} names={whoFields}>
        <TextField name="openings" label="How many people" type="number" inputMode="numeric" min={1} />
        <Suspense>
          <TagField name="skills" label="Nice to have" hint="Up to 20 skills, one at a time." max={20} maxLength={40} />
        </Suspense>
        <SelectField
          name="replyDays"
          label="Reply to every applicant within"
          options={replyDayOptions(...extraReplyDays).map((days) => ({ value: String(days), label: counted(days, 'day', 'days') }))}
          hint="We track this, and your job page shows how often you reply on time."
        />
        <TextArea name="questions" label="Questions for applicants" optional rows={3} hint="One per line, up to five." />
      </Fold>
    </>
  );
}
