import { useProfilePhoto } from '../../../data/accounts/change-profile';
import { Avatar } from '../../../kit/avatar';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { PhotoPicker } from '../../../kit/form/file-picker';
import type { Profile } from '../../../lib/api';
import { toast } from '../../../lib/toast';

/** The profile photo. Uploading saves it right away, independently of the profile form. */
export function ProfilePhoto({ id, profile }: { id: number; profile: Profile }) {
  const photo = useProfilePhoto((saved) => toast(saved.photo ? 'Photo saved' : 'Photo removed'));
  return (
    <section id="profile-photo" aria-label="Photo">
      <div className="row gap-4 wrp">
        <Avatar id={id} name={profile.name} size="xl" photoUrl={profile.photo?.smallUrl ?? null} />
        <div className="stack gap-2 grow">
          <div className="row gap-3 wrp top">
            <PhotoPicker label={profile.photo ? 'Choose another photo' : 'Add a photo'} onDone={(file) => photo.act(file.token)} />
            {profile.photo && (
              <Button variant="ghost" pending={photo.pending} onClick={() => photo.act(null)}>
                Remove photo
              </Button>
            )}
          </div>
          <p className="hint">A photo helps you get hired. We strip out where and when it was taken.</p>
          <ErrorLine error={photo.error} />
        </div>
      </div>
    </section>
  );
}
