import { Bookmark, SlidersHorizontal } from 'lucide';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useJobs } from '../../../data/jobs/list';
import { useSite } from '../../../data/site/site';
import { Chips, RemovableChip } from '../../../kit/chip';
import { Icon } from '../../../kit/icon';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import { Title } from '../../../kit/title';
import { useIsWide } from '../../../kit/use-is-wide';
import { track } from '../../../lib/analytics';
import type { JobList, Site } from '../../../lib/api';
import { counted } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { useSearchParams } from '../../../lib/router/hooks';
import { FilterFields } from '../components/filter-fields';
import { Results } from '../components/results';
import { SearchBar } from '../components/search-bar';
import { SortSelect } from '../components/sort-select';
import { type ActiveFilter, activeFilters, type Params, readParams, searchText, understoodFilters, understoodIn, withParams } from '../filters';
import { lastSearch, lastVisit, rememberSearch } from '../history';

// Only those who came back see it.
const LastSearchLink = lazy(() => loadWithRetry(() => import('../components/last-search-link')));
const SaveSearch = lazyOverlay(() => import('../components/save-search'));
const FilterSheet = lazyOverlay(() => import('../components/filter-sheet'));

export default function JobsPage() {
  const [search, setSearch] = useSearchParams();
  const [sheet, setSheet] = useOverlay('filters');
  const site = useSite();
  const isWide = useIsWide();
  const params = readParams(search);
  const [saving, setSaving] = useOverlay('save-search');
  const { data, isPlaceholderData } = useJobs(params);
  const filters = activeFilters(params, site, isPlaceholderData ? null : data?.place);
  const [since] = useState(() => lastVisit());
  const searched = searchText(params);
  useEffect(() => rememberSearch(readParams(new URLSearchParams(searched))), [searched]);
  // While a changed search loads, those of the previous one stay, as far as its words do.
  const understood = understoodFilters(data, params).filter(({ text }) => !isPlaceholderData || params.query?.includes(text));
  const total = isPlaceholderData ? undefined : data?.total.count;
  const { query = '', category = '' } = params;
  useEffect(() => {
    if (searched && total !== undefined) track('search', { query: query.slice(0, 200), category, resultsCount: total });
  }, [searched, total, query, category]);
  // Until the answer is there, a number would be that of the search before.
  const shown = isPlaceholderData ? undefined : data && totalOf(data, params, site);
  const found = shown ? counted(shown.count, 'job', 'jobs', shown.capped) : 'jobs';

  // The sheet's changes replace its own history entry: Back closes the sheet and undoes them; a button closes it and
  // keeps them.
  // One tap can blur a field and press a button, so the URL may be newer than the last render.
  const currentParams = () => new URLSearchParams(window.location.search);
  const change = (next: Params) =>
    setSearch(
      withParams(currentParams(), next),
      sheet ? { replace: true, preventScrollReset: true, state: { overlay: 'filters' } } : { preventScrollReset: true },
    );

  const chip = (filter: ActiveFilter) => (
    <RemovableChip key={filter.id} onRemove={() => change(filter.removal)}>
      {filter.label}
    </RemovableChip>
  );

  const closeSheet = () => setSearch(currentParams(), { replace: true, preventScrollReset: true, state: null });

  return (
    <>
      <div className="board findbar">
        <div className="wrap">
          <SearchBar compact />
        </div>
      </div>
      <div className="wrap page grid side-l gap-8">
        {/* Phones have a sheet instead, and rendering what is hidden would take as long as five cards. */}
        {isWide && (
          <aside aria-label="Filters">
            <FilterFields params={params} onChange={change} />
          </aside>
        )}
        <div className="stack gap-3">
          <p className="vh" role="status">
            {shown ? `${found} found` : ''}
          </p>
          <div className="list-head">
            <Title className="list-title break">{isPlaceholderData ? 'Searching…' : headline(data, params, site)}</Title>
            <SortSelect params={params} onChange={change} />
            <Chips label="Filters">
              <button type="button" className="chip m-only" aria-haspopup="dialog" onClick={() => setSheet(true)}>
                <Icon of={SlidersHorizontal} />
                Filters
                {filters.length > 0 && <b>{filters.length}</b>}
              </button>
              {/* First, because the words alone don't show that they filter. */}
              {understood.map(chip)}
              {filters.length > 0 && (
                <button type="button" className="chip" aria-haspopup="dialog" onClick={() => setSaving(true)}>
                  <Icon of={Bookmark} />
                  Save search
                </button>
              )}
              {filters.filter(({ id }) => id !== 'query' || understood.length === 0).map(chip)}
            </Chips>
          </div>
          {filters.length === 0 && lastSearch() && (
            <Suspense fallback={<p className="tap" />}>
              <LastSearchLink />
            </Suspense>
          )}
          <Results params={params} filters={[...filters, ...understood]} onChange={change} onSave={() => setSaving(true)} since={since} />
        </div>
      </div>
      {saving && <SaveSearch params={params} onClose={() => setSaving(false)} />}
      {sheet && <FilterSheet open onClose={closeSheet} params={params} onChange={change} doneLabel={`Show ${found}`} />}
    </>
  );
}

/** How many jobs were found. The search stops counting at 200, but the site knows the total number of open jobs. */
function totalOf({ total }: JobList, params: Params, site: Site): JobList['total'] {
  return total.capped && activeFilters(params, site).length === 0 ? { count: site.openJobs, capped: false } : total;
}

/** "48 open jobs for “nurse” in Health". */
function headline(data: JobList | undefined, params: Params, site: Site): string {
  if (!data) return 'Find jobs';
  const category = site.categories.find(({ id }) => id === params.category)?.name;
  // What was taken as filters has chips.
  const words = understoodIn(data).length > 0 ? data.words : (data.corrected ?? params.query);
  const what = words ? ` for “${words}”` : '';
  const { count, capped } = totalOf(data, params, site);
  return counted(count, 'open job', 'open jobs', capped) + what + (category ? ` in ${category}` : '');
}
