import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf } from '../../lib/errors';
import { useAttention } from '../attention';
import { setTitleError } from '../title';
import { DraftLine } from './draft-line';
import { FormNameContext } from './field';
import { ErrorSummary, type SummaryItem } from './summary';
import type { Draft } from './use-draft';

interface FormProps<T extends FieldValues, O> {
  form: UseFormReturn<T, unknown, O>;
  /** Prefix of the field ids; unique on the page. */
  name: string;
  onSubmit: (values: O) => void;
  /** The error of the last submission. */
  failure?: unknown;
  /** For forms that save a draft. */
  draft?: Draft;
  children: ReactNode;
  className?: string;
}

/** A form that shows errors at the top and at the fields, and never loses what was typed. */
export function Form<T extends FieldValues, O>({ form, name, onSubmit, failure, draft, children, className }: FormProps<T, O>) {
  const element = useRef<HTMLFormElement>(null);
  const [items, setItems] = useState<SummaryItem[]>([]);
  const { setError, formState } = form;
  useAttention(formState.isDirty);
  const isSaved = useRef(false);
  isSaved.current = draft?.isSaved ?? false;

  useEffect(() => {
    if (!failure) {
      setItems([]);
      return;
    }
    const fields = failure instanceof ApiError ? failure.fields : [];
    for (const { field, message } of fields) setError(field as never, { type: 'server', message });
    const known = fields.map(({ field, message }) => ({ id: `${name}-${field}`, message }));
    setItems(known.length > 0 ? known : [{ id: null, message: messageOf(failure, isSaved.current) }]);
  }, [failure, name, setError]);

  useEffect(() => {
    setTitleError(items.length > 0);
    return () => setTitleError(false);
  }, [items]);

  return (
    <FormProvider {...form}>
      <FormNameContext value={name}>
        <form
          ref={element}
          id={name}
          noValidate
          className={className ?? 'stack gap-5'}
          onSubmit={form.handleSubmit(
            (values) => {
              setItems([]);
              draft?.saveNow();
              onSubmit(values as O);
            },
            (errors) => setItems(inPageOrder(element.current, collect(errors), name)),
          )}
        >
          <ErrorSummary items={items} />
          {children}
          {draft && <DraftLine draft={draft} />}
        </form>
      </FormNameContext>
    </FormProvider>
  );
}

function collect(errors: object, prefix = ''): { field: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const field = prefix + key;
    if (!error || typeof error !== 'object') return [];
    if ('message' in error && typeof error.message === 'string') return [{ field, message: error.message }];
    return collect(error, `${field}.`);
  });
}

/** Sorts errors by the order of their fields on the page. */
function inPageOrder(form: HTMLFormElement | null, errors: { field: string; message: string }[], name: string): SummaryItem[] {
  const all = Array.from(form?.querySelectorAll('[id]') ?? [], ({ id }) => id);
  return errors.map(({ field, message }) => ({ id: `${name}-${field}`, message })).sort((a, b) => all.indexOf(a.id) - all.indexOf(b.id));
}
