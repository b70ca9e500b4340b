import type { FileKind, StoredFile } from '../../lib/api';
import { upload } from '../../lib/http';
import type { Send } from './use-upload';

/** Sends a file that was prepared on the device, to be stored under this person's name. */
export const storeFile =
  (kind: FileKind, prepare: (file: File) => Promise<Blob>): Send<StoredFile> =>
  async (file, progress) =>
    upload<StoredFile>(`/api/files?${new URLSearchParams({ kind, name: file.name })}`, await prepare(file), progress);
