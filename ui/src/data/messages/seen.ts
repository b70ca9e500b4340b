// What has been on the screen of each conversation: only that counts as read.
const seen = new Map<number, number>();

/** The newest message of a conversation that was on the screen of this page; nothing before there was one. */
export const newestSeen = (conversation: number): number | undefined => seen.get(conversation);

export function see(conversation: number, upTo: number): void {
  seen.set(conversation, Math.max(seen.get(conversation) ?? 0, upTo));
}
