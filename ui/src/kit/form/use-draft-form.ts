import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useSession } from '../../data/accounts/session';
import { type Draft, useDraft } from './use-draft';
import { useSchemaForm } from './use-schema-form';

/** A form whose draft is saved on the device under this name until the form is sent. */
export function useDraftForm<T extends FieldValues, O>(name: string, schema: GenericSchema<T, O>, values: T): [UseFormReturn<T, unknown, O>, Draft] {
  const { user } = useSession();
  const form = useSchemaForm(schema, values as DefaultValues<T>);
  return [form, useDraft(name, form, user?.id ?? null, values)];
}
