import { LocateFixed } from 'lucide';
import { useState } from 'react';
import { TownInput } from '../../../domain/town-input';
import { Icon } from '../../../kit/icon';
import { useNearMe } from '../use-near-me';

interface WhereInputProps {
  /** The place searched for. Give the component this as its key, too. */
  value: string;
  /** Called when a suggestion is chosen. */
  onChoose?: (place: string) => void;
  /** Called on leaving the field or on Enter, if the text changed. */
  onCommit?: (place: string) => void;
  id?: string;
  name?: string;
}

/** Where the jobs should be: a town, a ZIP code, a neighborhood or a state. */
export function WhereInput({ value, onChoose, onCommit, ...input }: WhereInputProps) {
  const [text, setText] = useState(value);
  const choose = (place: string) => {
    setText(place);
    onChoose?.(place);
  };
  const { find, finding } = useNearMe(choose);
  const commit = () => text.trim() !== value && onCommit?.(text.trim());
  return (
    <TownInput
      {...input}
      offer={find && { label: 'Near me', icon: <Icon of={LocateFixed} />, choose: find }}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPick={choose}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      maxLength={100}
      placeholder={finding ? 'Finding your town…' : 'Town or ZIP code'}
      enterKeyHint="search"
    />
  );
}
