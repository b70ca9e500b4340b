import { categoryLabels, meanText } from '../../../domain/reviews';
import { Title } from '../../../kit/title';
import type { WorkRecord } from '../../../lib/api';
import { duration } from '../../../lib/duration';
import { counted, fullDay } from '../../../lib/format';

type RecordContract = WorkRecord['contracts'][number];

/** A work record: who, what all of it adds up to, and each contract. */
export function RecordView({ record }: { record: WorkRecord }) {
  const { name, site, signedOn, joinedOn, contracts, leftOut } = record;
  return (
    <>
      <div>
        <Title className="break">{`Work record of ${name}`}</Title>
        <p className="mut break">
          Kept by {site.name} ({site.url}), where {name} has been a member since {fullDay(joinedOn)}. Signed on {fullDay(signedOn)}.
        </p>
      </div>
      <Totals totals={record.totals} />
      <section className="card card-p stack gap-3" aria-label="Contracts">
        <h2 className="section-title">Contracts</h2>
        {contracts.length === 0 && <p className="mut">No contracts yet. Each one that both sides confirm is listed here.</p>}
        <ul>
          {contracts.map((contract, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a record has no ids and never changes
            <ContractItem key={index} contract={contract} />
          ))}
        </ul>
        {leftOut > 0 && <p className="mut">{counted(leftOut, 'older contract isn’t', 'older contracts aren’t')} listed.</p>}
      </section>
    </>
  );
}

function Totals({ totals }: { totals: WorkRecord['totals'] }) {
  const { contracts, employers, seconds, shifts, reviews, mean } = totals;
  const facts: [string, string][] = [
    ['Contracts', `${contracts}, with ${counted(employers, 'employer', 'employers')}`],
    ['Approved hours', duration(seconds)],
  ];
  if (shifts.due > 0) facts.push(['Shifts in the last year', `Showed up for ${shifts.kept} of ${shifts.due}`]);
  if (reviews > 0)
    facts.push(['Reviews by employers', mean === null ? `${reviews} (a score takes three)` : `${meanText(mean)} of 5, from ${reviews}`]);
  return (
    <dl className="facts card card-p">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function ContractItem({ contract }: { contract: RecordContract }) {
  const { work, employer, from, to, seconds, shifts, milestones, review } = contract;
  const facts = [
    seconds > 0 && `${duration(seconds)} approved`,
    shifts > 0 && counted(shifts, 'shift', 'shifts'),
    milestones > 0 && counted(milestones, 'milestone', 'milestones'),
  ].filter(Boolean);
  return (
    <li className="hours-line stack gap-2">
      <p className="break">
        <b>{work}</b>
        <span className="sm mut block">
          {employer}, {fullDay(from)} to {to ? fullDay(to) : 'today'}
        </span>
      </p>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {review && (
        <>
          {review.text && <p className="break pre-line">“{review.text}”</p>}
          <ul className="row wrp gap-3 sm">
            {review.scores.map(({ category, score }) => (
              <li key={category}>
                {categoryLabels[category]}: <b>{score}</b> of 5
              </li>
            ))}
          </ul>
          {review.reply && (
            <p className="break pre-line">
              <span className="sm mut block">Reply</span>“{review.reply}”
            </p>
          )}
        </>
      )}
    </li>
  );
}
