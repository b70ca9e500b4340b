// What the server answers. Amounts are integer minor units, instants integer milliseconds, dates 'YYYY-MM-DD', times 'HH:MM'.

export type Role = 'worker' | 'employer' | 'enterprise' | 'entrepreneur' | 'investor' | 'admin';
export type Staff = 'agent' | 'moderator' | 'admin' | 'superadmin';
export type PayUnit = 'job' | 'hour' | 'day' | 'week' | 'month' | 'year';
export type JobKind = 'one_off' | 'shift' | 'hourly' | 'steady';
export type JobStatus = 'draft' | 'pending_payment' | 'open' | 'paused' | 'filled' | 'closed' | 'expired' | 'refused';
export type Stock = 'home' | 'food' | 'desk' | 'care' | 'trade' | 'move';

export interface User {
  id: number;
  name: string;
  email: string;
  role: Role | null;
  roles: Role[];
  staff: Staff | null;
  emailVerified: boolean;
  avatarUrl: string | null;
  employerId: number | null;
  createdAt: number;
}

export interface Category {
  id: string;
  name: string;
  stock: Stock;
  icon: string;
  hidden: boolean;
}

export interface Fees {
  jobPost: number;
  partnerMonth: number;
  commissionPercent: number;
}

export interface Site {
  name: string;
  town: string;
  state: string;
  country: string;
  placeId: number | null;
  zone: string;
  currency: string;
  brand: string;
  logoUrl: string | null;
  freePromotion: boolean;
  fees: Fees;
  categories: Category[];
  openJobs: number;
}

export interface Paywall {
  isActive: boolean;
  reason: string;
  /** null = open-ended */
  remainingMinutes: number | null;
  isSuperAdminBypass: boolean;
}

export interface JobCard {
  id: number;
  title: string;
  category: string;
  kind: JobKind;
  status: JobStatus;
  budgetMin: number | null;
  budgetMax: number | null;
  budgetUnit: PayUnit;
  currency: string;
  city: string;
  state: string;
  placeId: number | null;
  area: string | null;
  whenText: string | null;
  startDate: string | null;
  endDate: string | null;
  startTime: string | null;
  endTime: string | null;
  remote: boolean;
  isUrgent: boolean;
  openings: number;
  filled: number;
  postedBy: string;
  hiringName: string | null;
  employerId: number;
  listedAt: number | null;
  firstPostedOn: string | null;
  expiresAt: number | null;
  applicationCount: number;
  distanceMiles: number | null;
}

export interface Job extends JobCard {
  description: string;
  skills: string[];
  questions: string[];
  closedAt: number | null;
  closeReason: string | null;
  createdAt: number;
  updatedAt: number;
  viewer: { isOwner: boolean; applicationId: number | null; can: ('edit' | 'close' | 'apply' | 'applications')[] };
}

export type ApplicationStatus = 'sent' | 'opened' | 'shortlisted' | 'interviewing' | 'offered' | 'hired' | 'declined' | 'withdrawn' | 'not_selected';

export interface MyJob extends JobCard {
  counts: Record<'sent' | 'opened' | 'shortlisted' | 'interviewing' | 'offered' | 'hired' | 'declined' | 'withdrawn' | 'notSelected', number>;
}

export type DeclineReason = 'other_chosen' | 'rate' | 'experience' | 'timing' | 'other';
export type ApplicationAction = 'open' | 'shortlist' | 'interview' | 'decline' | 'offer' | 'accept' | 'refuse' | 'withdraw';

export interface Application {
  id: number;
  jobId: number;
  job: { id: number; title: string; status: JobStatus; city: string; state: string; postedBy: string };
  status: ApplicationStatus;
  proposedRate: number;
  rateUnit: PayUnit;
  currency: string;
  message: string;
  answers: { question: string; answer: string }[];
  availableFrom: string | null;
  worker: { id: number; name: string; headline: string; city: string; state: string };
  offer: { rate: number; rateUnit: PayUnit; startDate: string | null; note: string | null; offeredAt: number } | null;
  decline: { reason: DeclineReason; message: string | null } | null;
  events: { status: ApplicationStatus; at: number }[];
  createdAt: number;
  updatedAt: number;
  contractId: number | null;
  can: ApplicationAction[];
}

export interface Contract {
  id: number;
  jobId: number;
  applicationId: number;
  jobTitle: string;
  employer: { id: number; name: string };
  worker: { id: number; name: string };
  rate: number;
  rateUnit: PayUnit;
  currency: string;
  startDate: string | null;
  status: 'active';
  createdAt: number;
}

export interface Profile {
  name: string;
  headline: string;
  about: string;
  city: string;
  state: string;
  placeId: number | null;
  skills: string[];
  rate: number | null;
  rateUnit: PayUnit;
  currency: string;
}

export interface Person extends Omit<Profile, 'placeId'> {
  id: number;
  createdAt: number;
}

export interface Place {
  id: number;
  name: string;
  state: string;
  country: string;
  label: string;
}

export interface List<T> {
  items: T[];
  nextCursor: string | null;
  prevCursor: string | null;
}

export interface JobList extends List<JobCard> {
  total: { count: number; capped: boolean };
}
