import { type FieldValues, get, type Resolver, set } from 'react-hook-form';
import * as v from 'valibot';
import { unfinished } from './unfinished';

/** The type of the error of a half-typed field. */
export const unfinishedType = 'unfinished';

/** Validates a form with a valibot schema, once no field is half typed; a field shows its first error. */
export function schemaResolver<T extends FieldValues, O>(schema: v.GenericSchema<T, O>): Resolver<T, unknown, O> {
  return (values, _, { names = [], fields }) => {
    const errors = {};
    for (const name of names) {
      const message = unfinished((get(fields, name) as { ref?: unknown } | undefined)?.ref);
      if (message) set(errors, name, { type: unfinishedType, message });
    }
    const result = v.safeParse(schema, values);
    if (result.success && Object.keys(errors).length === 0) return { values: result.output, errors };
    for (const issue of result.issues ?? []) {
      const field = v.getDotPath(issue) ?? 'root';
      if (!get(errors, field)) set(errors, field, { type: issue.type, message: issue.message });
    }
    return { values: {}, errors };
  };
}
