import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSession } from '../../../data/accounts/session';
import { useMyEmployers } from '../../../data/employers/mine';
import { useMyJobs } from '../../../data/jobs/mine';
import { business } from '../../../data/money/posting-price';
import { useSite } from '../../../data/site/site';
import { lastTown } from '../../../domain/last-town';
import { ErrorState } from '../../../kit/error-state';
import { SelectField, TextField } from '../../../kit/form/inputs';
import { put } from '../../../kit/form/put';
import { SendOnArrival } from '../../../kit/form/send-on-arrival';
import { joinTown } from '../../../lib/town';
import { firstChoice, heldChoice, hiringOptions } from '../hiring';
import type { PostValues } from '../post-schema';
import { PostAgain } from './post-again';

/** Asks who the job is posted for. A business that is named here is added with the job. */
export default function EmployerField() {
  const { user } = useSession();
  const { getValues, reset, watch } = useFormContext<PostValues>();
  const signedIn = user !== null;
  const employers = useMyEmployers(signedIn);
  const jobs = useMyJobs({}, signedIn);
  const options = hiringOptions(employers.data?.items ?? [], user?.name ?? '');
  const isKnown = !signedIn || (employers.isFetched && jobs.isFetched);
  const first = firstChoice(options, jobs.data?.items ?? [], jobs.data?.nextCursor === null);
  const chosen = watch('employerId');
  // Without a connection, a choice from the draft can't be checked and stays.
  const held = employers.isError ? chosen : (heldChoice(chosen, options) ?? first);
  const site = useSite();
  const siteTown = joinTown(site.town, site.state);
  const town = lastTown(jobs.data?.items ?? [], held) ?? siteTown;
  const guess = useRef(siteTown);
  useEffect(() => {
    if (!isKnown) return;
    const values = getValues();
    // A town that was typed stays, and so does one that was on the screen when the job was written.
    const city = values.title === '' && values.city === guess.current ? town : values.city;
    guess.current = town;
    if (held !== chosen || city !== values.city) put(reset, { ...values, employerId: held, city });
  }, [isKnown, held, chosen, town, getValues, reset]);
  if (!isKnown) return <div className="field-space" />;
  return (
    <>
      {/* By now the draft is back in the form, with a choice that still exists. */}
      {signedIn && held === chosen && <SendOnArrival form="post" draft="post-job" />}
      {signedIn && <PostAgain />}
      {employers.isError && <ErrorState title="Your employers didn’t load" error={employers.error} onRetry={() => void employers.refetch()} />}
      {options.length > 0 && <SelectField name="employerId" label="Who is hiring?" options={options} />}
      {(chosen === business || options.length === 0) && (
        <TextField
          name="newBusiness"
          label="Name of the business"
          optional={chosen !== business}
          maxLength={100}
          autoComplete="organization"
          enterKeyHint="next"
          hint={
            chosen === business
              ? 'You can add its town and picture later.'
              : 'Leave it empty to hire in your own name: the job shows your first name and initial.'
          }
        />
      )}
    </>
  );
}
