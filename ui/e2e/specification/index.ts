// The specification beside its tests: each number and each quoted text, and where it is asserted. Words in quotation marks are its own; "(reading n)" is where reading.md settles them. src/spec-table.test.ts holds the
// table to the tests.
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
