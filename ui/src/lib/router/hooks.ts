import { createContext, useCallback, useContext, useMemo } from 'react';
import type { RouteLocation } from './location';
import type { Navigate, NavigateOptions } from './router';

interface Routing {
  location: RouteLocation;
  /** Returns where the person is going, or else is. */
  destination: () => RouteLocation;
  navigate: Navigate;
  /** Whether the page stays where it is scrolled to. */
  keepsScroll: () => boolean;
}

export const RoutingContext = createContext<Routing | null>(null);
export const PendingContext = createContext<RouteLocation | null>(null);
export const ParamsContext = createContext<Record<string, string>>({});

function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error('There is no router around this');
  return routing;
}

export const useLocation = (): RouteLocation => useRouting().location;

export const useNavigate = (): Navigate => useRouting().navigate;

/** Returns a function that returns where the person is going, or else is, which may not be rendered yet. */
export const useDestination = () => useRouting().destination;

/** Returns a function that returns whether the page stays where it is scrolled to. */
export const useKeepsScroll = () => useRouting().keepsScroll;

/** Where the person is going while the page's code loads. */
export const usePending = () => useContext(PendingContext);

/** The decoded parts of the path that the route table names, such as `id` in '/jobs/{id}'. */
export const useParams = () => useContext(ParamsContext);

type Params = URLSearchParams | Record<string, string>;

/** The parameters of the address, with a function that replaces them. */
export function useSearchParams(): [URLSearchParams, (next: Params | ((current: URLSearchParams) => Params), options?: NavigateOptions) => void] {
  const { location, navigate } = useRouting();
  const params = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const set = useCallback(
    (next: Params | ((current: URLSearchParams) => Params), options?: NavigateOptions) =>
      navigate({ search: String(new URLSearchParams(typeof next === 'function' ? next(new URLSearchParams(params)) : next)) }, options),
    [navigate, params],
  );
  return [params, set];
}
