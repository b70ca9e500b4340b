import { useRecord } from '../../../data/records/records';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Missing } from '../../../kit/missing';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { ApiError } from '../../../lib/errors';
import { useParams } from '../../../lib/router/hooks';
import { RecordView } from '../components/record-view';
import { keyOfFile, recordOf } from '../read';

/** A work record that someone shares. */
export default function RecordPage() {
  const { token = '' } = useParams();
  const file = useRecord(token);
  if (file.error instanceof ApiError && file.error.status === 404) {
    return <Missing title="Work record not found" text="Its owner stopped sharing it, or a part of the link is missing." />;
  }
  if (!file.data) {
    return (
      <Page width="middle">
        <Title>Work record</Title>
        {file.isPending && <SkeletonText label="Loading the work record" lines={6} />}
        {file.isError && <ErrorState title="The work record didn’t load" error={file.error} onRetry={() => void file.refetch()} />}
      </Page>
    );
  }
  return (
    <Page width="middle">
      <RecordView record={recordOf(file.data)} />
      <section className="card card-p stack gap-3" aria-label="Signature">
        <h2 className="section-title">Signature</h2>
        <p>
          This site signs the record with its own key, so any change to the file shows. Anyone can check it on the{' '}
          <Link to="/records/verify">page for verifying records</Link>, or by running <code>jobstead verify work-record.json</code>
        </p>
        <p className="sm">
          <span className="mut block">Key of this site</span>
          <span className="break num">{keyOfFile(file.data)}</span>
        </p>
        <div className="actions no-print">
          <a className="btn btn-s" href={`/api/records/${token}`} download="work-record.json">
            Download the file
          </a>
          <Button onClick={() => window.print()}>Print</Button>
        </div>
      </section>
    </Page>
  );
}
