// When a send found no server, the person is led home; this card leads back to what they were writing.
import { useEffect } from 'react';
import { dropStored, readStored, writeStored } from './storage';

export interface Resume {
  path: string;
  title: string;
  /** Something that was written there is kept: after a mere tap nobody may read that it is. */
  written: boolean;
}

const key = 'resume';

/** The drafts that are kept of the forms on the screen. */
export const keptHere = new Set<string>();

/** The form is on the screen, and whether what was written in it is kept. */
export function useKeptHere(name: string, kept: boolean): void {
  useEffect(() => {
    if (kept) keptHere.add(name);
    return () => void keptHere.delete(name);
  }, [kept, name]);
}

export const keepResume = (resume: Resume) => writeStored(key, resume, 'session');
export const readResume = () => readStored<Resume>(key, 'session');
export const dropResume = () => dropStored(key, 'session');
