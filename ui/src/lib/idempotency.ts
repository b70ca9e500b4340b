// A key per user action.
import { randomId } from './random-id';

/**
 * Hands out keys for one kind of action. The same input after a failure gets the same key again, so that "Try again"
 * cannot do a thing twice whose first answer was lost on the way.
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

  done(): void {
    this.#key = '';
  }
}
