import { useFormContext } from 'react-hook-form';
import { FieldMessage, useFormName } from '../../../kit/form/field';
import { Link } from '../../../kit/link';
import type { AttachedDocument } from '../../../lib/api';
import { size } from '../../../lib/format';

/** Attaches up to five of the applicant's documents. */
export function DocumentsField({ documents }: { documents: AttachedDocument[] }) {
  const { register, watch, formState } = useFormContext<{ files: string[] }>();
  const id = `${useFormName()}-files`;
  const selected = watch('files');
  const message = formState.errors.files?.message;
  return (
    <fieldset className="field plain" id={id}>
      <legend className="lbl">
        Documents <span className="opt">(optional)</span>
      </legend>
      {documents.map((document) => (
        <label key={document.token} className="check">
          <input
            type="checkbox"
            value={document.token}
            disabled={selected.length >= 5 && !selected.includes(document.token)}
            {...register('files')}
          />
          <span className="grow break">
            {document.name} <span className="xs dim">{size(document.bytes)}</span>
          </span>
        </label>
      ))}
      <FieldMessage
        id={id}
        hint={
          documents.length > 0 ? (
            'Up to five, from your profile.'
          ) : (
            <>
              Attach documents from <Link to="/profile">your profile</Link>.
            </>
          )
        }
        error={message ? String(message) : null}
      />
    </fieldset>
  );
}
