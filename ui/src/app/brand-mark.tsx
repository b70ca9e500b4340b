import { useSite } from '../data/site/site';
import { Link } from '../kit/link';

/** The operator's logo, or the default mark: a house with a pin. */
export function BrandMark() {
  const site = useSite();
  return (
    <Link className="brandmark" to="/">
      {site.logoUrl ? <img src={site.logoUrl} alt="" width={34} height={34} /> : <House />}
      <span className="brand-words">
        <b>{site.name}</b>
        {site.town && <small className="trunc">{site.state ? `${site.town}, ${site.state}` : site.town}</small>}
      </span>
    </Link>
  );
}

function House() {
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true">
      <path d="M17 2.2 30.2 12.4a2 2 0 0 1 .8 1.6V30a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V14a2 2 0 0 1 .8-1.6z" fill="currentColor" />
      <circle cx="17" cy="12" r="4" fill="var(--marigold)" />
      <path d="M9 21h16M9 26h10" stroke="var(--bar)" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}
