import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { clearCache } from '../data/accounts/clear-cache';
import { Button } from '../kit/button';
import { Page } from '../kit/layout';
import { Title } from '../kit/title';
import { counted } from '../lib/format';
import { reportError } from '../lib/report';
import { useLocation, useNavigate } from '../lib/router/hooks';
import { hrefOf } from '../lib/router/location';
import { UnreachableError } from '../lib/unreachable-error';
import { OfflinePage } from './offline-page';

/** Seconds left until the redirect to the home page: as first rendered, and once the error has been caught. */
const countdown = { before: 30, caught: 10 };

/** Thrown when a page's code did not load. Browsers cache a failed import, so only a reload requests the code again. */
export class PageLoadError extends Error {}

/** Shown when a page throws. Drafts are saved on the device, so nothing typed is lost. */
export function PageError({ error }: { error: unknown }) {
  return error instanceof UnreachableError ? <OfflinePage /> : <Failure error={error} />;
}

function Failure({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const here = hrefOf(useLocation());
  const client = useQueryClient();
  const left = useCountdown(error);
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    console.error('The page failed', error);
    void reportError(error).then(setReference);
  }, [error]);
  const retry = () => {
    if (error instanceof PageLoadError) return location.reload();
    // Cached responses never expire: a bad one would make the page fail again.
    clearCache(client);
    navigate(here, { replace: true });
  };
  return (
    <Page width="middle">
      <Title>Something went wrong</Title>
      <p>The page encountered an error and couldn't load properly.</p>
      {reference && (
        <p className="break">
          Reference number: <b className="num">{reference}</b>. Include it if you report this.
        </p>
      )}
      {left !== null && <p className="mut">Going to the home page in {counted(left, 'second', 'seconds')}.</p>}
      <div className="actions">
        <Button variant="primary" onClick={retry}>
          Try Again
        </Button>
        <Button onClick={() => location.assign('/')}>Go to Home Page</Button>
      </div>
    </Page>
  );
}

/** The seconds left; null on the home page, which has nowhere to redirect to. */
function useCountdown(error: unknown): number | null {
  const { pathname } = useLocation();
  const [left, setLeft] = useState(countdown.before);
  const home = pathname === '/';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each error starts it anew
  useEffect(() => {
    if (home) return;
    let seconds = countdown.caught;
    setLeft(seconds);
    const tick = setInterval(() => {
      seconds -= 1;
      if (seconds > 0) return setLeft(seconds);
      clearInterval(tick);
      location.assign('/');
    }, 1000);
    return () => clearInterval(tick);
  }, [error, home]);
  return home ? null : left;
}
