import { type Control, useWatch } from 'react-hook-form';
import { Strip } from '../../../kit/strip';
import { shortName } from '../../../lib/format';
import { parseMoney } from '../../../lib/money';
import { useCategory, useSession } from '../../../lib/session';
import { splitTown } from '../../../lib/town';
import type { JobBody } from '../mutations';
import type { PostValues } from '../post-schema';
import { usePostsFor } from '../queries';

/** The notice as it will hang on the board, while it is written. */
export default function PostPreview({ control, currency }: { control: Control<PostValues, unknown, JobBody>; currency: string }) {
  const values = useWatch({ control }) as PostValues;
  const category = useCategory(values.category);
  const { user } = useSession();
  const mine = usePostsFor(user !== null).data?.items ?? [];
  // Strangers see a person by first name and initial, a business by its name.
  const employer = mine.find(({ id }) => String(id) === values.employerId) ?? mine.find(({ rights }) => rights.post);
  const name = employer?.name ?? user?.name ?? 'Your name';
  const poster = (employer ? employer.kind === 'person' : user) ? shortName(name) : name;
  const job = {
    ...values,
    ...splitTown(values.city),
    budgetMin: parseMoney(values.budgetMin, currency),
    budgetMax: parseMoney(values.budgetMax, currency),
    currency,
    distanceMiles: null,
    applicationCount: 0,
    startDate: values.startDate || null,
    endDate: values.endDate || null,
    startTime: values.startTime || null,
    endTime: values.endTime || null,
  };
  return (
    <section className="board onboard preview" aria-label="Preview">
      <div className={`job stock st-${category.stock} pinned`}>
        <p className="job-title head">{values.title || 'Your title'}</p>
        <p className="meta">{poster}</p>
        <div className="job-foot" />
        <Strip job={job} />
      </div>
    </section>
  );
}
