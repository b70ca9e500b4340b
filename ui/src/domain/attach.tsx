import { Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import { storeFile } from '../data/files/store';
import { useUpload } from '../data/files/use-upload';
import { Button } from '../kit/button';
import { ErrorLine } from '../kit/error-line';
import { Icon } from '../kit/icon';
import type { StoredFile } from '../lib/api';
import { prepareDocument, preparePhoto } from '../lib/picture';
import { voiceNote } from '../lib/voice-note';

/** Adds a picture or a PDF that only those who take part can see. `label` is shown; without one, the button is an icon. */
export function Attach({ onAdd, disabled, label }: { onAdd: (file: StoredFile) => void; disabled: boolean; label?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload<StoredFile>((file, progress) => {
    const isPdf = file.type === 'application/pdf';
    return storeFile(isPdf ? 'document' : 'picture', isPdf ? prepareDocument : preparePhoto)(file, progress);
  }, onAdd);
  const sending = upload.state.status === 'sending';
  return (
    <>
      <input
        ref={input}
        type="file"
        className="vh"
        tabIndex={-1}
        aria-label="Add a file"
        accept="image/png,image/jpeg,application/pdf"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) upload.choose(file);
          event.target.value = '';
        }}
      />
      <Button
        aria-label={sending ? 'Adding the file' : (label ?? 'Add a picture or a PDF')}
        pending={sending}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <Icon of={Paperclip} />
        {label}
      </Button>
      {upload.state.status === 'failed' && <ErrorLine error={upload.state.error} />}
    </>
  );
}

/** The files that are added so far. */
export function Attached({ files, onRemove }: { files: StoredFile[]; onRemove: (token: string) => void }) {
  if (files.length === 0) return null;
  return (
    <ul className="row gap-2 wrp">
      {files.map((file) => {
        const name = file.duration === null ? file.name : voiceNote(file.duration);
        return (
          <li key={file.token} className="row gap-1 chip">
            <span className="clamp clamp-2 break">{name}</span>
            <button type="button" className="x" aria-label={`Remove ${name}`} onClick={() => onRemove(file.token)}>
              <Icon of={X} size="s" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
