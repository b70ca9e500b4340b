// What has been on the screen of each conversation: only that counts as read.
const seen = new Map<number, number>();

/** The newest message of a conversation that has been on this page's screen; undefined if none has. */
export const newestSeen = (conversation: number): number | undefined => seen.get(conversation);

export function see(conversation: number, upTo: number): void {
  seen.set(conversation, Math.max(seen.get(conversation) ?? 0, upTo));
}
