import { MapPin, Search } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { joinTown, splitTown } from '../../../lib/town';
import { withParams } from '../filters';

/** What and where. On the list of jobs a phone shows the first field only; the rest is in its filters. */
export function SearchBar({ slim }: { slim: boolean }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = search.get('query') ?? '';
  const town = joinTown(search.get('city') ?? '', search.get('state') ?? '');

  const submit = (data: FormData) => {
    const change = { query: String(data.get('query') ?? '').trim(), ...splitTown(String(data.get('town') ?? '')) };
    navigate({ pathname: '/jobs', search: `?${withParams(slim ? search : new URLSearchParams(), change)}` });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser we support knows <search>
    <form
      key={`${query}|${town}`}
      className={slim ? 'searchbar one' : 'searchbar'}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <label className="in-wrap grow">
        <Icon of={Search} />
        <span className="vh">What work</span>
        <input
          className="in"
          name="query"
          type="search"
          defaultValue={query}
          maxLength={200}
          placeholder="What kind of work?"
          enterKeyHint="search"
        />
      </label>
      <label className="in-wrap where">
        <Icon of={MapPin} />
        <span className="vh">Where</span>
        <input
          className="in"
          name="town"
          defaultValue={town}
          maxLength={100}
          placeholder="Town, state"
          enterKeyHint="search"
          autoComplete="address-level2"
        />
      </label>
      <Button type="submit" variant="marigold" size="lg">
        Search
      </Button>
    </form>
  );
}
