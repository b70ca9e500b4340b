import { type ReactNode, useId } from 'react';
import { useSite } from '../../../data/site/site';
import { kindLabels } from '../../../lib/format';
import { currencySign, parseMoney } from '../../../lib/money';
import { defaultMiles, distances } from '../distance';
import { changeDistance, changePlace, type Params, payInput, typedPlace } from '../filters';
import { WhereInput } from './where-input';

interface FilterFieldsProps {
  params: Params;
  /** Called with the changed parameters, which the caller writes to the URL. */
  onChange: (change: Params) => void;
}

const kinds = ['one_off', 'shift', 'hourly', 'steady'] as const;

const day = 86_400_000;
const postedOptions = [
  { days: '1', label: 'Last 24 hours' },
  { days: '3', label: 'Last 3 days' },
  { days: '7', label: 'Last 7 days' },
];

/** Converts a number of days to a timestamp, rounded down to the hour so that repeating the search yields the same URL. */
const sinceParam = (days: string) => (days ? String(Math.floor((Date.now() - Number(days) * day) / 3_600_000) * 3_600_000) : '');

/** Returns the shortest option that covers a timestamp, or the longest one; links can contain any timestamp. */
function sinceOption(since: string | undefined): string {
  if (!since) return '';
  const days = (Date.now() - Number(since)) / day;
  return postedOptions.find((one) => days <= Number(one.days) + 0.5)?.days ?? '7';
}

/** The filters, shared by the sidebar and the phone's sheet. Each applies immediately. */
export function FilterFields({ params, onChange }: FilterFieldsProps) {
  const site = useSite();
  const where = typedPlace(params);
  const whereId = useId();
  const changeWhere = (place: string) => onChange(changePlace(place, params));
  return (
    <div className="stack gap-5">
      <SelectFilter label="Category" value={params.category} onChange={(category) => onChange({ category })} any="All categories">
        {site.categories
          .filter(({ hidden, id }) => !hidden || id === params.category)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectFilter>
      <SelectFilter label="Job type" value={params.kind} onChange={(kind) => onChange({ kind })} any="Any">
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindLabels(kind)}
          </option>
        ))}
      </SelectFilter>
      <div className="field">
        <label htmlFor={whereId}>Where</label>
        <div className="in-wrap">
          <WhereInput key={where} id={whereId} value={where} onChoose={changeWhere} onCommit={changeWhere} />
        </div>
      </div>
      {(where || site.placeId !== null) && (
        <SelectFilter
          label={where || params.near ? 'Distance' : `Distance from ${site.town}`}
          value={params.withinMiles ?? (params.where ? defaultMiles : '')}
          onChange={(miles) => onChange(changeDistance(miles, params, site))}
          any="Any distance"
        >
          {distances.map((one) => (
            <option key={one} value={one}>{`Within ${one} miles`}</option>
          ))}
        </SelectFilter>
      )}
      <TextFilter
        label="Minimum pay per hour"
        value={payInput(params, site.currency)}
        before={currencySign(site.currency)}
        onCommit={(typed) => {
          const amount = parseMoney(typed, site.currency);
          onChange({ minBudget: amount ? String(amount) : '', unit: '' });
        }}
      />
      <SelectFilter label="Posted" value={sinceOption(params.since)} onChange={(days) => onChange({ since: sinceParam(days) })} any="Any time">
        {postedOptions.map(({ days, label }) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </SelectFilter>
      <fieldset className="plain">
        <legend className="lbl">Only show</legend>
        <CheckboxFilter label="Urgent" on={params.urgent === 'true'} onChange={(on) => onChange({ urgent: on ? 'true' : '' })} />
        <CheckboxFilter label="Remote" on={params.remote === 'true'} onChange={(on) => onChange({ remote: on ? 'true' : '' })} />
      </fieldset>
    </div>
  );
}

interface SelectFilterProps {
  label: string;
  value: string | undefined;
  any: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function SelectFilter({ label, value, any, onChange, children }: SelectFilterProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="in" id={id} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">{any}</option>
        {children}
      </select>
    </div>
  );
}

interface TextFilterProps {
  label: string;
  value: string;
  before?: string;
  placeholder?: string;
  onCommit: (typed: string) => void;
}

/** A text filter that applies on blur or Enter rather than on every keystroke. */
function TextFilter({ label, value, before, placeholder, onCommit }: TextFilterProps) {
  const id = useId();
  const done = (typed: string) => typed.trim() !== value && onCommit(typed.trim());
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="in-wrap">
        {before && <span className="pre">{before}</span>}
        <input
          key={value}
          id={id}
          className={before ? 'in num' : 'in plain-in'}
          defaultValue={value}
          placeholder={placeholder}
          inputMode={before ? 'decimal' : 'text'}
          enterKeyHint="done"
          onBlur={(event) => done(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && done(event.currentTarget.value)}
        />
      </div>
    </div>
  );
}

function CheckboxFilter({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
