import { Moon, Sun } from 'lucide';
import { useState } from 'react';
import { currentTheme, setTheme, type Theme } from '../lib/theme';
import { Icon } from './icon';

const choices: { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'auto', label: 'Auto' },
  { value: 'dark', label: 'Dark' },
];

export default function ThemeSwitch({ name }: { name: string }) {
  const [theme, set] = useState<Theme>(currentTheme);
  return (
    <fieldset className="plain">
      <legend className="vh">Theme</legend>
      <div className="seg">
        {choices.map(({ value, label }) => (
          <label key={value} title={label}>
            <input
              type="radio"
              className="vh"
              name={name}
              checked={theme === value}
              onChange={() => {
                setTheme(value);
                set(value);
              }}
            />
            {value === 'light' && <Icon of={Sun} size="s" name={label} />}
            {value === 'auto' && label}
            {value === 'dark' && <Icon of={Moon} size="s" name={label} />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
