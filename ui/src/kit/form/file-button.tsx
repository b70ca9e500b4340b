import { Upload } from 'lucide';
import { useId } from 'react';
import { Icon } from '../icon';

interface FileButtonProps {
  label: string;
  /** Content types and endings of files, as `accept` of an input has them. */
  accept: string;
  onChoose: (file: File) => void;
  primary?: boolean;
}

/** A button that asks for a file. Phones offer their camera by themselves. */
export function FileButton({ label, accept, onChoose, primary = false }: FileButtonProps) {
  const id = useId();
  return (
    <label className={`btn ${primary ? 'btn-p' : 'btn-s'} file-pick`} htmlFor={id}>
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
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
