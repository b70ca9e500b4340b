// The API paths whose data each event makes stale, including everything below them. A '*' matches one id. The server has its own
// events in src/events.rs.

/** Every list and page that shows jobs or counts them. */
const jobs = [
  '/api/jobs',
  '/api/my-jobs',
  '/api/admin/jobs',
  '/api/admin/office',
  '/api/job-cards',
  '/api/saved-jobs',
  '/api/dashboard',
  '/api/site',
] as const;

/** What posting and the partner subscription cost this person. */
const price = ['/api/fee-quote', '/api/paywall/status', '/api/jobs/*/fee', '/api/partner-subscription'] as const;

/** What waits in the office, which the dashboard repeats. */
const office = ['/api/admin/office', '/api/dashboard'] as const;

const fees = ['/api/fees', '/api/admin/fees', '/api/admin/partners', '/api/admin/ledger', ...office, ...price] as const;

const vouchers = ['/api/vouchers', '/api/admin/vouchers'] as const;

const applications = [
  '/api/applications',
  '/api/employer-applications',
  '/api/my-jobs',
  '/api/contracts',
  '/api/dashboard',
  '/api/interviews',
  // Job cards show the number of applicants and whether the person applied.
  '/api/jobs',
] as const;

export const staleAfter = {
  HiringRoleTaken: ['/api/employers', '/api/dashboard', ...price],
  // The name and the photo are in the top bar.
  ProfileChanged: ['/api/profile', '/api/people', '/api/auth/user'],
  EmailChanged: ['/api/auth/user'],
  PasswordChanged: ['/api/sessions'],
  SessionsEnded: ['/api/sessions'],
  PersonChanged: ['/api/admin/people', ...office],
  WelcomeCodesChanged: ['/api/admin/welcome-codes'],
  LimitsChanged: ['/api/admin/limits'],

  EmployerAdded: ['/api/employers', '/api/auth/user'],
  EmployerChanged: ['/api/employers', '/api/jobs'],
  // Your own permissions may be among those that changed.
  MembersChanged: ['/api/employers'],
  InvitationsChanged: ['/api/employers/*/invitations'],

  JobDrafted: ['/api/my-jobs'],
  // Posting may use a voucher or the free first job.
  JobPosted: [...jobs, ...fees, ...vouchers],
  JobChanged: jobs,
  // Closing ends the applications and cancels a fee that is still due.
  JobEnded: [...jobs, ...applications, ...fees],
  JobRelisted: [...jobs, ...applications],
  JobReported: ['/api/admin/jobs', ...office],
  ReportsDismissed: ['/api/admin/jobs', '/api/jobs', ...office],
  SavedJobsChanged: ['/api/saved-jobs'],
  SavedSearchesChanged: ['/api/saved-searches'],
  // Hidden employers are left out of every list of jobs.
  HiddenEmployersChanged: ['/api/hidden-employers', '/api/jobs', '/api/job-cards'],

  ApplicationSent: applications,
  ApplicationChanged: applications,
  ApplicationViewed: applications,
  ApplicationNotesChanged: applications,
  ContactChanged: applications,
  // Every step is a card in the conversation.
  ContractChanged: [
    '/api/contracts',
    '/api/disputes',
    '/api/admin/disputes',
    '/api/conversations',
    '/api/dashboard',
    '/api/timer',
    '/api/timesheets',
    '/api/time',
    '/api/shifts',
    '/api/roster',
    '/api/payables',
    // Arrivals are shifts.
    '/api/rapid-hires',
    '/api/invoices',
    '/api/statements',
  ],
  BillingChanged: ['/api/billing', '/api/employers/*/billing', '/api/admin/billing'],
  AvailabilityChanged: ['/api/availability'],
  RapidHireChanged: ['/api/rapid-hires', '/api/rapid-offers', '/api/dashboard'],
  KiosksChanged: ['/api/kiosks'],
  CalendarAddressChanged: ['/api/calendar-address'],
  // Every step is a card in the conversation.
  InterviewChanged: [...applications, '/api/conversations'],
  InterviewNotesChanged: ['/api/interviews'],
  InterviewHoursChanged: ['/api/employers/*/interview-hours'],

  FeeSettled: [...fees, ...vouchers, ...jobs],
  PromotionsChanged: ['/api/pricing', '/api/promotions', '/api/admin/promotions', '/api/site', ...price],
  VouchersChanged: ['/api/admin/vouchers', ...price],
  VoucherRedeemed: ['/api/vouchers', ...price],
  // How to pay, or what partners get.
  PricingChanged: ['/api/pricing'],

  NotificationSettingsChanged: ['/api/notification-settings'],
  NotificationsRead: ['/api/notifications'],
  // The office may have recorded or waived a fee.
  NotificationsChanged: ['/api/notifications', '/api/dashboard', '/api/partner-subscription'],
  // What staff did, or what arrived in the office.
  OfficeChanged: [
    '/api/admin/disputes',
    '/api/admin/people',
    '/api/admin/jobs',
    '/api/admin/fees',
    '/api/admin/partners',
    '/api/admin/ledger',
    '/api/admin/feedback',
    '/api/admin/errors',
    '/api/admin/imports',
    '/api/admin/promotions',
    '/api/admin/vouchers',
    '/api/admin/support/canned',
    '/api/admin/support/settings',
    ...office,
  ],
  SiteChanged: ['/api/site', '/api/pricing', ...price],
  HelpChanged: ['/api/help'],
  TextChanged: ['/api/texts'],
  MailChanged: ['/api/admin/mail', '/api/admin/mail/server'],
  MailTextsChanged: ['/api/admin/mail/texts'],

  ImportChanged: ['/api/admin/imports'],
  // Importing and undoing go on in the background; the page of the import says how far.
  ImportFinished: ['/api/admin/imports', ...jobs, ...applications],

  ErrorTriaged: ['/api/admin/errors', '/api/errors', ...office],
  FeedbackSent: ['/api/feedback', '/api/admin/feedback', ...office],
  FeedbackDecided: ['/api/feedback', '/api/admin/feedback', ...office],

  ChatStarted: ['/api/support/chat'],
  ChatMessageSent: ['/api/support/chat/*/messages'],
  ChatEmailLeft: ['/api/support/chat'],
  ChatEnded: ['/api/support/chat'],
  // Answering removes the agents' notification about the waiting visitor.
  ChatAnswered: ['/api/admin/support/chats', '/api/notifications', ...office],
  MessageTemplatesChanged: ['/api/message-templates'],
  ScheduledMessagesChanged: ['/api/conversations/*/scheduled'],
  MessageSent: ['/api/conversations', '/api/message-search', '/api/mobile/notifications'],
  MessageChanged: ['/api/conversations', '/api/message-search'],
  // A read mark changes no message.
  ConversationRead: ['/api/conversations$', '/api/conversations/*$', '/api/mobile/notifications', '/api/notifications'],
  ConversationChanged: ['/api/conversations', '/api/message-search', '/api/conversation-folders', '/api/mobile/notifications'],
  // Someone came, left, or decided to show it or not.
  PresenceChanged: ['/api/conversations$', '/api/conversations/*$', '/api/presence'],
  RecordShared: ['/api/profile/record'],
  ReviewReported: ['/api/admin/review-reports', ...office],
  MessageReported: ['/api/admin/message-reports', ...office],
  // Someone wrote in a chat, read it, took it or ended it.
  ChatChanged: ['/api/support/chat', '/api/admin/support/chats', '/api/mobile/notifications', ...office],
  CannedRepliesChanged: ['/api/admin/support/canned'],
  SupportSettingsChanged: ['/api/admin/support/settings'],
} as const satisfies Record<string, readonly string[]>;

export type Event = keyof typeof staleAfter;
