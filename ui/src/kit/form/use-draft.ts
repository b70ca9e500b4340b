import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, loadDraft, saveDraft } from '../../lib/drafts';

const pause = 300;

/** Keeps what is typed on the device, and brings it back. */
export function useDraft<T extends FieldValues, O>(name: string, form: UseFormReturn<T, unknown, O>, owner: number | null, on = true) {
  const [kept, setKept] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { reset, watch, getValues } = form;

  useEffect(() => {
    if (!on) return;
    const draft = loadDraft<T>(name, owner);
    if (draft) {
      // Fields that were added since the draft was written keep their defaults.
      reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
      setKept(true);
    }
    const save = () => {
      timer.current = undefined;
      setKept(saveDraft(name, getValues(), owner));
    };
    const { unsubscribe } = watch((_, { name: changed }) => {
      // A reset names no field: bringing the draft back is no change.
      if (!changed) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, pause);
    });
    // A page that is put away must not lose the last words.
    const flush = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      save();
    };
    addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [name, owner, on, reset, watch, getValues]);

  return {
    kept,
    saveNow: () => {
      saveDraft(name, getValues(), owner);
    },
    drop: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      dropDraft(name);
      setKept(false);
    },
  };
}
