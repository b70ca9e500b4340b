import { type Control, useWatch } from 'react-hook-form';
import { useSession } from '../../../data/accounts/session';
import { useMyEmployers } from '../../../data/employers/mine';
import type { JobBody } from '../../../data/jobs/post';
import { business } from '../../../data/money/posting-price';
import { useCategory } from '../../../data/site/site';
import { PayStrip } from '../../../domain/pay-strip';
import { Pill } from '../../../kit/pill';
import { RichText } from '../../../kit/rich-text';
import { shortName } from '../../../lib/format';
import { parseMoney } from '../../../lib/money';
import { splitTown } from '../../../lib/town';
import { nonEmptyLines, type PostValues } from '../post-schema';

interface PostPreviewProps {
  control: Control<PostValues, unknown, JobBody>;
  currency: string;
  /** Who posted the job that is edited. */
  postedBy?: string | undefined;
  /** Also show the parts that appear only on the job page. */
  full?: boolean;
}

/** Live preview of the job card. */
export default function PostPreview({ control, currency, postedBy, full = false }: PostPreviewProps) {
  const values = useWatch({ control }) as PostValues;
  const category = useCategory(values.category);
  const { user } = useSession();
  const mine = useMyEmployers(user !== null).data?.items ?? [];
  // The public sees a person's first name and initial, but a business's full name.
  const employer = mine.find(({ id }) => String(id) === values.employerId);
  const own = user ? shortName(user.name) : 'Your name';
  const named = employer ? (employer.kind === 'person' ? shortName(employer.name) : employer.name) : own;
  const isNamedHere = values.employerId === business || values.newBusiness !== '';
  const chosen = isNamedHere && !employer ? values.newBusiness || 'Your business' : named;
  const poster = postedBy ?? chosen;
  const [low, high] = [parseMoney(values.budgetMin, currency), parseMoney(values.budgetMax, currency)];
  const job = {
    ...values,
    kind: values.kind || 'one_off',
    budgetUnit: values.budgetUnit || 'job',
    ...splitTown(values.city),
    budgetMin: low ?? high,
    budgetMax: high ?? low,
    currency,
    distanceMiles: null,
    applicationCount: 0,
    startDate: values.startDate || null,
    endDate: values.endDate || null,
    startTime: values.startTime || null,
    endTime: values.endTime || null,
  };
  const card = (
    <section className="board onboard preview" aria-label="Preview">
      <div className={`job stock st-${category.stock} pinned`}>
        <p className="job-title head">{values.title || 'Your title'}</p>
        <p className="meta">{poster}</p>
        <PayStrip job={job} />
      </div>
    </section>
  );
  if (!full) return card;
  return (
    <div className="stack gap-4">
      {card}
      <PreviewDetails values={values} />
    </div>
  );
}

function PreviewDetails({ values: { description, skills, photos, questions } }: { values: PostValues }) {
  const questionList = nonEmptyLines(questions);
  return (
    <>
      <section>
        <h3 className="card-title">The work</h3>
        {description.trim() ? <RichText text={description} /> : <p className="mut">Your details</p>}
      </section>
      {skills.length > 0 && (
        <section>
          <h3 className="card-title">Nice to have</h3>
          <ul className="row wrp gap-1">
            {skills.map((skill) => (
              <li key={skill}>
                <Pill>{skill}</Pill>
              </li>
            ))}
          </ul>
        </section>
      )}
      {photos.length > 0 && (
        <ul className="photos">
          {photos.map((token, index) => (
            <li key={token}>
              <img src={`/api/files/${token}?size=small`} alt={`${index + 1} of ${photos.length}`} width={480} height={360} />
            </li>
          ))}
        </ul>
      )}
      {questionList.length > 0 && (
        <section>
          <h3 className="card-title">Applicants answer these questions</h3>
          <ol className="prose">
            {questionList.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
