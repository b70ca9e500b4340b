import { useId } from 'react';
import { useSearchParams } from 'react-router';
import type { Option } from './form/inputs';

/** A select that applies at once and is stored in the address; an empty value, the default, is left out. */
export function ParamSelect({ param, label, options }: { param: string; label: string; options: Option[] }) {
  const id = useId();
  const [params, setParams] = useSearchParams();
  const choose = (value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(param, value);
    else next.delete(param);
    next.delete('cursor');
    setParams(next, { replace: true, preventScrollReset: true });
  };
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
