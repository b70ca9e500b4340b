import { useCity } from '../../../data/jobs/city-guide';
import { useJobs } from '../../../data/jobs/list';
import { useCategory } from '../../../data/site/site';
import { ButtonLink } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Missing } from '../../../kit/missing';
import { SkeletonJobs } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { City } from '../../../lib/api';
import { ApiError } from '../../../lib/errors';
import { counted } from '../../../lib/format';
import { money, unitLabels } from '../../../lib/money';
import { useParams, useSearchParams } from '../../../lib/router/hooks';
import { Results } from '../components/results';
import { type Params, searchText, withParams } from '../filters';

/** The jobs in one town: /jobs/in/fl/jacksonville, or /jacksonville-jobs, which has no parameters. */
export default function CityPage() {
  const { state = 'FL', place = 'jacksonville' } = useParams();
  const query = useCity(state, place);
  if (query.isPending) {
    return (
      <Page>
        <SkeletonJobs count={6} label="Loading the jobs" />
      </Page>
    );
  }
  if (query.isError) {
    if (query.error instanceof ApiError && query.error.status === 404) {
      return <Missing title="We don’t know this town" text="Look at all jobs and choose a town in the filters." />;
    }
    return (
      <Page>
        <ErrorState title="The jobs didn’t load" error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  return <CityJobs city={query.data} />;
}

function CityJobs({ city }: { city: City }) {
  const [search, setSearch] = useSearchParams();
  const area = search.get('area');
  const cursor = search.get('cursor');
  const params: Params = {
    city: city.city,
    ...(city.jobState && { state: city.jobState }),
    ...(area && { area }),
    ...(cursor && { cursor }),
  };
  const { data } = useJobs(params);
  const choose = (next: string) => setSearch(withParams(search, { area: next }), { preventScrollReset: true });
  const name = `${city.city}, ${city.state}`;
  return (
    <Page>
      <div>
        <Title title={`Jobs in ${name}`}>{`Jobs in ${name}`}</Title>
        <p className="mut">
          {data ? `${counted(data.total.count, 'open job', 'open jobs', data.total.capped)}${area ? ` in ${area}` : ''}. ` : ''}
          <Link to={`/jobs?${searchText(params)}`}>Search and filter them</Link>
        </p>
      </div>
      <div className="grid top side-r gap-8">
        <div className="stack gap-4">
          {city.areas.length > 1 && <Areas areas={city.areas} area={area} onChoose={choose} />}
          <Results params={params} filters={[]} onChange={() => choose('')} since={null} town={city.city} />
        </div>
        <aside className="stack gap-5">
          <TypicalPay city={city} />
          <section className="card stack gap-3">
            <h2 className="card-title">Get alerts</h2>
            <p className="mut">Save this town as a search and you’ll get an alert when someone’s hiring here.</p>
            <ButtonLink to={`/jobs?${searchText(params)}`}>Save this search</ButtonLink>
          </section>
        </aside>
      </div>
    </Page>
  );
}

function Areas({ areas, area, onChoose }: { areas: string[]; area: string | null; onChoose: (area: string) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways
    <div className="chips" role="group" aria-label="Part of town">
      {areas.map((one) => (
        <button key={one} type="button" className="chip" aria-pressed={one === area} onClick={() => onChoose(one === area ? '' : one)}>
          {one}
        </button>
      ))}
    </div>
  );
}

/** Typical pay of jobs that ended here in the past year, for categories with at least five. */
function TypicalPay({ city }: { city: City }) {
  return (
    <section className="card stack gap-3">
      <h2 className="card-title">What jobs paid here</h2>
      {city.pay.length === 0 ? (
        <p className="mut">Not enough jobs have ended here in the past year to say.</p>
      ) : (
        <ul className="stack gap-2">
          {city.pay.map((paid) => (
            <PayRow key={`${paid.category} ${paid.unit}`} paid={paid} currency={city.currency} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PayRow({ paid, currency }: { paid: City['pay'][number]; currency: string }) {
  const category = useCategory(paid.category);
  const range = paid.low === paid.high ? money(paid.low, currency) : `${money(paid.low, currency)}–${money(paid.high, currency)}`;
  return (
    <li>
      <b className="num">{range}</b> {unitLabels[paid.unit]}
      <span className="block sm mut">
        {category.name}, middle half of {paid.count}
      </span>
    </li>
  );
}
