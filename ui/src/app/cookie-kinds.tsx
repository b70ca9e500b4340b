import type { Preferences } from '../lib/consent';

interface CookieKindsProps {
  chosen: Preferences;
  onChange: (chosen: Preferences) => void;
}

/** What the cookie banner asks about, one by one. */
export default function CookieKinds({ chosen, onChange }: CookieKindsProps) {
  return (
    <>
      <p className="sm mut">If you agree, we count visits just for ourselves. We don’t sell it or send it anywhere else.</p>
      <div className="cookie-kinds">
        <Category label="Essential" text="Sign-in, drafts, your theme and this choice." checked />
        <Category
          label="Analytics"
          text="Shows us which pages help. Counted here and nowhere else."
          checked={chosen.analytics}
          onChange={(analytics) => onChange({ ...chosen, analytics, performance: analytics })}
        />
        <Category
          label="Functional"
          text="Your recently viewed jobs and your last search."
          checked={chosen.functional}
          onChange={(functional) => onChange({ ...chosen, functional })}
        />
        <Category label="Performance" text="How fast pages load for you. Follows analytics." checked={chosen.performance} />
      </div>
    </>
  );
}

interface CategoryProps {
  label: string;
  text: string;
  checked: boolean;
  /** Omitted for a choice that cannot be changed. */
  onChange?: (on: boolean) => void;
}

function Category({ label, text, checked, onChange }: CategoryProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} disabled={!onChange} onChange={(event) => onChange?.(event.target.checked)} />
      <span>
        <b>{label}</b>
        <span className="sm mut cookie-text">{text}</span>
      </span>
    </label>
  );
}
