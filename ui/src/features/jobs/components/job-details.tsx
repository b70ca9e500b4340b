import { Banknote, Calendar, Clock, MapPin, TriangleAlert, Users } from 'lucide';
import type { ReactNode } from 'react';
import { useCategory, useSite } from '../../../data/site/site';
import { CategoryStamp } from '../../../domain/category-stamp';
import { Icon } from '../../../kit/icon';
import { Link } from '../../../kit/link';
import { Pill } from '../../../kit/pill';
import { RichText } from '../../../kit/rich-text';
import { Title } from '../../../kit/title';
import type { Job } from '../../../lib/api';
import { counted, days, fullDay, hours, kindLabels, relativeTime, when, where } from '../../../lib/format';
import { lastDayOf } from '../../../lib/moment';
import { payLong } from '../../../lib/money';
import { townPath } from '../../../lib/town';
import { PayAfterTrip } from './pay-after-trip';
import { Photos } from './photos';

/** The full job description. */
export function JobDetails({ job }: { job: Job }) {
  const category = useCategory(job.category);
  const { zone } = useSite();
  return (
    <article className="card card-p card-lift pinned pin-brick stack gap-4">
      <div className={`row gap-2 st-${category.stock}`}>
        <CategoryStamp category={category} small />
        <span className="cat-name">{category.name}</span>
      </div>
      <div className="stack gap-2">
        <Title className="jobtitle break">{job.title}</Title>
        <p className="mut break">
          {job.hiringName ?? job.postedBy}
          {job.listedAt !== null && <span className="dim"> · posted {relativeTime(job.listedAt)}</span>}
          {job.firstPostedOn && <span className="dim"> · first posted {fullDay(job.firstPostedOn)}</span>}
        </p>
        <div className="row wrp gap-1">
          {job.isUrgent && (
            <Pill tone="danger" icon={Clock}>
              Urgent
            </Pill>
          )}
          <Pill>{kindLabels(job.kind)}</Pill>
          {job.remote && <Pill tone="info">Remote</Pill>}
        </div>
      </div>
      <Facts job={job} />
      <PayAfterTrip job={job} />
      {job.warnings.map(({ kind, reason }) => (
        <p key={kind} className="notice n-w">
          <Icon of={TriangleAlert} />
          <span>
            <b>Careful:</b> {reason}
          </span>
        </p>
      ))}
      {/* A job without a description has its title there. */}
      {job.description !== job.title && (
        <section>
          <h2 className="card-title">The work</h2>
          <RichText text={job.description} />
        </section>
      )}
      {job.skills.length > 0 && (
        <section>
          <h2 className="card-title">Nice to have</h2>
          <ul className="row wrp gap-1">
            {job.skills.map((skill) => (
              <li key={skill}>
                <Pill>{skill}</Pill>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Photos job={job} />
      {job.questions.length > 0 && (
        <section>
          <h2 className="card-title">Applicants answer these questions</h2>
          <ol className="prose">
            {job.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </section>
      )}
      {job.status === 'open' && (
        <p className="sm dim">
          {job.checkedAt !== null && `Confirmed open ${relativeTime(job.checkedAt)}. `}
          {!job.hiringName &&
            `Everyone who applies gets a reply ${endsFirst(job) ? 'before it ends' : `within ${counted(job.replyDays, 'day', 'days')}`}. `}
          {job.expiresAt !== null && `Listed until ${lastDayOf(job.expiresAt, zone)}. `}
          Never pay to get a job.
        </p>
      )}
    </article>
  );
}

/** Whether the last day of the work, which ends the listing, comes before the reply is due. */
const endsFirst = ({ kind, whenText, startDate, endDate, expiresAt, replyDays }: Job) =>
  // As on the server: a single task and a shift that isn't said to repeat take one day.
  (endDate ?? (kind === 'one_off' || (kind === 'shift' && !whenText) ? startDate : null)) !== null &&
  expiresAt !== null &&
  expiresAt < Date.now() + replyDays * 86_400_000;

function Facts({ job }: { job: Job }) {
  const [whenMain, whenNote] = when(job);
  const [whereFirst, whereSecond] = where(job);
  const time = hours(job.startTime, job.endTime);
  const dates = job.startDate ? days(job.startDate, job.endDate) : '';
  // The job type is already shown above, so don't repeat it.
  const kind = kindLabels(job.kind);
  const left = job.openings - job.filled;
  const openingsText = left > 0 ? counted(left, 'opening', 'openings') : 'All openings filled';
  const applicantsText = job.applicationCount > 0 ? `${counted(job.applicationCount, 'person has', 'people have')} applied` : 'No applicants yet';
  return (
    <div className="factgrid">
      <Fact
        icon={Banknote}
        main={payLong(job)}
        note={job.budgetMin === null && job.budgetMax === null ? 'Name yours when you apply' : 'You name your own rate'}
      />
      <Fact
        icon={Calendar}
        main={whenMain === kind ? 'When: to be arranged' : whenMain}
        note={job.whenText && dates ? dates : whenNote === kind ? '' : whenNote}
      />
      {time && time !== whenNote && <Fact icon={Clock} main={time} note="" />}
      <Fact icon={MapPin} main={whereFirst} note={whereSecond}>
        {job.placeId !== null && job.state && (
          <Link className="tap" to={townPath(job.city, job.state)}>
            Jobs in {job.city}
          </Link>
        )}
      </Fact>
      <Fact icon={Users} main={job.openings > 1 ? openingsText : applicantsText} note={job.openings > 1 ? applicantsText : ''} />
    </div>
  );
}

function Fact({ icon, main, note, children }: { icon: typeof Clock; main: string; note: string; children?: ReactNode }) {
  return (
    <div className="fact">
      <Icon of={icon} />
      <span className="break">
        <b>{main}</b>
        {note && <small>{note}</small>}
        {children}
      </span>
    </div>
  );
}
