import { useId } from 'react';
import { useSearchParams } from '../lib/router/hooks';
import type { Option } from './form/inputs';
import { useSetParam } from './use-set-param';

/** A select that applies at once and is stored in the address; an empty value, the default, is left out. */
export function ParamSelect({ param, label, options }: { param: string; label: string; options: Option[] }) {
  const id = useId();
  const [params] = useSearchParams();
  const choose = useSetParam(param);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="in" value={params.get(param) ?? ''} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
