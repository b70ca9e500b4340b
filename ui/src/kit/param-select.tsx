import { useId } from 'react';
import { useSearchParams } from '../lib/router/hooks';
import type { Option } from './form/inputs';
import { useSetParam } from './use-set-param';

interface ParamSelectProps {
  param: string;
  label: string;
  options: Option[];
  /** What is shown while the address says nothing. */
  byDefault?: string;
}

/** A select that applies at once and is stored in the address; an empty value is left out. */
export function ParamSelect({ param, label, options, byDefault = '' }: ParamSelectProps) {
  const id = useId();
  const [params] = useSearchParams();
  const choose = useSetParam(param);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="in" value={params.get(param) ?? byDefault} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
