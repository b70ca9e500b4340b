// Labels for a member's permissions.
import type { EmployerKind, Rights } from '../../lib/api';

export const permissionNames = ['post', 'hire', 'pay', 'view'] as const satisfies readonly (keyof Rights)[];

export const permissionLabels: Record<keyof Rights, { label: string; hint: string }> = {
  post: { label: 'Post', hint: 'Write and edit jobs.' },
  hire: { label: 'Hire', hint: 'Read and reply to applications.' },
  pay: { label: 'Pay', hint: 'Pay fees and wages.' },
  view: { label: 'View', hint: 'See jobs and contracts.' },
};

export const kindLabels: Record<EmployerKind, string> = { person: 'Person', business: 'Business', enterprise: 'Organization' };

/** Whether a member may manage the employer, which takes all four permissions. */
export const canManage = (rights: Rights | null) => rights !== null && permissionNames.every((name) => rights[name]);

/** "Post, hire, and view", or "All permissions". */
export function permissionsText(rights: Rights): string {
  if (canManage(rights)) return 'All permissions';
  const words = permissionNames.filter((name) => rights[name]).map((name) => permissionLabels[name].label.toLowerCase());
  const text = new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
