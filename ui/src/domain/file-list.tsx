import { FileText } from 'lucide';
import { Icon } from '../kit/icon';
import type { StoredFile } from '../lib/api';
import { voiceNote } from '../lib/voice-note';

/** Pictures, voice notes and documents that someone attached. */
export function FileList({ files }: { files: StoredFile[] }) {
  return (
    <span className="stack gap-2">
      {files.map((file) =>
        file.kind === 'picture' ? (
          <a key={file.token} href={file.url} className="msg-picture">
            <img src={file.smallUrl ?? file.url} alt={file.name} width={file.width ?? undefined} height={file.height ?? undefined} loading="lazy" />
          </a>
        ) : file.kind === 'voice' ? (
          <span key={file.token} className="stack gap-1">
            {/* The player knows the length only once it plays. */}
            <span className="sm">{voiceNote(file.duration ?? 0)}</span>
            {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down what a voice note says */}
            <audio controls preload="none" src={file.url} aria-label="Voice note" />
          </span>
        ) : (
          <a key={file.token} href={file.url} className="row gap-2 tap">
            <Icon of={FileText} size="s" />
            <span className="break">{file.name}</span>
          </a>
        ),
      )}
    </span>
  );
}
