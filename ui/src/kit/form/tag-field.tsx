import { Plus, X } from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../button';
import { Icon } from '../icon';
import { Field, useFormName } from './field';
import { useField } from './use-field';

interface TagFieldProps {
  name: string;
  label: string;
  hint?: string;
  max: number;
  maxLength: number;
}

/** A short list of words, added with Enter or the button. */
export default function TagField({ name, label, hint, max, maxLength }: TagFieldProps) {
  const { id, message, describedBy } = useField(useFormName(), name, Boolean(hint));
  const { watch, setValue } = useFormContext();
  const tags = (watch(name) as string[] | undefined) ?? [];
  const [word, setWord] = useState('');

  const set = (next: string[]) => setValue(name, next, { shouldDirty: true });
  const add = () => {
    const plain = word.trim();
    if (plain && tags.length < max && !tags.some((tag) => tag.toLowerCase() === plain.toLowerCase())) set([...tags, plain]);
    setWord('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };

  return (
    <Field id={id} label={label} optional hint={hint} error={message}>
      <div className="row gap-2">
        <input
          id={id}
          className="in"
          value={word}
          maxLength={maxLength}
          enterKeyHint="done"
          aria-describedby={describedBy}
          onChange={(event) => setWord(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
        <Button onClick={add}>
          <Icon of={Plus} size="s" />
          Add
        </Button>
      </div>
      {tags.length > 0 && (
        <ul className="row wrp gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <button type="button" className="chip" onClick={() => set(tags.filter((other) => other !== tag))}>
                {tag}
                <Icon of={X} name="remove" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}
