import { Paperclip, X } from 'lucide';
import { useRef, useState } from 'react';
import { storeFile } from '../data/files/store';
import { useUpload } from '../data/files/use-upload';
import { Button } from '../kit/button';
import { ErrorLine } from '../kit/error-line';
import { Icon } from '../kit/icon';
import type { FileKind, StoredFile } from '../lib/api';
import { DeviceError } from '../lib/errors';
import { type HeldFile, held } from '../lib/outbox';
import { prepareDocument, preparePhoto } from '../lib/picture';
import { nameOf } from '../lib/voice-note';

/** Adds a picture or a PDF that only those who take part can see. `label` is shown; without one, the button is an icon. */
export function Attach({ onAdd, disabled, label }: { onAdd: (file: StoredFile) => void; disabled: boolean; label?: string }) {
  const upload = useUpload<StoredFile>((file, progress) => storeFile(kindOf(file), prepare)(file, progress), onAdd);
  return (
    <>
      <FileButton busy={upload.state.status === 'sending'} disabled={disabled} label={label} onPick={upload.choose} />
      {upload.state.status === 'failed' && <ErrorLine error={upload.state.error} />}
    </>
  );
}

const isPdf = (file: File) => file.type === 'application/pdf';
const kindOf = (file: File): FileKind => (isPdf(file) ? 'document' : 'picture');
const prepare = async (file: File) => {
  if (isPdf(file)) return prepareDocument(file);
  // Some phones don't say what a picture is.
  if (file.type && !file.type.startsWith('image/')) throw new DeviceError('Choose a picture or a PDF.');
  return preparePhoto(file);
};

/** Adds a picture or a PDF that stays on this device until its message is sent. */
export function HoldFile({ onAdd, disabled }: { onAdd: (file: HeldFile) => void; disabled: boolean }) {
  const [error, setError] = useState<unknown>(null);
  const hold = async (file: File) => {
    try {
      onAdd(held(kindOf(file), file.name, await prepare(file)));
      setError(null);
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <>
      <FileButton busy={false} disabled={disabled} onPick={(file) => void hold(file)} />
      <ErrorLine error={error} />
    </>
  );
}

interface FileButtonProps {
  busy: boolean;
  disabled: boolean;
  label?: string | undefined;
  onPick: (file: File) => void;
}

function FileButton({ busy, disabled, label, onPick }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
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
          if (file) onPick(file);
          event.target.value = '';
        }}
      />
      <Button
        aria-label={busy ? 'Adding the file' : (label ?? 'Add a picture or a PDF')}
        pending={busy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <Icon of={Paperclip} />
        {label}
      </Button>
    </>
  );
}

/** The files that are added so far. */
export function Attached<F extends Pick<StoredFile, 'name' | 'duration'>>({ files, onRemove }: { files: F[]; onRemove: (file: F) => void }) {
  if (files.length === 0) return null;
  return (
    <ul className="row gap-2 wrp">
      {files.map((file, at) => {
        const name = nameOf(file);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none of them keeps anything
          <li key={at} className="row gap-1 chip">
            <span className="clamp clamp-2 break">{name}</span>
            <button type="button" className="x" aria-label={`Remove ${name}`} onClick={() => onRemove(file)}>
              <Icon of={X} size="s" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
