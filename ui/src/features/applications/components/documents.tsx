import { FileText } from 'lucide';
import { Icon } from '../../../kit/icon';
import type { AttachedDocument } from '../../../lib/api';
import { size } from '../../../lib/format';

/** Links to the documents attached to an application. */
export function Documents({ files }: { files: AttachedDocument[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="stack gap-0" aria-label="Documents">
      {files.map((file) => (
        <li key={file.token} className="document-row">
          <Icon of={FileText} size="s" />
          <a className="tap break" href={`/api/files/${file.token}`} target="_blank" rel="noopener">
            {file.name}
          </a>
          <span className="xs dim">{size(file.bytes)}</span>
        </li>
      ))}
    </ul>
  );
}
