import { useState } from 'react';
import { useVerifyRecord } from '../../../data/records/records';
import { Banner } from '../../../kit/banner';
import { ErrorLine } from '../../../kit/error-line';
import { FileButton } from '../../../kit/form/file-button';
import { Page } from '../../../kit/layout';
import { Title } from '../../../kit/title';
import type { VerifiedRecord } from '../../../lib/api';
import { RecordView } from '../components/record-view';

/** The largest file that is sent to be verified, in bytes. Records are smaller. */
const maxBytes = 250 * 1024;

/** Checks the file of a work record, from this site or another. */
export default function VerifyRecordPage() {
  const [verified, setVerified] = useState<VerifiedRecord | null>(null);
  const [problem, setProblem] = useState('');
  const verify = useVerifyRecord(setVerified);
  const choose = async (file: File) => {
    setVerified(null);
    const body = file.size > maxBytes ? null : parse(await file.text());
    setProblem(body ? '' : 'This isn’t a work record. Choose the file that ends in .json.');
    if (body) verify.act(body);
  };
  return (
    <Page width="middle">
      {verified ? <Result verified={verified} /> : <Introduction />}
      <div className="no-print">
        <FileButton
          label={verified ? 'Choose another file' : 'Choose a file'}
          accept="application/json,.json"
          onChoose={(file) => void choose(file)}
          primary={!verified}
        />
      </div>
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      {!problem && <ErrorLine error={verify.error} />}
    </Page>
  );
}

const Introduction = () => (
  <div>
    <Title>Verify a work record</Title>
    <p className="mut">
      Choose the file that someone gave you. You’ll see what it says, and whether it’s unchanged since a site signed it. The file isn’t stored.
    </p>
  </div>
);

function Result({ verified: { record, key, isOwn } }: { verified: VerifiedRecord }) {
  return (
    <>
      <div role="status">
        <Banner
          kind={isOwn ? 'ok' : 'warn'}
          lead={isOwn ? 'This site signed it, and nothing was changed since.' : 'Another site signed it, and nothing was changed since.'}
        >
          {!isOwn && `Anyone can make a key, so compare this one with the key that ${record.site.url} shows on its records. `}
          <span className="break">Key: {key}</span>
        </Banner>
      </div>
      <RecordView record={record} />
    </>
  );
}

function parse(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
