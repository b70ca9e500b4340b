import type { FileKind, StoredFile } from '../../lib/api';
import { type Upload, upload } from '../../lib/http';
import type { HeldFile } from '../../lib/outbox';
import type { Send } from './use-upload';

const store = (kind: FileKind, name: string, content: Blob, progress: Upload) =>
  upload<StoredFile>(`/api/files?${new URLSearchParams({ kind, name })}`, content, progress);

/** Sends a file that was prepared on the device, to be stored under this person's name. */
export const storeFile =
  (kind: FileKind, prepare: (file: File) => Promise<Blob>): Send<StoredFile> =>
  async (file, progress) =>
    store(kind, file.name, await prepare(file), progress);

/** Returns the token of a file that waited on the device, and sends the file first if the server doesn't have it. */
export async function tokenOf({ kind, name, blob, key, token }: HeldFile): Promise<string> {
  if (token !== null) return token;
  return (await store(kind, name, blob ?? new Blob(), { idempotencyKey: key, onProgress: () => undefined })).token;
}
