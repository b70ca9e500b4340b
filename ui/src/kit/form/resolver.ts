import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';

/** Validates a form with a valibot schema; a field shows its first error. */
export function schemaResolver<T extends FieldValues, O>(schema: v.GenericSchema<T, O>): Resolver<T, unknown, O> {
  return (values) => {
    const result = v.safeParse(schema, values);
    if (result.success) return { values: result.output, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.issues) {
      const field = v.getDotPath(issue) ?? 'root';
      errors[field] ??= { type: issue.type, message: issue.message };
    }
    return { values: {}, errors: nested(errors) as FieldErrors<T> };
  };
}

/** react-hook-form expects the error of "answers.0" at errors.answers[0]. */
function nested(flat: Record<string, { type: string; message: string }>): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [path, error] of Object.entries(flat)) {
    const parts = path.split('.');
    const last = parts.pop() ?? path;
    let at = out;
    for (const part of parts) {
      at[part] ??= {};
      at = at[part] as Record<string, unknown>;
    }
    at[last] = error;
  }
  return out;
}
