import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { Link } from '../kit/link';
import type { Role } from '../lib/api';
import { signInPath } from '../lib/next';
import { JoinForm, useJoin } from './join-form';

interface JoinOnTheWayProps {
  /** The form's id. */
  name: string;
  /** The role needed to send that form. */
  role: Role;
  /** The id of the form that is sent with it. */
  sentWith: string;
  /** Where to come back to after signing in instead. */
  path: string;
  onPending: (isPending: boolean) => void;
  children?: ReactNode;
}

/** The fields of a new account below a form that is sent with it, and the way to sign in instead. */
export default function JoinOnTheWay({ name, role, sentWith, path, onPending, children }: JoinOnTheWayProps) {
  const join = useJoin(role);
  const { pending } = join.signUp;
  useEffect(() => {
    onPending(pending);
    // Once the account is there, these fields are gone.
    return () => onPending(false);
  }, [pending, onPending]);
  // These fields have no button of their own: Enter does what the one button below does.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const form = document.getElementById(sentWith);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  return (
    <section className="stack gap-4" aria-labelledby={`${name}-title`} onKeyDown={onKeyDown}>
      <h2 className="card-title" id={`${name}-title`}>
        Your account
      </h2>
      <p className="mut">
        Already have one? <Link to={signInPath(path)}>Sign in</Link>. What you’ve written stays.
      </p>
      <JoinForm join={join} name={name}>
        {children}
      </JoinForm>
    </section>
  );
}
