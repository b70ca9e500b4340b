import { storeFile } from '../../data/files/store';
import { type Send, useUpload } from '../../data/files/use-upload';
import type { StoredFile } from '../../lib/api';
import { prepareDocument, preparePhoto } from '../../lib/picture';
import { Button } from '../button';
import { ErrorLine } from '../error-line';
import { FileButton } from './file-button';

interface PickerProps<T> {
  /** The label of the button. */
  label: string;
  /** Called once the file is uploaded. */
  onDone: (done: T) => void;
}

const sendPhoto = storeFile('photo', preparePhoto);
const sendDocument = storeFile('document', prepareDocument);

/** Picks a photo and shrinks it on the device. */
export const PhotoPicker = (props: PickerProps<StoredFile>) => <FilePicker {...props} accept="image/*" send={sendPhoto} />;

export const DocumentPicker = (props: PickerProps<StoredFile>) => <FilePicker {...props} accept="application/pdf,.pdf" send={sendDocument} />;

interface FilePickerProps<T> extends PickerProps<T> {
  accept: string;
  send: Send<T>;
  primary?: boolean;
}

/** Picks a file and uploads it, with its progress, and a button to try again. */
export function FilePicker<T>({ label, accept, send, onDone, primary = false }: FilePickerProps<T>) {
  const { state, choose, retry } = useUpload(send, onDone);
  return (
    <div className="stack gap-2">
      <div>
        <FileButton label={label} accept={accept} onChoose={choose} primary={primary} />
      </div>
      {state.status === 'sending' && (
        <p className="sm mut row gap-2" role="status">
          <progress className="meter grow" max={100} value={state.percent} aria-label="Uploading the file" />
          <span className="num">Uploading, {state.percent}%</span>
        </p>
      )}
      {state.status === 'failed' && (
        <div className="row wrp gap-3">
          <ErrorLine error={state.error} />
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
