import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { schemaResolver } from './resolver';

/** A form validated by a schema: first on submit, then on blur, and while an error is being corrected. Focus goes to the error summary, not to a field. */
export function useSchemaForm<T extends FieldValues, O>(schema: GenericSchema<T, O>, defaultValues: DefaultValues<T>): UseFormReturn<T, unknown, O> {
  return useForm<T, unknown, O>({ resolver: schemaResolver(schema), defaultValues, reValidateMode: 'onBlur', shouldFocusError: false });
}
