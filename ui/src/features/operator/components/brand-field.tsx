import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSite } from '../../../data/site/site';
import { FieldMessage, useFormName } from '../../../kit/form/field';
import { useField } from '../../../kit/form/use-field';
import { applyPalette, isHex, palette, solidCss } from '../../../lib/palette';

/** The brand color, previewed on the whole page while it changes. */
export function BrandField({ name }: { name: string }) {
  const field = useField(useFormName(), name, true);
  const { watch, setValue } = useFormContext();
  const typed = String(watch(name) ?? '');
  const site = useSite();
  const shown = isHex(typed) ? palette(typed) : null;

  useEffect(() => {
    applyPalette(isHex(typed) ? palette(typed) : null);
  }, [typed]);
  // On unmount, restore the site's color, which is the new one if it was saved.
  const saved = useRef(site.brand);
  saved.current = site.brand;
  useEffect(() => () => applyPalette(isHex(saved.current) ? palette(saved.current) : null), []);

  return (
    <div className="field">
      <label htmlFor={field.id}>Brand color</label>
      <div className="row gap-3">
        <input
          type="color"
          className="swatch"
          aria-label="Pick the brand color"
          value={isHex(typed) ? typed : '#1f6b54'}
          onChange={(event) => setValue(name, event.target.value, { shouldDirty: true })}
        />
        <input
          {...field.registered}
          id={field.id}
          className="in num"
          maxLength={7}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={field.message !== null || undefined}
          aria-describedby={field.describedBy}
        />
      </div>
      <FieldMessage
        id={field.id}
        error={field.message}
        hint={shown?.adjusted ? null : 'Used for headings, buttons and the top bar. This page previews it.'}
      />
      {shown?.adjusted && (
        <div className="row gap-3 sm mut" id={`${field.id}-hint`}>
          <Swatch color={typed} />
          <Swatch color={solidCss(shown)} />
          <span>Buttons use the second one so everyone can read them. Your logo keeps the first.</span>
        </div>
      )}
    </div>
  );
}

function Swatch({ color }: { color: string }) {
  return <span className="swatch swatch-s" style={{ background: color }} aria-hidden />;
}
