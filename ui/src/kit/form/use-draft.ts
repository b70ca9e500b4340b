import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changed, deleteDraft, loadDraft, saveDraft, sweepDrafts } from '../../lib/drafts';
import { useRegisterSavedForm } from '../../lib/resume';
import { isPutting, put } from './put';

const saveDelay = 300;
/** Milliseconds without typing before the draft goes to the account. */
const syncDelay = 2000;

/** Lazy: most forms save their draft on the device only. Offline the import fails, which must not interrupt typing. */
const accounts = () => import('../../data/drafts/account-drafts');

/** Where the draft is currently saved. */
type SavedIn = 'none' | 'device' | 'account' | 'discarded' | 'unstored';

export interface Draft {
  savedIn: SavedIn;
  isSaved: boolean;
  /** Whether the form says where the draft is saved. */
  shown: boolean;
  /** Saves without waiting for a pause in typing; called before sending. */
  saveNow: () => void;
  /** Deletes the draft; called after sending. */
  clear: () => void;
  discard: () => void;
  undo: () => void;
}

/**
 * Saves what is typed on the device, and in the account when signed in, and restores it.
 * With `base`, the values the form was opened with, only differences are saved, and only on the device: an older draft must not
 * undo what has changed on the server since.
 */
export function useDraft<T extends FieldValues, O>(name: string, form: UseFormReturn<T, unknown, O>, owner: number | null, base?: T): Draft {
  const [savedIn, setSavedIn] = useState<SavedIn>('none');
  // In a form with a base, the line would push the button out from under the finger, so it shows only for a restored draft.
  const [shown, setShown] = useState(base === undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const syncing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const discarded = useRef<T>(undefined);
  const save = useRef(() => {});
  const from = useRef(base);
  from.current = base;
  const { reset, watch, getValues } = form;
  const account = base ? null : owner;

  const isSaved = savedIn === 'device' || savedIn === 'account';
  useRegisterSavedForm(name, isSaved);

  useEffect(() => {
    let mounted = true;
    let hasTyped = false;
    // Fields added to the form after the draft was saved keep their defaults.
    const restore = (draft: Partial<T>) => put(reset, { ...getValues(), ...draft });
    sweepDrafts();
    const stored = loadDraft<Partial<T>>(name, owner);
    const draft = stored && from.current ? changed(stored, from.current) : stored;
    if (draft && Object.keys(draft).length > 0) {
      restore(draft);
      setSavedIn('device');
      setShown(true);
    } else if (stored) deleteDraft(name);
    if (account !== null) {
      const ask = async () => {
        const there = await (await accounts()).loadAccountDraft<T>(name, account);
        // Never overwrite what is being typed with a draft from another device.
        if (!mounted || hasTyped || there === null) return;
        if (there === 'deleted') {
          deleteDraft(name);
          reset();
          return setSavedIn('none');
        }
        restore(there);
        setSavedIn('account');
      };
      ask().catch(() => {});
    }
    const sync = () => {
      syncing.current = undefined;
      if (account === null) return;
      const values = getValues();
      accounts()
        .then(({ syncDraft }) => syncDraft(name, values, account))
        .then((done) => mounted && done && setSavedIn('account'))
        .catch(() => {});
    };
    save.current = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const values = from.current ? changed(getValues(), from.current) : getValues();
      if (from.current && Object.keys(values).length === 0) {
        deleteDraft(name);
        return setSavedIn('none');
      }
      setSavedIn(saveDraft(name, values, owner) ? 'device' : 'unstored');
      clearTimeout(syncing.current);
      syncing.current = setTimeout(sync, syncDelay);
    };
    const { unsubscribe } = watch((_, { name: field }) => {
      // A reset names no field: neither it nor restoring a draft is a change.
      if (!field || isPutting()) return;
      hasTyped = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => save.current(), saveDelay);
    });
    // Save at once when the page is hidden, or the last keystrokes would be lost.
    const flush = () => {
      if (timer.current !== undefined) save.current();
      if (syncing.current !== undefined) {
        clearTimeout(syncing.current);
        sync();
      }
    };
    addEventListener('pagehide', flush);
    return () => {
      mounted = false;
      unsubscribe();
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [name, owner, account, reset, watch, getValues]);

  const saveNow = () => save.current();
  const clear = () => {
    clearTimeout(timer.current);
    clearTimeout(syncing.current);
    timer.current = undefined;
    syncing.current = undefined;
    deleteDraft(name);
    if (account !== null)
      accounts().then(
        ({ deleteAccountDraft }) => deleteAccountDraft(name),
        () => {},
      );
    setSavedIn('none');
  };
  return {
    savedIn,
    isSaved,
    shown,
    saveNow,
    clear,
    discard: () => {
      discarded.current = getValues();
      clear();
      reset(from.current);
      setSavedIn('discarded');
    },
    undo: () => {
      reset(discarded.current, { keepDefaultValues: true });
      saveNow();
    },
  };
}
