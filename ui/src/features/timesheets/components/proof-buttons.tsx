import { Camera, MapPin } from 'lucide';
import { useRef, useState } from 'react';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Icon } from '../../../kit/icon';
import type { TimePlace } from '../../../lib/api';
import { counted } from '../../../lib/format';
import { canProve, capturePhoto, capturePlace } from '../../../lib/proof';
import type { LocalPhoto } from '../../../lib/timer-store';

interface ProofProps {
  onPhoto: (photo: LocalPhoto) => void;
  onPlace: (place: TimePlace) => void;
  hasPlace: boolean;
  disabled?: boolean;
}

/** Adds a photo or a place to hours. Nothing is taken unless the person taps. */
export function ProofButtons({ onPhoto, onPlace, hasPlace, disabled = false }: ProofProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'photo' | 'place' | null>(null);
  const [error, setError] = useState<unknown>(null);
  if (!canProve()) return null;
  const run = (what: 'photo' | 'place', task: () => Promise<void>) => {
    setBusy(what);
    setError(null);
    task()
      .catch(setError)
      .finally(() => setBusy(null));
  };
  return (
    <div className="stack gap-2">
      <div className="row wrp gap-2">
        <input
          ref={input}
          type="file"
          className="vh"
          tabIndex={-1}
          aria-label="Add a photo"
          accept="image/png,image/jpeg"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) run('photo', async () => onPhoto(await capturePhoto(file)));
            event.target.value = '';
          }}
        />
        <Button size="sm" pending={busy === 'photo'} disabled={disabled} onClick={() => input.current?.click()}>
          <Icon of={Camera} size="s" /> Add photo
        </Button>
        {!hasPlace && (
          <Button
            size="sm"
            pending={busy === 'place'}
            pendingLabel="Finding…"
            disabled={disabled}
            onClick={() => run('place', async () => onPlace(await capturePlace()))}
          >
            <Icon of={MapPin} size="s" /> Add where I am
          </Button>
        )}
      </div>
      <ErrorLine error={error} />
    </div>
  );
}

/** What was added so far. */
export function Added({ photos, place }: { photos: number; place: boolean }) {
  const parts = [photos > 0 && counted(photos, 'photo', 'photos'), place && 'where you are'].filter(Boolean);
  return parts.length > 0 && <p className="sm">Added: {parts.join(' and ')}.</p>;
}
