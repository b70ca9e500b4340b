import type { Application, ContactDetails, InterviewHow } from '../../lib/api';

/** Where a business holds interviews, and how to reach it. */
export interface KnownPlaces {
  /** By how they meet. */
  where: Partial<Record<InterviewHow, string>>;
  note: string;
}

export const nothingKnown: KnownPlaces = { where: {}, note: '' };

/** What a business tells everyone it hires. The street and the phone of a private person are only for those they hire. */
export function knownPlaces({ job }: Pick<Application, 'job'>, contact: ContactDetails | undefined): KnownPlaces {
  if (!contact || job.byPerson) return nothingKnown;
  const { street, phone } = contact;
  // Someone may have typed the town behind the street.
  const town = street.includes(job.city) ? [] : [job.city, job.state];
  const address = [street, ...town].filter(Boolean).join(', ');
  return { where: { ...(street && { in_person: address }), ...(phone && { phone }) }, note: phone ? `Questions? Call ${phone}.` : '' };
}
