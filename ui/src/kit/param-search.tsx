import { Search } from 'lucide';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from '../lib/router/hooks';
import { Button } from './button';
import { Icon } from './icon';
import { useSetParam } from './use-set-param';

/** A search field whose words are in the address. They apply with Enter or the button. */
export function ParamSearch({ param, label }: { param: string; label: string }) {
  const id = useId();
  const [params] = useSearchParams();
  const apply = useSetParam(param);
  const current = params.get(param) ?? '';
  const [typed, setTyped] = useState(current);
  useEffect(() => setTyped(current), [current]);
  const search = (event: React.FormEvent) => {
    event.preventDefault();
    apply(typed.trim());
  };
  return (
    <form className="field" onSubmit={search}>
      <label htmlFor={id}>{label}</label>
      <span className="row gap-2">
        <input
          id={id}
          type="search"
          className="in grow"
          enterKeyHint="search"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" aria-label="Search">
          <Icon of={Search} size="s" />
        </Button>
      </span>
    </form>
  );
}
