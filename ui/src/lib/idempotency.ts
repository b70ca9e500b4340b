// Idempotency keys, one per user action.
import { randomId } from './random-id';

/**
 * Creates keys for one kind of action. The same input after a failure gets the same key, so that "Try again" cannot repeat an
 * action whose first response was lost.
 */
export class KeyRing {
  #input = '';
  #key = '';

  keyFor(input: unknown): string {
    const text = JSON.stringify(input) ?? '';
    if (!this.#key || text !== this.#input) {
      this.#input = text;
      this.#key = randomId();
    }
    return this.#key;
  }

  reset(): void {
    this.#key = '';
  }
}
