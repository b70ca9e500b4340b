import { MapPin } from 'lucide';
import { useSite } from '../data/site/site';
import { Icon } from '../kit/icon';
import { mapHref } from '../lib/contact';

/** Opens an address on the map that the site uses. */
export function MapLink({ address, className = 'tap' }: { address: string; className?: string }) {
  const { url } = useSite().maps;
  return (
    <a className={className} href={mapHref(url, address)} target="_blank" rel="noopener noreferrer nofollow">
      <Icon of={MapPin} size="s" />
      Map
    </a>
  );
}
