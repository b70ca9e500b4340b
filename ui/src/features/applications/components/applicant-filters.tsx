import { ParamSearch } from '../../../kit/param-search';
import { ParamSelect } from '../../../kit/param-select';
import { verdicts } from '../statuses';

const sorts = [
  { value: '', label: 'Oldest first' },
  { value: 'newest', label: 'Newest first' },
];

/** Search, rating filter and sort order of one job's applicants. */
export function ApplicantFilters() {
  return (
    <div className="filters">
      <ParamSearch param="query" label="Search names and messages" />
      <ParamSelect param="verdict" label="Your rating" options={[{ value: '', label: 'Any' }, ...verdicts]} />
      <ParamSelect param="sort" label="Sort by" options={sorts} />
    </div>
  );
}
