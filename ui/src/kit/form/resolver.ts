import { type FieldValues, get, type Resolver, set } from 'react-hook-form';
import * as v from 'valibot';

/** Validates a form with a valibot schema; a field shows its first error. */
export function schemaResolver<T extends FieldValues, O>(schema: v.GenericSchema<T, O>): Resolver<T, unknown, O> {
  return (values) => {
    const result = v.safeParse(schema, values);
    if (result.success) return { values: result.output, errors: {} };
    const errors = {};
    for (const issue of result.issues) {
      const field = v.getDotPath(issue) ?? 'root';
      if (!get(errors, field)) set(errors, field, { type: issue.type, message: issue.message });
    }
    return { values: {}, errors };
  };
}
