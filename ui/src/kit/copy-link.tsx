import { Copy } from 'lucide';
import { useId } from 'react';
import { toast } from '../lib/toast';
import { Button } from './button';
import { Icon } from './icon';

/** A link that is shown only once, to copy and share. */
export function CopyLink({ label, url }: { label: string; url: string }) {
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast('Link copied');
    } catch {
      // Plain http has no clipboard API: select the link so that the person can copy it.
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement) field.select();
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="row gap-2">
        <input id={id} className="in plain-in num" readOnly value={url} onFocus={(event) => event.target.select()} />
        <Button onClick={() => void copy()}>
          <Icon of={Copy} size="s" />
          Copy
        </Button>
      </div>
    </div>
  );
}
