import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useRouteError } from 'react-router';
import { Button } from '../kit/button';
import { Page } from '../kit/layout';
import { Title } from '../kit/title';
import { forgetAnswers } from '../lib/forget';

/** Only a new start asks for the code again. */
export class CodeMissing extends Error {}

/** Catches what a page throws. Nothing a person wrote is lost: drafts are on the device. */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    console.error('The page failed', error);
  }, [error]);
  const again = () => {
    if (error instanceof CodeMissing) return location.reload();
    // The answer that could not be drawn is kept for good: without a new one the page would fail again.
    forgetAnswers(client);
    navigate('.', { replace: true });
  };
  return (
    <Page width="middle">
      <Title>Something went wrong</Title>
      <p>The page encountered an error and couldn't load properly.</p>
      <div className="actions">
        <Button variant="primary" onClick={again}>
          Try Again
        </Button>
        <Button onClick={() => location.assign('/')}>Go to Home Page</Button>
      </div>
    </Page>
  );
}
