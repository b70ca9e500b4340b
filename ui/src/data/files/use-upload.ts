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

type State = { at: 'idle' } | { at: 'sending'; percent: number } | { at: 'failed'; error: unknown };

export function useUpload(kind: FileKind, prepare: (file: File) => Promise<Blob>, onDone: (file: StoredFile) => void) {
  const [state, setState] = useState<State>({ at: 'idle' });
  const chosen = useRef<Chosen>(undefined);
  const busy = useRef(false);

  const send = async () => {
    if (busy.current || !chosen.current) return;
    busy.current = true;
    const mine = chosen.current;
    const { file, key } = mine;
    setState({ at: 'sending', percent: 0 });
    try {
      const body = await prepare(file);
      const path = `/api/files?${new URLSearchParams({ kind, name: file.name })}`;
      const onProgress = (share: number) => setState({ at: 'sending', percent: Math.round(share * 100) });
      const stored = await upload<StoredFile>(path, body, { idempotencyKey: key, onProgress });
      setState({ at: 'idle' });
      onDone(stored);
    } catch (error) {
      console.error('The file upload failed', error);
      setState({ at: 'failed', error });
    } finally {
      busy.current = false;
      // Another file was chosen during the upload.
      if (chosen.current !== mine) void send();
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
