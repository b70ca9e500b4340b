import { MapPin } from 'lucide';
import { useState } from 'react';
import { storeFile } from '../../../data/files/store';
import { type EntryChange, useChangeEntry } from '../../../data/timesheets/timesheets';
import { FileList } from '../../../domain/file-list';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Icon } from '../../../kit/icon';
import type { TimeEntry } from '../../../lib/api';
import { randomId } from '../../../lib/random-id';
import type { LocalPhoto } from '../../../lib/timer-store';
import { ProofButtons } from './proof-buttons';

type Photos = NonNullable<EntryChange['proof']>['photos'];

const photosOf = (entry: TimeEntry): Photos => entry.photos.map(({ file, sha256, takenAt }) => ({ token: file.token, sha256, takenAt }));

/** The photos and the place that the worker added to hours. The worker can add and remove them until the hours are sent in. */
export function LineProof({ entry, canChange }: { entry: TimeEntry; canChange: boolean }) {
  const [uploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const change = useChangeEntry(entry.id, () => undefined);
  const { place, photos } = entry;
  const save = (proof: NonNullable<EntryChange['proof']>) => change.act({ proof });
  const addPhoto = (photo: LocalPhoto) => {
    setUploading(true);
    setFailure(null);
    storeFile('picture', () => Promise.resolve(photo.blob))(new File([photo.blob], photo.name), {
      idempotencyKey: randomId(),
      onProgress: () => undefined,
    })
      .then(({ token }) => save({ place, photos: [...photosOf(entry), { token, sha256: photo.sha256, takenAt: photo.takenAt }] }))
      .catch(setFailure)
      .finally(() => setUploading(false));
  };
  if (photos.length === 0 && !place && !canChange) return null;
  return (
    <section className="stack gap-3" aria-label="Proof">
      {photos.map(({ file, sha256 }) => (
        <div key={file.token} className="stack gap-1">
          <FileList files={[file]} />
          <span className="sm mut break">SHA-256 when it was taken: {sha256.slice(0, 16)}…</span>
          {canChange && (
            <Button
              size="sm"
              variant="ghost"
              pending={change.pending}
              onClick={() => save({ place, photos: photosOf(entry).filter(({ token }) => token !== file.token) })}
            >
              Remove photo
            </Button>
          )}
        </div>
      ))}
      {place && (
        <div className="row wrp gap-2">
          <Icon of={MapPin} size="s" />
          <span className="grow">
            {place.latitude.toFixed(5)}, {place.longitude.toFixed(5)}, within {Math.round(place.accuracy)} m
          </span>
          {canChange && (
            <Button size="sm" variant="ghost" pending={change.pending} onClick={() => save({ place: null, photos: photosOf(entry) })}>
              Remove place
            </Button>
          )}
        </div>
      )}
      {canChange && (
        <>
          <p className="sm mut">If you like, add proof of the work. Nothing is taken unless you tap.</p>
          <ProofButtons
            onPhoto={addPhoto}
            onPlace={(found) => save({ place: found, photos: photosOf(entry) })}
            hasPlace={place !== null}
            disabled={uploading || change.pending || photos.length >= 10}
          />
        </>
      )}
      <ErrorLine error={failure ?? change.error} />
    </section>
  );
}
