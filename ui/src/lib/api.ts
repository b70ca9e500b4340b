// Short names for the server's response types, which are generated from its OpenAPI document (npm run api).
import type { components } from './api.gen';

type Schemas = components['schemas'];

/** Makes every field required: the server always sends all of them, with null for no value. */
type Full<T> = T extends (infer U)[] ? Full<U>[] : T extends object ? { [K in keyof T]-?: Full<Exclude<T[K], undefined>> } : T;

type Answer<Name extends keyof Schemas> = Full<Schemas[Name]>;

export type Role = Schemas['Role'];
export type PayUnit = Schemas['PayUnit'];
export type JobKind = Schemas['Kind'];
export type DeclineReason = Schemas['DeclineReason'];
export type CloseReason = Schemas['CloseReason'];
export type ApplicationAction = Schemas['Action'];
export type JobStatus = Schemas['JobStatus'];
export type ApplicationStatus = Schemas['ApplicationStatus'];

export type User = Answer<'User'>;
export type Category = Answer<'Category'>;
export type Fees = Answer<'Fees'>;
export type Site = Answer<'Site'>;
export type SiteProtection = Answer<'SiteProtection'>;
export type AnalyticsReport = Answer<'AnalyticsReport'>;
export type Feedback = Answer<'Feedback'>;
export type FeedbackState = Schemas['FeedbackState'];
export type FeedbackType = Schemas['FeedbackType'];
export type AdminFeedback = Answer<'OfficeFeedback'>;
export type ErrorGroup = Answer<'ErrorGroup'>;
export type ErrorState = Schemas['ErrorState'];
export type OwnError = Answer<'OwnError'>;
export type AppInstall = Schemas['AppInstall'];
export type Unread = Schemas['Unread'];
export type SiteText = Answer<'SiteText'>;
export type HelpArticle = Answer<'HelpArticle'>;
export type HelpArticles = Answer<'HelpArticles'>;
export type Paywall = Answer<'Paywall'>;
export type FeeQuote = Answer<'FeeQuote'>;
export type Fee = Answer<'Fee'>;
export type FeeQueue = Schemas['FeeQueue'];
export type JobFee = Answer<'JobFee'>;
export type Pricing = Answer<'Pricing'>;
export type Promotion = Answer<'Promotion'>;
export type AdminPromotion = Answer<'DeskPromotion'>;
export type Audience = Schemas['Audience'];
export type PayMethod = Schemas['PayMethod'];
export type Voucher = Answer<'Voucher'>;
export type MyVoucher = Answer<'KeptVoucher'>;
export type LedgerEntry = Answer<'LedgerEntry'>;
export type LedgerSum = Answer<'LedgerSum'>;
export type LedgerAccount = Schemas['LedgerAccount'];
export type JobCard = Answer<'JobCard'>;
export type Job = Answer<'Job'>;
export type MyJob = Answer<'MyJob'>;
export type Application = Answer<'Application'>;
export type ApplicationGroup = Schemas['ApplicationGroup'];
export type Verdict = Schemas['Verdict'];
export type MyCounts = Answer<'MyApplicationCounts'>;
export type Attached = Answer<'Attached'>;
export type ApplicationNote = Answer<'ApplicationNote'>;
export type DeclinedMany = Answer<'DeclinedMany'>;
export type Dashboard = Answer<'Dashboard'>;
export type Todo = Answer<'Todo'>;
export type Notification = Answer<'Notification'>;
export type Marked = Answer<'Marked'>;
export type Contract = Answer<'Contract'>;
export type Profile = Answer<'Profile'>;
export type Person = Answer<'Person'>;
export type Place = Answer<'PlaceView'>;
export type SavedJob = Answer<'SavedJob'>;
export type SavedSearch = Answer<'SavedSearch'>;
export type HiddenEmployer = Answer<'Hidden'>;
export type BudgetGuide = Answer<'Guide'>;
export type City = Answer<'City'>;
export type AdminJob = Answer<'OfficeJob'>;
export type ReportReason = Schemas['ReportReason'];
export type FileKind = Schemas['FileKind'];
export type StoredFile = Answer<'File'>;
export type Visibility = Schemas['Visibility'];
export type Completeness = Answer<'Completeness'>;
export type SessionRow = Answer<'Session'>;
export type Member = Answer<'Member'>;
export type Rights = Answer<'Rights'>;
export type Employer = Answer<'Employer'>;
export type EmployerKind = Schemas['EmployerKind'];
export type MyEmployer = Answer<'MyEmployer'>;
export type EmployerMember = Answer<'EmployerMember'>;
export type EmployerInvitation = Answer<'EmployerInvitation'>;
export type InvitationOffer = Answer<'InvitationOffer'>;

export type ChatSession = Answer<'ChatSession'>;
export type SupportNow = Answer<'SupportNow'>;
export type ChatMessage = Answer<'ChatMessage'>;
export type ChatQueue = Schemas['DeskQueue'];
export type AgentChat = Answer<'DeskChat'>;
export type ChatLine = Answer<'ChatLine'>;
export type CannedReply = Answer<'CannedReply'>;
export type SupportHours = Answer<'SupportHours'>;
export type SupportSettings = Answer<'SupportSettings'>;
export type SupportNumbers = Answer<'SupportNumbers'>;

export interface AgentChatFull extends AgentChat {
  lines: ChatLine[];
  earlier: AgentChat[];
  visitorTyping: boolean;
}

export interface List<T> {
  items: T[];
  nextCursor: string | null;
  prevCursor: string | null;
}

export interface JobList extends List<JobCard> {
  total: { count: number; capped: boolean };
  /** The corrected query that was searched for; null if it was searched as typed. */
  corrected: string | null;
  /** True if no job matches every word and these match some. */
  loosened: boolean;
}

export interface AgentChatList extends List<AgentChat> {
  counts: Answer<'DeskCounts'>;
}

export interface NotificationList extends List<Notification> {
  unreadCount: number;
}

export interface ApplicantList extends List<Application> {
  counts: Answer<'GroupCounts'>;
}

export interface MyApplicationList extends List<Application> {
  counts: MyCounts;
}
