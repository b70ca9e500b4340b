// What the device remembers of the person who is signed in, so that a reload without a connection doesn't show them as signed out.
// The server still decides: its first answer replaces this.
import type { User } from '../../lib/api';
import { readStored, removeStored, writeStored } from '../../lib/storage';

type Remembered = Pick<User, 'id' | 'name' | 'role' | 'roles' | 'staff' | 'employerId'>;

const key = 'signed-in';

const essentialsOf = ({ id, name, role, roles, staff, employerId }: User): Remembered => ({ id, name, role, roles, staff, employerId });

/** Read once: every component must get the same object. */
let remembered: User | null | undefined;

export function rememberedUser(): User | null {
  if (remembered === undefined) {
    const stored = readStored<Remembered>(key);
    // An older version may have stored something else.
    const isKnown = stored !== null && Array.isArray(stored.roles);
    remembered = isKnown ? { ...stored, email: '', emailVerified: false, avatarUrl: null, createdAt: 0 } : null;
  }
  return remembered;
}

/** Remembers who is signed in, without their email address and photo; null forgets them. */
export function rememberUser(user: User | null): void {
  remembered = undefined;
  if (user === null) removeStored(key);
  else {
    writeStored(key, essentialsOf(user));
    writeStored('has-account', true);
  }
}

/** Whether someone has signed in on this device before. First-time visitors create an account instead. */
export const hasAccount = () => readStored('has-account') !== null;
