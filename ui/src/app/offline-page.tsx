import { useEffect } from 'react';
import { ResumeCard } from '../features/jobs/components/resume-card';
import { Button, ButtonLink } from '../kit/button';
import { Page } from '../kit/layout';
import { Title } from '../kit/title';
import { checkNow, useOnline } from '../lib/connection';
import { reachesServer } from '../lib/http';

/** Milliseconds. */
const checkTimeout = 5_000;

/** Shown when a page's code isn't on the device and there is no connection. Loads the page once there is one. */
export function OfflinePage() {
  const online = useOnline();
  useEffect(() => {
    // The browser's word isn't enough: without a connection, reloading could end on its own error page.
    if (online) void reachesServer(checkTimeout).then((reached) => (reached ? location.reload() : checkNow()));
  }, [online]);
  return (
    <>
      {/* A failed send leads to the home page, whose code may be missing too. */}
      {location.pathname === '/' && <ResumeCard />}
      <Page width="middle">
        <Title>You’re offline</Title>
        <p>This page isn’t on your device yet. It will load when you’re back online.</p>
        <div className="actions">
          <Button variant="primary" onClick={() => location.reload()}>
            Try again
          </Button>
          <ButtonLink to="/jobs">Find jobs</ButtonLink>
        </div>
      </Page>
    </>
  );
}
