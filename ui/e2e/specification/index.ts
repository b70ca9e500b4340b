// The specification next to its tests: each number and each quoted text, and the test that asserts it. Words in quotation marks
// are the specification's own; "(reading n)" marks an interpretation of it. src/spec-table.test.ts checks the table against the
// tests.
import { calls } from './calls';
import { entities } from './entities';
import { errors } from './errors';
import { limits } from './limits';
import { overlays } from './overlays';
import { product } from './product';
import type { Row } from './row';
import { rules } from './rules';
import { states } from './states';

export const table: Row[] = [
  ...product,
  ...overlays,
  ...entities.filter(([section]) => section === '3'),
  ...states,
  ...rules,
  ...entities.filter(([section]) => section === '6'),
  ...calls,
  ...errors,
  ...limits,
];
