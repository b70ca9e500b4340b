import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isBusy, useImport } from '../../../data/imports/imports';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Missing } from '../../../kit/missing';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { ImportDetails } from '../../../lib/api';
import { ApiError } from '../../../lib/errors';
import { counted, relativeTime } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { useParams } from '../../../lib/router/hooks';
import { CheckReport } from '../components/check-report';
import { ImportProgress } from '../components/import-progress';
import { ImportResult } from '../components/import-result';

const ColumnForm = lazy(() => loadWithRetry(() => import('../components/column-form')));

/** One import, from matching its columns to undoing it. */
export default function AdminImportPage() {
  const { id = '' } = useParams();
  const found = useImport(id);
  if (found.isPending) {
    return (
      <Page>
        <SkeletonText label="Loading the import" />
      </Page>
    );
  }
  if (found.isError) {
    if (found.error instanceof ApiError && found.error.status === 404)
      return <Missing title="Import not found" text="Files that aren’t imported are deleted after a week." />;
    return (
      <Page>
        <ErrorState title="The import didn’t load" error={found.error} onRetry={() => void found.refetch()} />
      </Page>
    );
  }
  return <Import key={found.data.id} details={found.data} />;
}

function Import({ details }: { details: ImportDetails }) {
  const [changing, setChanging] = useState(false);
  const { state, name, total, createdAt, columns } = details;
  const matching = state === 'uploaded' || changing;
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  // The next part may be much shorter than the one that was scrolled through.
  const part = `${state} ${matching}`;
  useEffect(() => {
    if (shown.current && shown.current !== part) top.current?.scrollIntoView();
    shown.current = part;
  }, [part]);
  return (
    <Page>
      <div ref={top}>
        <Title>{name}</Title>
        <p className="mut num">
          {(state === 'uploaded' || state === 'checked') && `${counted(total, 'row', 'rows')}, ${counted(columns.length, 'column', 'columns')}, `}
          uploaded {relativeTime(createdAt)}
        </p>
      </div>
      {isBusy(state) && <ImportProgress key={state} details={details} />}
      {state === 'checked' && !changing && <CheckReport details={details} onChangeColumns={() => setChanging(true)} />}
      {(state === 'done' || state === 'undone') && <ImportResult details={details} />}
      {matching && !isBusy(state) && (
        <>
          <Suspense fallback={<SkeletonText label="Loading the columns" />}>
            <ColumnForm details={details} onDone={() => setChanging(false)} />
          </Suspense>
          {changing && (
            <div>
              <Button variant="ghost" onClick={() => setChanging(false)}>
                Back to the results
              </Button>
            </div>
          )}
        </>
      )}
    </Page>
  );
}
