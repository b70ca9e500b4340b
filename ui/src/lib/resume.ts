// After a failed send takes a person home, a card there leads back to what they were writing.
import { useEffect } from 'react';
import { readStored, removeStored, writeStored } from './storage';

export interface Resume {
  path: string;
  title: string;
  /** Whether something typed there was saved. After a mere tap, the card must not claim so. */
  written: boolean;
}

const key = 'resume';

/** Names of saved drafts of the forms on the screen. */
export const savedForms = new Set<string>();

/** Registers a form on the screen, and whether the text typed into it is saved. */
export function useRegisterSavedForm(name: string, saved: boolean): void {
  useEffect(() => {
    if (saved) savedForms.add(name);
    return () => void savedForms.delete(name);
  }, [saved, name]);
}

export const writeResume = (resume: Resume) => writeStored(key, resume, 'session');
export const readResume = () => readStored<Resume>(key, 'session');
export const clearResume = () => removeStored(key, 'session');
