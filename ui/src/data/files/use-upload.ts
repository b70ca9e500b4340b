// Uploads a file, with progress, error and retry. Not a mutation: a lost connection must not lead home from a form.
import { useRef, useState } from 'react';
import type { FileKind, StoredFile } from '../../lib/api';
import { upload } from '../../lib/http';
import { randomId } from '../../lib/random-id';

interface Chosen {
  file: File;
  /** The idempotency key: the same on every try, so that a file whose response was lost is not stored twice. */
  key: string;
}

type State = { status: 'idle' } | { status: 'sending'; percent: number } | { status: 'failed'; error: unknown };

export function useUpload(kind: FileKind, prepare: (file: File) => Promise<Blob>, onDone: (file: StoredFile) => void) {
  const [state, setState] = useState<State>({ status: 'idle' });
  const chosen = useRef<Chosen>(undefined);
  const busy = useRef(false);

  const send = async () => {
    if (busy.current || !chosen.current) return;
    busy.current = true;
    const current = chosen.current;
    const { file, key } = current;
    setState({ status: 'sending', percent: 0 });
    try {
      const body = await prepare(file);
      const path = `/api/files?${new URLSearchParams({ kind, name: file.name })}`;
      const onProgress = (share: number) => setState({ status: 'sending', percent: Math.round(share * 100) });
      const stored = await upload<StoredFile>(path, body, { idempotencyKey: key, onProgress });
      setState({ status: 'idle' });
      onDone(stored);
    } catch (error) {
      console.error('The file upload failed', error);
      setState({ status: 'failed', error });
    } finally {
      busy.current = false;
      // Another file was chosen during the upload.
      if (chosen.current !== current) void send();
    }
  };

  return {
    state,
    choose: (file: File) => {
      chosen.current = { file, key: randomId() };
      void send();
    },
    retry: () => void send(),
  };
}
