import type { ResponseOf } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';

const path = '/api/admin/backup';

/** Has a copy of the database made, then lets the browser save it straight to the disk: it may be large. */
export const useDownloadBackup = (onDone: (name: string) => void) =>
  useAction({
    run: (_: null, idempotencyKey) => request<ResponseOf<'DatabaseCopy'>>('POST', path, { body: {}, idempotencyKey }),
    onDone: ({ name }) => {
      const link = document.createElement('a');
      link.href = path;
      link.download = name;
      link.click();
      onDone(name);
    },
  });
