// Short names for the server's response types, which are generated from its OpenAPI document (npm run api).
import type { components } from './api.gen';

type Schemas = components['schemas'];

/** Makes every field required: the server always sends all of them, with null for no value. */
type Full<T> = T extends (infer U)[] ? Full<U>[] : T extends object ? { [K in keyof T]-?: Full<Exclude<T[K], undefined>> } : T;

/** A type that the server sends. */
export type ResponseOf<Name extends keyof Schemas> = Full<Schemas[Name]>;

export type Role = Schemas['Role'];
export type Staff = Schemas['Staff'];
export type PayUnit = Schemas['PayUnit'];
export type JobKind = Schemas['Kind'];
export type DeclineReason = Schemas['DeclineReason'];
export type CloseReason = Schemas['CloseReason'];
export type ApplicationAction = Schemas['Action'];
export type Presence = ResponseOf<'Presence'>;
export type Conversation = ResponseOf<'Conversation'>;
export type ConversationFolders = ResponseOf<'ConversationFolders'>;
export type MessageTemplate = ResponseOf<'MessageTemplate'>;
export type ScheduledMessage = ResponseOf<'ScheduledMessage'>;
export type ConversationMarks = ResponseOf<'ConversationMarks'>;
export type Message = ResponseOf<'Message'>;
export type MessagePreview = ResponseOf<'MessagePreview'>;
export type NotificationSettings = ResponseOf<'NotificationSettings'>;
export type NotificationTestResult = ResponseOf<'NotificationTestResult'>;
export type NotificationWay = Schemas['NotificationWay'];
export type MessageReport = ResponseOf<'MessageReport'>;
export type LiveKind = Schemas['LiveKind'];
export type JobStatus = Schemas['JobStatus'];
export type ApplicationStatus = Schemas['ApplicationStatus'];

