import { useSite } from '../../../data/site/site';
import { CategoryIcon } from '../../../domain/category-stamp';
import { Link } from '../../../kit/link';
import { counted } from '../../../lib/format';

export function CategoryGrid({ open }: { open: number }) {
  const categories = useSite().categories.filter(({ hidden }) => !hidden);
  if (categories.length === 0) return null;
  return (
    <section>
      <div className="card-h">
        <h2 className="grow">Browse by category</h2>
        <Link to="/jobs" className="btn btn-g btn-sm flush">
          {open > 1 ? `All ${counted(open, 'job', 'jobs')}` : 'All jobs'}
        </Link>
      </div>
      <div className="cats">
        {categories.map((category) => (
          <Link key={category.id} className={`stock st-${category.stock} cat`} to={`/jobs?category=${category.id}`}>
            <CategoryIcon category={category} size="l" />
            <b>{category.name}</b>
          </Link>
        ))}
      </div>
    </section>
  );
}
