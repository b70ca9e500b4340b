import { useJobs } from '../../../data/jobs/list';
import { Button } from '../../../kit/button';
import type { JobList } from '../../../lib/api';
import type { ActiveFilter, Params } from '../filters';
import { JobCards } from './job-cards';

interface NoResultsProps {
  params: Params;
  found: JobList;
  filters: ActiveFilter[];
  onChange: (change: Params) => void;
  onSave: (() => void) | undefined;
}

/** Offers an alert, to remove each of the filters, and other jobs: the nearest ones, those with the same words, or the newest. */
export function NoResults({ params, found, filters, onChange, onSave }: NoResultsProps) {
  const isUnknownPlace = Boolean(params.where) && !found.place;
  return (
    <div className="stack gap-6">
      <div className="empty pinned">
        <h2 className="empty-title">No jobs match</h2>
        <p>
          {isUnknownPlace
            ? `We don’t know a place called “${params.where}”. Check the spelling, or use a ZIP code.`
            : 'Remove a filter, or get an alert when one comes up.'}
        </p>
        <div className="actions">
          {onSave && !isUnknownPlace && (
            <Button variant="primary" onClick={onSave}>
              Get an alert
            </Button>
          )}
          {filters.map((filter) => (
            <Button key={filter.id} onClick={() => onChange(filter.removal)}>
              Remove {filter.label}
            </Button>
          ))}
        </div>
      </div>
      <OtherJobs params={params} found={found} hasFilters={filters.some(({ id }) => id !== 'query')} />
    </div>
  );
}

const limit = '3';

interface OtherJobsProps {
  params: Params;
  found: JobList;
  /** Whether something besides the words narrows the search. */
  hasFilters: boolean;
}

/** Asks for one kind of other jobs after the other, until there are some. */
function OtherJobs({ params, found, hasFilters }: OtherJobsProps) {
  const { cursor: _, withinMiles: __, where: ___, ...anywhere } = params;
  const center = found.place?.id;
  const byPlace = useOffer({ ...anywhere, near: String(center), sort: 'nearest', limit }, center != null);
  const { query = '' } = params;
  const byWords = useOffer({ query, limit }, byPlace.isEmpty && query !== '' && hasFilters);
  const newest = useOffer({ limit }, byPlace.isEmpty && byWords.isEmpty);
  const offers = [
    { ...byPlace, title: `Nearest to ${found.place?.label}` },
    { ...byWords, title: `Other jobs for “${query}”` },
    { ...newest, title: 'New on the board' },
  ];
  const offer = offers.find(({ jobs }) => jobs.length > 0);
  if (!offer) return null;
  return (
    <section className="stack gap-3">
      <h2>{offer.title}</h2>
      <JobCards jobs={offer.jobs} />
    </section>
  );
}

/** Up to three jobs, and whether it is known that there are none; without `enabled` there are none. */
function useOffer(params: Params, enabled: boolean) {
  const { data, isPlaceholderData } = useJobs(params, enabled);
  const jobs = enabled && !isPlaceholderData ? (data?.items ?? []) : [];
  return { jobs, isEmpty: !enabled || (data !== undefined && !isPlaceholderData && jobs.length === 0) };
}
