import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useInterviews } from '../../data/interviews/interviews';
import { useSite } from '../../data/site/site';
import { Banner } from '../../kit/banner';
import { Button } from '../../kit/button';
import { SegmentField } from '../../kit/form/choices';
import { useFormName } from '../../kit/form/field';
import { TextField } from '../../kit/form/inputs';
import { moment, wallTime } from '../../lib/moment';
import { townTime } from '../../lib/town-time';
import { rows, type TimesValues, timesOf } from './times';
import { otherSide } from './words';

interface TimesFieldsProps {
  minutes: number;
  /** The interview that is moved, which doesn't get in its own way. */
  except?: number;
}

const choices = [
  { value: 'times', label: 'Propose times' },
  { value: 'hours', label: 'Let them pick' },
];

interface WhenFieldsProps extends TimesFieldsProps {
  /** Whether the other side may pick from the reader's interview hours instead. */
  hasChoice: boolean;
  /** What that means. */
  hoursHint?: string;
}

/** Times to propose, or the choice to let the other side pick one. */
export function WhenFields({ hasChoice, hoursHint, ...times }: WhenFieldsProps) {
  const name = useFormName();
  const isTimes = useFormContext<{ choice: string }>().watch('choice') === 'times';
  return (
    <>
      {hasChoice && <SegmentField name="choice" label="When" options={choices} {...(!isTimes && hoursHint && { hint: hoursHint })} />}
      {isTimes ? <TimesFields {...times} /> : <div id={`${name}-times`} tabIndex={-1} />}
    </>
  );
}

/** Fields for one to three times. */
function TimesFields({ minutes, except }: TimesFieldsProps) {
  const { zone, town } = useSite();
  const name = useFormName();
  const form = useFormContext<TimesValues>();
  const values = form.watch();
  const [opened, setOpened] = useState(1);
  const filled = rows.filter((row) => values[`date${row}`] || values[`time${row}`]).length;
  const count = Math.max(opened, filled);
  return (
    <fieldset className="plain stack gap-3" id={`${name}-times`} tabIndex={-1}>
      <legend className="vh">Times</legend>
      {rows.slice(0, count).map((row) => (
        <div key={row} className="grid gap-3 rate-row">
          <TextField
            name={`date${row}`}
            label={row === 1 ? 'Day' : `Day ${row}`}
            type="date"
            min={wallTime(Date.now(), zone).date}
            optional={row > 1}
          />
          <TextField name={`time${row}`} label={row === 1 ? 'Time' : `Time ${row}`} type="time" hint={`In ${townTime(town)}.`} optional={row > 1} />
        </div>
      ))}
      {count < rows.length && (
        <div>
          <Button size="sm" onClick={() => setOpened(count + 1)}>
            Add another time
          </Button>
        </div>
      )}
      <Overlap times={timesOf(values, zone)} minutes={minutes} {...(except !== undefined && { except })} />
    </fieldset>
  );
}

/** Warns about another interview at one of the times. It's no mistake: a colleague may hold it. */
function Overlap({ times, minutes, except }: { times: number[]; minutes: number; except?: number }) {
  const { zone } = useSite();
  const others = useInterviews({}).data?.items ?? [];
  const clash = others.find(
    ({ id, status, at, endsAt }) =>
      id !== except && status === 'confirmed' && at !== null && times.some((time) => time < endsAt && at < time + minutes * 60_000),
  );
  if (!clash?.at) return null;
  return (
    <Banner kind="warn" lead="There’s another interview then">
      With {otherSide(clash)}, {moment(clash.at, zone).text}.
    </Banner>
  );
}
