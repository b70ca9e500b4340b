import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { schemaResolver } from './resolver';

/** A form judged by a schema: on submit first, after that whenever a field is left. The focus goes to the summary, not to a field. */
export function useSchemaForm<T extends FieldValues, O>(schema: GenericSchema<T, O>, defaultValues: DefaultValues<T>): UseFormReturn<T, unknown, O> {
  return useForm<T, unknown, O>({ resolver: schemaResolver(schema), defaultValues, reValidateMode: 'onBlur', shouldFocusError: false });
}
