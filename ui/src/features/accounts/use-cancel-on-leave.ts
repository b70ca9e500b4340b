import { useEffect, useRef } from 'react';
import { useDestination, useLocation } from '../../lib/router/hooks';
import { settlePassword } from '../../lib/step-up';

/** Leaving the page cancels the question for the password. Arriving at the page that the person was on the way to doesn't. */
export function useCancelOnLeave(): void {
  const { key } = useLocation();
  const destination = useDestination();
  const stays = useRef([key, destination().key]);
  useEffect(() => {
    if (!stays.current.includes(key)) settlePassword(false);
    if (key === stays.current.at(-1)) stays.current = [key];
  }, [key]);
}
