import type { Params } from '../filters';

interface SortSelectProps {
  params: Params;
  onChange: (change: Params) => void;
}

/** Selects the sort order, offering only those that make sense for the search. */
export function SortSelect({ params, onChange }: SortSelectProps) {
  const defaultSort = params.query ? 'best' : 'newest';
  const options = [
    ...(params.query ? [{ value: 'best', label: 'Best match' }] : []),
    { value: 'newest', label: 'Newest' },
    { value: 'pay', label: 'Best paid' },
    ...(params.near ? [{ value: 'nearest', label: 'Nearest' }] : []),
  ];
  return (
    <label className="row sm mut sort gap-2">
      {/* Beside the filters of a phone there is no room for the words. */}
      <span className="d-only">Sort by</span>
      <select
        className="in"
        aria-label="Sort by"
        value={params.sort ?? defaultSort}
        onChange={({ target }) => onChange({ sort: target.value === defaultSort ? '' : target.value })}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
