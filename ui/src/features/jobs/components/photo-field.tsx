import { useFormContext } from 'react-hook-form';
import { useSession } from '../../../data/accounts/session';
import { Button } from '../../../kit/button';
import { PhotoPicker } from '../../../kit/form/file-picker';
import type { PostValues } from '../post-schema';

const maxPhotos = 5;

/** Up to five photos of the work. Requires signing in, because every file needs an owner. */
export default function PhotoField() {
  const { user } = useSession();
  const { watch, getValues, setValue, formState } = useFormContext<PostValues>();
  const photos = watch('photos');
  const set = (next: string[]) => setValue('photos', next, { shouldDirty: true });
  const problem = formState.errors.photos?.message;
  return (
    <fieldset className="plain stack gap-3" id="post-photos">
      <legend className="lbl">
        Photos <span className="opt">(optional)</span>
      </legend>
      {photos.length > 0 && (
        <ul className="photos">
          {photos.map((token, index) => (
            <li key={token} className="stack gap-2">
              <img src={`/api/files/${token}?size=small`} alt={`${index + 1} of ${photos.length}`} width={480} height={360} />
              <Button size="sm" onClick={() => set(photos.filter((other) => other !== token))}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!user && <p className="hint">You can add photos after you sign in. What you wrote stays.</p>}
      {user && photos.length < maxPhotos && <PhotoPicker label="Add a photo" onDone={({ token }) => set([...getValues('photos'), token])} />}
      {problem && <p className="err">{String(problem)}</p>}
    </fieldset>
  );
}
