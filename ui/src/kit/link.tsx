import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { useLocation, useNavigate } from '../lib/router/hooks';
import { hrefOf, resolve, type To } from '../lib/router/location';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Takes the place of the current history entry. */
  replace?: boolean;
  /** Leaves the page where it is scrolled to. */
  preventScrollReset?: boolean;
}

/** Whether the browser is asked for something else, such as a new tab. */
const isSpecial = (event: MouseEvent) => event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;

/** A link to a page of the site. An address of another site is an ordinary link. */
export function Link({ to, replace, preventScrollReset = false, onClick, target, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const href = resolve(to, location);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (href === null || event.defaultPrevented || (target && target !== '_self') || isSpecial(event)) return;
    event.preventDefault();
    // A link to where one is adds nothing to the history.
    navigate(href, { replace: replace ?? href === hrefOf(location), preventScrollReset });
  };
  return <a {...rest} target={target} href={href ?? String(to)} onClick={follow} />;
}

/** Leads elsewhere as soon as it's shown. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
}
