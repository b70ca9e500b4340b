import type { FieldValues, UseFormReset } from 'react-hook-form';

let putting = false;

/** Whether values are being put into a form, which no draft has to keep. */
export const isPutting = () => putting;

/**
 * Puts values into a form without saving a draft. The fields stay registered: after a plain `reset`, react-hook-form 7.92 ignores
 * what is typed or tapped until the next render, which takes a slow phone long enough to lose a tap.
 */
export function put<T extends FieldValues>(reset: UseFormReset<T>, values: T): void {
  putting = true;
  try {
    reset(values, { keepDefaultValues: true, keepErrors: true, keepFieldsRef: true });
  } finally {
    putting = false;
  }
}
