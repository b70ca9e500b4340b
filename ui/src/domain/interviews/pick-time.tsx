import { useState } from 'react';
import { useSlots } from '../../data/interviews/interviews';
import { useSite } from '../../data/site/site';
import { Button } from '../../kit/button';
import { ErrorState } from '../../kit/error-state';
import { SkeletonText } from '../../kit/skeleton';
import type { ArrangedInterview } from '../../lib/api';
import { moment, wallTime } from '../../lib/moment';

interface PickTimeProps {
  interview: ArrangedInterview;
  /** The time being sent. */
  sending: number | undefined;
  onPick: (time: number) => void;
}

/** The times to choose from, each with a button. */
export function PickTime({ interview, sending, onPick }: PickTimeProps) {
  if (interview.fromHours) return <PickSlot interview={interview} sending={sending} onPick={onPick} />;
  const times = interview.times.filter((time) => time > Date.now());
  if (times.length === 0) return <p className="mut">These times have passed. Propose others, or cancel the interview.</p>;
  return <Times times={times} sending={sending} onPick={onPick} />;
}

function PickSlot({ interview, sending, onPick }: PickTimeProps) {
  const { zone } = useSite();
  const slots = useSlots(interview.id);
  const [chosen, setChosen] = useState('');
  if (slots.isPending) return <SkeletonText lines={2} label="Loading the free times" />;
  if (slots.isError) return <ErrorState title="The free times didn’t load" error={slots.error} onRetry={() => void slots.refetch()} />;
  const days = [...new Set(slots.data.times.map((time) => wallTime(time, zone).date))];
  const day = days.includes(chosen) ? chosen : (days[0] ?? '');
  if (!day) return <p className="mut">There’s no free time left in their interview hours. Propose times that suit you.</p>;
  return (
    <div className="stack gap-3">
      <label className="field">
        Day
        <select className="in" value={day} onChange={(event) => setChosen(event.target.value)}>
          {days.map((one) => (
            <option key={one} value={one}>
              {dayName(one)}
            </option>
          ))}
        </select>
      </label>
      <Times times={slots.data.times.filter((time) => wallTime(time, zone).date === day)} sending={sending} onPick={onPick} />
    </div>
  );
}

/** "Friday, November 27". */
const dayName = (date: string) =>
  new Intl.DateTimeFormat(undefined, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

function Times({ times, sending, onPick }: { times: number[] } & Omit<PickTimeProps, 'interview'>) {
  const { zone } = useSite();
  return (
    <ul className="stack gap-2" aria-label="Times">
      {times.map((time) => {
        const { text, own } = moment(time, zone);
        return (
          <li key={time}>
            <Button block className="pick-time" pending={sending === time} pendingLabel="Sending…" onClick={() => onPick(time)}>
              <span>
                <b>{text}</b>
                {own && <span className="block sm mut">{own} where you are</span>}
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
