import { useState } from 'react';
import { useLogo } from '../../../data/site/change';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { FileButton } from '../../../kit/form/file-button';
import { toast } from '../../../lib/toast';
import { shrinkLogo } from '../logo-image';

/** The logo in the top bar. Choosing a file saves it right away. */
export default function LogoSettings() {
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
        <FileButton
          label={site.logoUrl ? 'Choose another picture' : 'Choose a picture'}
          accept="image/png,image/jpeg"
          onChoose={(file) => void choose(file)}
        />
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
