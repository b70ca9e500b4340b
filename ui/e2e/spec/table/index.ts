// The specification beside its tests: each number and each quoted text of its sections 2.3, 4, 5, 7, 8 and 9, and where it is
// asserted. Words in quotation marks are its own; "(reading n)" is where reading.md settles them. src/spec-table.test.ts holds the
// table to the tests.
import { calls } from './calls';
import { errors } from './errors';
import { limits } from './limits';
import { overlays } from './overlays';
import type { Row } from './row';
import { rules } from './rules';
import { states } from './states';

export const table: Row[] = [...overlays, ...states, ...rules, ...calls, ...errors, ...limits];
