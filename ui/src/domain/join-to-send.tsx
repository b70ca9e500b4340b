import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hasAccount } from '../data/accounts/remembered-user';
import { useSession } from '../data/accounts/session';
import type { Role } from '../lib/api';
import { loadWithRetry } from '../lib/lazy-with-retry';
import { signInPath, signUpPath } from '../lib/next';
import { useNavigate } from '../lib/router/hooks';
import { intendToSend } from '../lib/send-intent';

const JoinOnTheWay = lazy(() => loadWithRetry(() => import('./join-on-the-way')));

const formId = 'join';

/**
 * Lets a visitor send the form with the id `form` and the draft of this name: an account is created below it, or they sign in and
 * come back to `path`. A new account gets the `role` that sending needs. Either way the draft is sent once they're in.
 */
export function useJoinToSend(form: string, draft: string, path: string, role: Role) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const isNew = user === null && !hasAccount();
  return {
    isNew,
    isPending,
    /** What a visitor's button says: "Create account and post". */
    label: (verb: string) => `${isNew ? 'Create account' : 'Sign in'} and ${verb}`,
    /** The fields of the account, if there is none, with what belongs below them. */
    fields: (children?: ReactNode) =>
      isNew && (
        <Suspense fallback={children}>
          <JoinOnTheWay name={formId} role={role} sentWith={form} path={path} onPending={setPending}>
            {children}
          </JoinOnTheWay>
        </Suspense>
      ),
    start: () => {
      intendToSend(draft);
      const account = isNew && document.getElementById(formId);
      if (account instanceof HTMLFormElement) return account.requestSubmit();
      // The fields may not have loaded.
      navigate((isNew ? signUpPath : signInPath)(path));
    },
  };
}
