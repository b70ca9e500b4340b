import { ChevronRight } from 'lucide';
import { uploadImport, useImports } from '../../../data/imports/imports';
import { ErrorState } from '../../../kit/error-state';
import { FilePicker } from '../../../kit/form/file-picker';
import { Icon } from '../../../kit/icon';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { ImportSummary } from '../../../lib/api';
import { relativeTime } from '../../../lib/format';
import { useNavigate, useSearchParams } from '../../../lib/router/hooks';
import { outcome, stateLabels } from '../labels';

/** Uploads a file of jobs, and lists the earlier ones. */
export default function AdminImportsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const imports = useImports(params.get('cursor'));
  return (
    <Page>
      <Title>Import jobs</Title>
      <section className="card stack gap-3" aria-labelledby="import-upload">
        <h2 className="card-title" id="import-upload">
          Upload a file
        </h2>
        <p>
          A spreadsheet saved as CSV, a JSON file, a feed (RSS, Atom or other XML), or a saved web page of a job, up to 50 MB. You’ll see what would
          happen before anything is imported.
        </p>
        <FilePicker
          primary
          label="Choose a file"
          accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,.xml,.rss,.atom,.html,.htm,.xhtml,.mhtml,.mht"
          send={uploadImport}
          onDone={({ id }) => navigate(`/admin/imports/${id}`)}
        />
      </section>
      {imports.isPending && <SkeletonText label="Loading the imports" />}
      {imports.isError && <ErrorState title="The imports didn’t load" error={imports.error} onRetry={() => void imports.refetch()} />}
      {imports.data && imports.data.items.length > 0 && (
        <section className="stack gap-3">
          <h2>Past imports</h2>
          <nav className="card list" aria-label="Past imports">
            {imports.data.items.map((one) => (
              <ImportRow key={one.id} one={one} />
            ))}
          </nav>
          <Pager prevCursor={imports.data.prevCursor} nextCursor={imports.data.nextCursor} label="Pages of imports" />
        </section>
      )}
    </Page>
  );
}

function ImportRow({ one }: { one: ImportSummary }) {
  const { label, tone } = stateLabels[one.state];
  return (
    <Link to={`/admin/imports/${one.id}`}>
      <span className="grow">
        <b className="break">{one.name}</b>
        <span className="sm mut block num">
          {outcome(one)}, {relativeTime(one.createdAt)}
        </span>
      </span>
      <Pill tone={tone}>{label}</Pill>
      <Icon of={ChevronRight} />
    </Link>
  );
}
