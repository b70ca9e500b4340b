// A key per user action. randomUUID exists on secure origins only, and a town may run its site over plain http.

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

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
      this.#key = newKey();
    }
    return this.#key;
  }

  done(): void {
    this.#key = '';
  }
}