export type User = ResponseOf<'User'>;
export type Category = ResponseOf<'Category'>;
export type Fees = ResponseOf<'Fees'>;
export type Site = ResponseOf<'Site'>;
export type Dispute = ResponseOf<'Dispute'>;
export type DisputeRoom = ResponseOf<'DisputeRoom'>;
export type DisputeChoices = ResponseOf<'DisputeChoices'>;
export type DisputeDecision = ResponseOf<'DisputeDecision'>;
export type DisputeEvidence = ResponseOf<'DisputeEvidence'>;
export type DisputeItem = ResponseOf<'DisputeItem'>;
export type DisputeNote = ResponseOf<'DisputeNote'>;
export type DisputeRule = Schemas['DisputeRule'];
export type DisputeSubject = Schemas['DisputeSubject'];
export type DisputeYear = ResponseOf<'DisputeYear'>;
export type Availability = ResponseOf<'Availability'>;
export type AvailableCount = ResponseOf<'AvailableCount'>;
export type RapidHire = ResponseOf<'RapidHire'>;
export type RapidHirePanel = ResponseOf<'RapidHirePanel'>;
export type RapidOffer = ResponseOf<'RapidOffer'>;
export type RapidOfferLine = ResponseOf<'RapidOfferLine'>;
export type RapidStanding = ResponseOf<'RapidStanding'>;
export type Weekday = Schemas['Weekday'];
export type SiteProtection = ResponseOf<'SiteProtection'>;
export type SiteContact = ResponseOf<'SiteContact'>;
export type Office = ResponseOf<'Office'>;
export type OfficeHealth = ResponseOf<'OfficeHealth'>;
export type Queue = Schemas['Queue'];
export type AnalyticsReport = ResponseOf<'AnalyticsReport'>;
export type Feedback = ResponseOf<'Feedback'>;
export type FeedbackState = Schemas['FeedbackState'];
export type FeedbackType = Schemas['FeedbackType'];
export type AdminFeedback = ResponseOf<'AdminFeedback'>;
export type ErrorGroup = ResponseOf<'ErrorGroup'>;
export type ErrorState = Schemas['ErrorState'];
export type OwnError = ResponseOf<'OwnError'>;
export type AppInstall = Schemas['AppInstall'];
export type UnreadMessages = Schemas['UnreadMessages'];
export type SiteText = ResponseOf<'SiteText'>;
export type HelpArticle = ResponseOf<'HelpArticle'>;
export type HelpArticles = ResponseOf<'HelpArticles'>;
export type Paywall = ResponseOf<'Paywall'>;
export type FeeQuote = ResponseOf<'FeeQuote'>;
export type Fee = ResponseOf<'Fee'>;
export type Partner = ResponseOf<'Partner'>;
export type PartnerSubscription = ResponseOf<'PartnerSubscription'>;
export type FeeQueue = Schemas['FeeQueue'];
export type JobFee = ResponseOf<'JobFee'>;
export type Pricing = ResponseOf<'Pricing'>;
export type Promotion = ResponseOf<'Promotion'>;
export type AdminPromotion = ResponseOf<'AdminPromotion'>;
export type Audience = Schemas['Audience'];
export type PayMethod = Schemas['PayMethod'];
export type Voucher = ResponseOf<'Voucher'>;
export type UnusedVoucher = ResponseOf<'UnusedVoucher'>;
export type LedgerEntry = ResponseOf<'LedgerEntry'>;
export type LedgerSum = ResponseOf<'LedgerSum'>;
export type ImportSummary = ResponseOf<'ImportSummary'>;
export type ImportDetails = ResponseOf<'ImportDetails'>;
export type ImportState = Schemas['ImportState'];
export type ImportCause = ResponseOf<'ImportCause'>;
export type ImportMapping = Schemas['ImportMapping'];
export type ImportRun = Required<Schemas['ImportRun']>;
export type JobCard = ResponseOf<'JobCard'>;
export type Job = ResponseOf<'Job'>;
export type MyJob = ResponseOf<'MyJob'>;
export type Application = ResponseOf<'Application'>;
export type ApplicationGroup = Schemas['ApplicationGroup'];
export type Verdict = Schemas['Verdict'];
export type MyApplicationCounts = ResponseOf<'MyApplicationCounts'>;
export type AttachedDocument = ResponseOf<'AttachedDocument'>;
export type ContactDetails = ResponseOf<'Contact'>;
export type ArrangedInterview = ResponseOf<'ArrangedInterview'>;
export type PreparedInterview = ResponseOf<'PreparedInterview'>;
export type InterviewHours = ResponseOf<'InterviewHours'>;
export type InterviewSlots = ResponseOf<'InterviewSlots'>;
export type InterviewHow = Schemas['InterviewHow'];
export type ApplicationNote = ResponseOf<'ApplicationNote'>;
export type DeclineManyResult = ResponseOf<'DeclineManyResult'>;
export type Dashboard = ResponseOf<'Dashboard'>;
export type Todo = ResponseOf<'Todo'>;
export type Notification = ResponseOf<'Notification'>;
export type MarkReadResult = ResponseOf<'MarkReadResult'>;
export type Contract = ResponseOf<'Contract'>;
export type ContractTerms = ResponseOf<'ContractTerms'>;
export type ContractLine = ResponseOf<'ContractLine'>;
export type ContractVersion = ResponseOf<'ContractVersion'>;
export type Milestone = ResponseOf<'Milestone'>;
export type Milestones = ResponseOf<'Milestones'>;
export type MilestoneTerms = ResponseOf<'MilestoneTerms'>;
export type MilestoneAction = Schemas['MilestoneAction'];
export type ProjectNote = ResponseOf<'ProjectNote'>;
export type ProjectNotes = ResponseOf<'ProjectNotes'>;
export type ProjectTask = ResponseOf<'ProjectTask'>;
export type ProjectTasks = ResponseOf<'ProjectTasks'>;
export type Shift = ResponseOf<'Shift'>;
export type Shifts = ResponseOf<'Shifts'>;
export type ClockCode = ResponseOf<'ClockCode'>;
export type Kiosk = ResponseOf<'Kiosk'>;
export type MadeKiosk = ResponseOf<'MadeKiosk'>;
export type Backups = ResponseOf<'Backups'>;
export type QrCode = ResponseOf<'QrCode'>;
export type TimePlace = ResponseOf<'TimePlace'>;
export type TimeEntry = ResponseOf<'TimeEntry'>;
export type Timer = ResponseOf<'Timer'>;
export type Timesheet = ResponseOf<'Timesheet'>;
export type HoursException = Schemas['HoursException'];
export type ApprovedMany = ResponseOf<'ApprovedMany'>;
export type PaidMany = ResponseOf<'PaidMany'>;
export type PlannedHours = ResponseOf<'PlannedHours'>;
export type TimesheetCard = ResponseOf<'TimesheetCard'>;
export type TimesheetView = ResponseOf<'TimesheetView'>;
export type WorkYear = ResponseOf<'WorkYear'>;
export type ContractSide = Schemas['ContractSide'];
export type ContractEvent = ResponseOf<'ContractEvent'>;
export type ContractEndReason = Schemas['ContractEndReason'];
export type ContractPayMethod = Schemas['ContractPayMethod'];
export type ContractPayWhen = Schemas['ContractPayWhen'];
export type Profile = ResponseOf<'Profile'>;
export type Person = ResponseOf<'Person'>;
export type Place = ResponseOf<'PlaceView'>;
export type SavedJob = ResponseOf<'SavedJob'>;
export type SavedSearch = ResponseOf<'SavedSearch'>;
export type HiddenEmployer = ResponseOf<'HiddenEmployer'>;
export type BudgetGuide = ResponseOf<'BudgetGuide'>;
export type City = ResponseOf<'City'>;
export type ReviewJob = ResponseOf<'ReviewJob'>;
export type ReportReason = Schemas['ReportReason'];
export type FileKind = Schemas['FileKind'];
export type StoredFile = ResponseOf<'File'>;
export type Visibility = Schemas['Visibility'];
export type Completeness = ResponseOf<'Completeness'>;
export type SessionRow = ResponseOf<'Session'>;
export type Member = ResponseOf<'Member'>;
export type Rights = ResponseOf<'Rights'>;
export type Employer = ResponseOf<'Employer'>;
export type EmployerKind = Schemas['EmployerKind'];
export type MyEmployer = ResponseOf<'MyEmployer'>;
export type EmployerMember = ResponseOf<'EmployerMember'>;
export type EmployerInvitation = ResponseOf<'EmployerInvitation'>;
export type InvitationOffer = ResponseOf<'InvitationOffer'>;

