import { FileText } from 'lucide';
import { useState } from 'react';
import { useChangeDocument } from '../../../data/accounts/change-profile';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import { DocumentPicker } from '../../../kit/form/file-picker';
import { Icon } from '../../../kit/icon';
import type { StoredFile } from '../../../lib/api';
import { size } from '../../../lib/format';
import { toast } from '../../../lib/toast';

const maxDocuments = 10;

/** Documents the owner can attach to applications, such as a resume or a certificate. Private until attached. */
export default function Documents({ documents }: { documents: StoredFile[] }) {
  const [removing, setRemoving] = useState<StoredFile | null>(null);
  const change = useChangeDocument(({ keep }) => {
    setRemoving(null);
    toast(keep ? 'Document added' : 'Document removed');
  });
  return (
    <section id="profile-documents" className="stack gap-3">
      <h2 className="section-title">Documents</h2>
      <p className="mut">Up to ten PDFs, like a resume or a certificate. Only you can see them until you attach one to an application.</p>
      {documents.length > 0 && (
        <ul className="list">
          {documents.map((file) => (
            <li key={file.token}>
              <Icon of={FileText} />
              <a className="grow break tap" href={file.url}>
                {file.name}
              </a>
              <span className="sm mut num">{size(file.bytes)}</span>
              <Button variant="ghost" aria-label={`Remove ${file.name}`} onClick={() => setRemoving(file)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {documents.length < maxDocuments && <DocumentPicker label="Add a document" onDone={(file) => change.act({ token: file.token, keep: true })} />}
      <ErrorLine error={change.error} />
      <Confirm
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={`Remove ${removing?.name ?? 'the document'}?`}
        action="Remove document"
        cancel="Keep it"
        destructive
        pending={change.pending}
        onConfirm={() => removing && change.act({ token: removing.token, keep: false })}
      >
        <p>It stays on applications you already attached it to.</p>
      </Confirm>
    </section>
  );
}
