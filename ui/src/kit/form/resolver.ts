import { type FieldValues, get, type Resolver, set } from 'react-hook-form';
import * as v from 'valibot';
import { unfinished } from './unfinished';

/** Validates a form with a valibot schema, and lets no half-typed field pass; a field shows its first error. */
export function schemaResolver<T extends FieldValues, O>(schema: v.GenericSchema<T, O>): Resolver<T, unknown, O> {
  return (values, _, { names, fields }) => {
    const errors = {};
    const add = (field: string, message: string | null) => message && !get(errors, field) && set(errors, field, { type: 'invalid', message });
    for (const name of names ?? []) add(name, unfinished(get(fields, `${name}.ref`)));
    const result = v.safeParse(schema, values);
    for (const issue of result.issues ?? []) add(v.getDotPath(issue) ?? 'root', issue.message);
    return Object.keys(errors).length === 0 ? { values: result.output as O, errors } : { values: {}, errors };
  };
}
