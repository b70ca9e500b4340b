import { expectHeading } from '../kit/title';
import { browserHistory } from '../lib/router/history';
import { hrefOf, type RouteLocation } from '../lib/router/location';
import { createRouter, type Router } from '../lib/router/router';
import { saveScroll } from '../lib/router/scroll';
import { loadPage } from './page-code';

function onLeave(from: RouteLocation, to: RouteLocation): void {
  saveScroll(from);
  if (from.pathname !== to.pathname) expectHeading();
}

export function createSiteRouter(): Router {
  let router: Router | null = null;
  // Reload at the page the person was going to, not the one they are still on.
  const reload = () => {
    const going = router?.state();
    if (going) location.assign(hrefOf(going.pending ?? going.location));
    else location.reload();
  };
  router = createRouter(browserHistory(), { load: (pathname) => loadPage(pathname, reload), onLeave });
  return router;
}
