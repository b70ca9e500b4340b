import { Upload } from 'lucide-react';
import { useId } from 'react';
import { useUpload } from '../../data/files/use-upload';
import type { FileKind, StoredFile } from '../../lib/api';
import { prepareDocument, preparePhoto } from '../../lib/picture';
import { Button } from '../button';
import { ErrorLine } from '../error-line';
import { Icon } from '../icon';

interface PickerProps {
  /** The label of the button. */
  label: string;
  /** Called once the file is uploaded. */
  onDone: (file: StoredFile) => void;
}

/** Picks a photo and shrinks it on the device. Phones offer their camera by themselves. */
export const PhotoPicker = (props: PickerProps) => <FilePicker {...props} kind="photo" accept="image/*" prepare={preparePhoto} />;

export const DocumentPicker = (props: PickerProps) => (
  <FilePicker {...props} kind="document" accept="application/pdf,.pdf" prepare={prepareDocument} />
);

interface FilePickerProps extends PickerProps {
  kind: FileKind;
  accept: string;
  prepare: (file: File) => Promise<Blob>;
}

function FilePicker({ label, kind, accept, prepare, onDone }: FilePickerProps) {
  const id = useId();
  const { state, choose, retry } = useUpload(kind, prepare, onDone);
  return (
    <div className="stack gap-2">
      <div>
        <label className="btn btn-s file-pick" htmlFor={id}>
          <Icon of={Upload} size="s" />
          {label}
          <input
            id={id}
            type="file"
            accept={accept}
            className="vh"
            onChange={(event) => {
              const file = event.target.files?.[0];
              // Lets the same file be chosen again after a failure.
              event.target.value = '';
              if (file) choose(file);
            }}
          />
        </label>
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
