import { useId, useState } from 'react';
import { useMatchColumns } from '../../../data/imports/imports';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { type Option, Options } from '../../../kit/form/inputs';
import type { ImportCause, ImportDetails } from '../../../lib/api';
import { count, counted } from '../../../lib/format';
import { fieldLabel, fixedValues } from '../fields';
import { causeCost, causeTitle } from '../labels';
import { translate } from '../mapping';

/** Asks what the texts of a column mean, such as which category a department is. Those that are clear are suggested. */
export function MatchTexts({ details, cause, primary }: { details: ImportDetails; cause: ImportCause; primary: boolean }) {
  const { categories } = useSite();
  const names = cause.field === 'category' ? categories.map(({ id, name }) => ({ value: id, label: name })) : fixedValues(cause.field);
  const choices = cause.choices.map((value) => ({ value, label: names.find((one) => one.value === value)?.label ?? value }));
  const [meanings, setMeanings] = useState(() => Object.fromEntries(cause.values.map(({ text, suggestion }) => [text, suggestion ?? ''])));
  const [others, setOthers] = useState('');
  const match = useMatchColumns(String(details.id));
  const { mapping } = details;
  if (!mapping) return null;
  const label = fieldLabel(cause.field);
  const leftOut: Option = { value: '', label: cause.cost === 'pay' ? 'Import without pay' : 'Skip these rows' };
  const clear = cause.values.filter(({ suggestion }) => suggestion);
  const unclear = cause.values.filter(({ suggestion }) => !suggestion);
  const rest = choices.find(({ value }) => value === 'other');
  const save = (rest: string) => match.act(translate(mapping, cause.field, meanings, rest));
  const row = ({ text, rows }: ImportCause['values'][number]) => (
    <li key={text} className="list-row match-row">
      <Meaning
        label={text ? `“${text}”` : '(empty)'}
        detail={counted(rows, 'row', 'rows')}
        options={[leftOut, ...choices]}
        value={meanings[text] ?? ''}
        onChange={(meaning) => setMeanings({ ...meanings, [text]: meaning })}
      />
    </li>
  );
  const look = primary ? 'primary' : 'secondary';
  return (
    <section className="stack gap-3" aria-label={causeTitle(cause)}>
      <div>
        <h2>{causeTitle(cause)}</h2>
        <p className="mut">
          {causeCost(cause)}.{' '}
          {clear.length > 0
            ? `We know what ${count(clear.length)} of ${counted(cause.values.length, 'text means', 'texts mean')}.`
            : 'Choose what each one means on this site.'}
        </p>
      </div>
      {rest && (
        <div>
          <Button variant={look} pending={match.pending} disabled={match.waits} pendingLabel="Saving…" onClick={() => save(rest.value)}>
            {clear.length > 0 ? `Use our matches, put the rest under ${rest.label}` : `Put all of them under ${rest.label}`}
          </Button>
        </div>
      )}
      <ul className="card card-p">
        {unclear.map(row)}
        <li className="list-row match-row">
          <Meaning
            label="Everything else"
            detail="Also applies to new values next time"
            options={[leftOut, ...choices]}
            value={others}
            onChange={setOthers}
          />
        </li>
      </ul>
      {clear.length > 0 && (
        <details className="more">
          <summary>{counted(clear.length, 'text is', 'texts are')} matched. Look or change</summary>
          <ul className="card card-p">{clear.map(row)}</ul>
        </details>
      )}
      <ErrorLine error={match.error} />
      <div>
        <Button
          variant={rest ? 'secondary' : look}
          pending={match.pending}
          disabled={match.waits}
          pendingLabel="Saving…"
          onClick={() => save(others)}
        >
          {`Save ${label.toLowerCase()} and check again`}
        </Button>
      </div>
    </section>
  );
}

interface MeaningProps {
  label: string;
  detail: string;
  options: Option[];
  value: string;
  onChange: (meaning: string) => void;
}

function Meaning({ label, detail, options, value, onChange }: MeaningProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="break">
        {label}
        <span className="sm mut block">{detail}</span>
      </label>
      <select id={id} className="in" value={value} onChange={(event) => onChange(event.target.value)}>
        <Options of={options} />
      </select>
    </>
  );
}
