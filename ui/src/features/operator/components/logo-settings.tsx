import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { useLogo } from '../../../data/site/change';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Icon } from '../../../kit/icon';
import { toast } from '../../../lib/toast';
import { shrinkLogo } from '../logo-image';

/** The logo in the top bar. Choosing a file saves it right away. */
export default function LogoSettings() {
  const id = useId();
  const site = useSite();
  const [unreadable, setUnreadable] = useState(false);
  const logo = useLogo((saved) => toast(saved.logoUrl ? 'Logo saved' : 'Logo removed'));

  const choose = async (file: File) => {
    setUnreadable(false);
    try {
      logo.act(await shrinkLogo(file));
    } catch {
      // Not an image, or a format this browser can't read.
      setUnreadable(true);
    }
  };

  return (
    <section className="stack gap-3">
      <h2 className="next-part">Logo</h2>
      <p className="mut">Shown at the top of every page. A square picture works best.</p>
      <div className="row wrp gap-3">
        {site.logoUrl && <img className="logo-shown" src={site.logoUrl} alt="Current logo" width={64} height={64} />}
        <label className="btn btn-s logo-pick" htmlFor={id}>
          <Icon of={Upload} size="s" />
          {site.logoUrl ? 'Choose another picture' : 'Choose a picture'}
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg"
            className="vh"
            onChange={(event) => {
              const file = event.target.files?.[0];
              // Without this, choosing the same file again after a failure wouldn't fire a change event.
              event.target.value = '';
              if (file) void choose(file);
            }}
          />
        </label>
        {site.logoUrl && (
          <Button variant="ghost" pending={logo.pending} onClick={() => logo.act(null)}>
            Remove logo
          </Button>
        )}
      </div>
      {unreadable && (
        <p className="err" role="alert">
          We can’t read this picture. Choose a PNG or a JPEG.
        </p>
      )}
      <ErrorLine error={logo.error} />
    </section>
  );
}
