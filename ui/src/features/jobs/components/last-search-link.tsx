import { History } from 'lucide';
import { useSite } from '../../../data/site/site';
import { Icon } from '../../../kit/icon';
import { Link } from '../../../kit/link';
import { searchName, searchText } from '../filters';
import { lastSearch } from '../history';

/** Link back to the last search, remembered for seven days. */
export default function LastSearchLink() {
  const site = useSite();
  const last = lastSearch();
  if (!last) return null;
  return (
    <p>
      <Link className="tap row gap-1" to={`/jobs?${searchText(last)}`}>
        <Icon of={History} size="s" />
        Your last search: {searchName(last, site)}
      </Link>
    </p>
  );
}
