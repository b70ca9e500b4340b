// Uploads a file, with progress, error and retry. Not a mutation: a lost connection must not lead home from a form.
import { useRef, useState } from 'react';
import type { Upload } from '../../lib/http';
import { randomId } from '../../lib/random-id';

interface Chosen {
  file: File;
  /** The idempotency key: the same on every try, so that a file whose response was lost is not stored twice. */
  key: string;
}

type State = { status: 'idle' } | { status: 'sending'; percent: number } | { status: 'failed'; error: unknown };

/** Sends a file somewhere. */
export type Send<T> = (file: File, upload: Upload) => Promise<T>;

export function useUpload<T>(sendTo: Send<T>, onDone: (done: T) => void) {
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
      const onProgress = (share: number) => setState({ status: 'sending', percent: Math.round(share * 100) });
      const done = await sendTo(file, { idempotencyKey: key, onProgress });
      setState({ status: 'idle' });
      onDone(done);
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
