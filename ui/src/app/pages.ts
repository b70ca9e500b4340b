// The code of each page, by its name in the table. Everything is loaded when it is first needed.
import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

export const pages: Record<string, Load> = {
  landing: () => import('../features/jobs/pages/landing.page'),
  jobs: () => import('../features/jobs/pages/jobs.page'),
  job: () => import('../features/jobs/pages/job.page'),
  'jobs-in-place': () => import('../features/jobs/pages/city.page'),
  saved: () => import('../features/jobs/pages/saved.page'),
  'saved-searches': () => import('../features/jobs/pages/saved-searches.page'),
  'admin-jobs': () => import('../features/jobs/pages/office-jobs.page'),
  'post-job': () => import('../features/jobs/pages/post-job.page'),
  'my-jobs': () => import('../features/applications/pages/my-jobs.page'),
  applicants: () => import('../features/applications/pages/applicants.page'),
  'employer-applications': () => import('../features/applications/pages/inbox.page'),
  dashboard: () => import('../features/insights/pages/dashboard.page'),
  notifications: () => import('../features/notify/pages/notifications.page'),
  contract: () => import('../features/contracts/pages/contract.page'),
  'sign-in': () => import('../features/accounts/pages/sign-in.page'),
  'sign-up': () => import('../features/accounts/pages/sign-up.page'),
  'role-selection': () => import('../features/accounts/pages/role-selection.page'),
  profile: () => import('../features/accounts/pages/profile.page'),
  person: () => import('../features/accounts/pages/person.page'),
  settings: () => import('../features/accounts/pages/settings.page'),
  'reset-password': () => import('../features/accounts/pages/reset-password.page'),
  'admin-support': () => import('../features/support/pages/desk.page'),
  'admin-people': () => import('../features/accounts/pages/admin-people.page'),
  employer: () => import('../features/employers/pages/employer.page'),
  'employer-settings': () => import('../features/employers/pages/employer-settings.page'),
  join: () => import('../features/employers/pages/join.page'),
  'privacy-policy': () => import('../features/texts/pages/text.page'),
  'cookie-policy': () => import('../features/texts/pages/text.page'),
  safety: () => import('../features/texts/pages/text.page'),
  contact: () => import('../features/texts/pages/text.page'),
  setup: () => import('../features/operator/pages/setup.page'),
  'site-settings': () => import('../features/operator/pages/site-settings.page'),
};
