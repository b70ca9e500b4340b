// After a failed send takes a person home, a card there leads back to what they were writing.
import { useEffect } from 'react';
import { dropStored, readStored, writeStored } from './storage';

export interface Resume {
  path: string;
  title: string;
  /** Whether something typed there was saved. After a mere tap, the card must not claim so. */
  written: boolean;
}

const key = 'resume';

/** Names of saved drafts of the forms on the screen. */
export const savedHere = new Set<string>();

/** Registers a form on the screen, and whether the text typed into it is saved. */
export function useSavedHere(name: string, saved: boolean): void {
  useEffect(() => {
    if (saved) savedHere.add(name);
    return () => void savedHere.delete(name);
  }, [saved, name]);
}

export const writeResume = (resume: Resume) => writeStored(key, resume, 'session');
export const readResume = () => readStored<Resume>(key, 'session');
export const dropResume = () => dropStored(key, 'session');
