import { useFormContext } from 'react-hook-form';
import { FieldMessage, useFormName } from '../../../kit/form/field';
import { useField } from '../../../kit/form/use-field';
import { isHex, palette, solidCss } from '../../../lib/palette';

/** The brand color. The page of its form previews it. */
export function BrandField({ name }: { name: string }) {
  const field = useField(useFormName(), name, true);
  const { watch, setValue } = useFormContext();
  const typed = String(watch(name) ?? '');
  const shown = isHex(typed) ? palette(typed) : null;

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
