// When a send found no server, the person is led home; this card leads back to what they were writing.
import { dropStored, readStored, writeStored } from './storage';

export interface Resume {
  path: string;
  title: string;
}

const key = 'resume';

export const keepResume = (resume: Resume) => writeStored(key, resume, 'session');
export const readResume = () => readStored<Resume>(key, 'session');
export const dropResume = () => dropStored(key, 'session');
