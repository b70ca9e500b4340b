import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { accountDraft, dropDraft, forgetDraft, loadDraft, saveDraft, syncDraft } from '../../lib/drafts';

const pause = 300;
/** The account is written when the fingers rest. */
const syncPause = 2000;

/** Where what is typed is kept by now. */
export type Kept = 'nowhere' | 'device' | 'account';

/** Keeps what is typed on the device, and with the account when signed in; brings it back. */
export function useDraft<T extends FieldValues, O>(name: string, form: UseFormReturn<T, unknown, O>, owner: number | null, on = true) {
  const [kept, setKept] = useState<Kept>('nowhere');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const syncing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { reset, watch, getValues } = form;

  useEffect(() => {
    if (!on) return;
    let here = true;
    let typed = false;
    // Fields that were added since the draft was written keep their defaults.
    const bring = (draft: T) => reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
    const draft = loadDraft<T>(name, owner);
    if (draft) {
      bring(draft);
      setKept('device');
    }
    if (owner !== null) {
      void accountDraft<T>(name, owner).then((found) => {
        // Somebody who types already is not interrupted by what they typed elsewhere.
        if (!here || typed || found === null) return;
        if (found === 'gone') {
          dropDraft(name);
          reset();
          return setKept('nowhere');
        }
        bring(found);
        setKept('account');
      });
    }
    const sync = () => {
      syncing.current = undefined;
      if (owner === null) return;
      void syncDraft(name, getValues(), owner).then((done) => here && done && setKept('account'));
    };
    const save = () => {
      timer.current = undefined;
      setKept(saveDraft(name, getValues(), owner) ? 'device' : 'nowhere');
      clearTimeout(syncing.current);
      syncing.current = setTimeout(sync, syncPause);
    };
    const { unsubscribe } = watch((_, { name: changed }) => {
      // A reset names no field: bringing the draft back is no change.
      if (!changed) return;
      typed = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, pause);
    });
    // A page that is put away must not lose the last words.
    const flush = () => {
      if (timer.current !== undefined) {
        clearTimeout(timer.current);
        save();
      }
      if (syncing.current !== undefined) {
        clearTimeout(syncing.current);
        sync();
      }
    };
    addEventListener('pagehide', flush);
    return () => {
      here = false;
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
      clearTimeout(syncing.current);
      timer.current = undefined;
      syncing.current = undefined;
      dropDraft(name);
      if (owner !== null) forgetDraft(name);
      setKept('nowhere');
    },
  };
}