export type ChatSession = ResponseOf<'ChatSession'>;
export type SupportNow = ResponseOf<'SupportNow'>;
export type ChatMessage = ResponseOf<'ChatMessage'>;
export type InboxQueue = Schemas['InboxQueue'];
export type InboxChat = ResponseOf<'InboxChat'>;
export type InboxChatDetail = ResponseOf<'InboxChatDetail'>;
export type ChatLine = ResponseOf<'ChatLine'>;
export type CannedReply = ResponseOf<'CannedReply'>;
export type SupportHours = ResponseOf<'SupportHours'>;
export type SupportSettings = ResponseOf<'SupportSettings'>;
export type SupportStatistics = ResponseOf<'SupportStatistics'>;

export interface List<T> {
  items: T[];
  nextCursor: string | null;
  prevCursor: string | null;
}

export interface JobList extends List<JobCard> {
  total: ResponseOf<'ResultCount'>;
  /** The words searched for, without what was taken as filters; null if there are none. */
  words: string | null;
  /** The corrected query that was searched for; null if it was searched as typed. */
  corrected: string | null;
  /** The place where the jobs are; null if none was asked for, or if there is no such place. */
  place: ResponseOf<'FoundPlace'> | null;
  /** The parts of the query that were taken as filters. */
  understood: ResponseOf<'Understood'>[];
  /** How many of the items, from the first, have every word searched for; the others have only some of them. */
  completeMatches: number;
}

export interface MyJobList extends List<MyJob> {
  /** Number of jobs that the filters leave. */
  total: ResponseOf<'ResultCount'>;
}

export interface InboxChatList extends List<InboxChat> {
  counts: ResponseOf<'InboxCounts'>;
}

export interface ConversationList extends List<Conversation> {
  unreadCount: number;
}

export interface NotificationList extends List<Notification> {
  unreadCount: number;
}
export interface ApplicantList extends List<Application> {
  counts: ResponseOf<'GroupCounts'>;
}
export interface MyApplicationList extends List<Application> {
  counts: MyApplicationCounts;
}
export type PushService = ResponseOf<'PushService'>;
export type Unreached = ResponseOf<'Unreached'>;
export type OutboxMail = ResponseOf<'OutboxMail'>;
export type MailState = Schemas['MailState'];
export type MailServer = ResponseOf<'MailServer'>;
export type MailText = ResponseOf<'MailText'>;
export type MailCheck = ResponseOf<'MailCheck'>;
export type Review = ResponseOf<'Review'>;
export type Reviews = ResponseOf<'Reviews'>;
export type ReviewScore = Schemas['ReviewScore'];
export type ReviewCategory = Schemas['ReviewCategory'];
export type ReviewReport = ResponseOf<'ReviewReport'>;
export type ReviewReportReason = Schemas['ReviewReportReason'];
export type ContractReviews = ResponseOf<'ContractReviews'>;
export type SignedRecord = ResponseOf<'SignedRecord'>;
export type WorkRecord = ResponseOf<'WorkRecord'>;
export type VerifiedRecord = ResponseOf<'VerifiedRecord'>;
export type RecordLink = ResponseOf<'RecordLink'>;
export type HandedLink = ResponseOf<'HandedLink'>;
export type ContractMoney = ResponseOf<'ContractMoney'>;
export type Invoice = ResponseOf<'Invoice'>;
export type InvoiceView = ResponseOf<'InvoiceView'>;
export type Payment = ResponseOf<'Payment'>;
export type PaymentMethod = Schemas['PaymentMethod'];
export type Expense = ResponseOf<'Expense'>;
export type ExpenseKind = Schemas['ExpenseKind'];
export type Statement = ResponseOf<'Statement'>;
export type StatementSums = ResponseOf<'StatementSums'>;
export type BillingDetails = ResponseOf<'BillingDetails'>;
export type LedgerBook = Schemas['LedgerBook'];
