import { FileText } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { Below, useFormName } from '../../../kit/form/field';
import { Icon } from '../../../kit/icon';
import type { Attached } from '../../../lib/api';
import { size } from '../../../lib/format';

/** The papers of an application, each to be opened. */
export function Papers({ files }: { files: Attached[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="stack gap-0" aria-label="Papers">
      {files.map((file) => (
        <li key={file.token} className="paper-row">
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

/** Which of one's own papers go along: up to five. */
export function PapersField({ papers }: { papers: Attached[] }) {
  const { register, watch, formState } = useFormContext<{ files: string[] }>();
  const id = `${useFormName()}-files`;
  const chosen = watch('files');
  const message = formState.errors.files?.message;
  return (
    <fieldset className="field plain" id={id}>
      <legend className="lbl">
        Papers <span className="opt">(optional)</span>
      </legend>
      {papers.map((paper) => (
        <label key={paper.token} className="check">
          <input type="checkbox" value={paper.token} disabled={chosen.length >= 5 && !chosen.includes(paper.token)} {...register('files')} />
          <span className="grow break">
            {paper.name} <span className="xs dim">{size(paper.bytes)}</span>
          </span>
        </label>
      ))}
      <Below
        id={id}
        hint={
          papers.length > 0 ? (
            'Up to five, from your profile.'
          ) : (
            <>
              Papers that you keep with <Link to="/profile">your profile</Link> can be sent along.
            </>
          )
        }
        error={message ? String(message) : null}
      />
    </fieldset>
  );
}
