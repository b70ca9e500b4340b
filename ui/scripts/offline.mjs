// Lists for the service worker the files that open the app offline, and the pages that are useful then.
import { writeFileSync } from 'node:fs';
import { dist, filesOf, first, names } from './bundle.mjs';

const parts = [
  'slots',
  'more-sheet',
  'landing.page',
  'jobs.page',
  'job.page',
  'post-job.page',
  'employer-field',
  'photo-field',
  'tag-field',
  'budget-guide',
  'pay-help',
  'fee-slip',
  'post-preview',
  'preview-sheet',
  'account-drafts',
  'apply-panel',
  'apply-sheet',
  'filter-sheet',
  'trip-sheet',
  'my-jobs.page',
  'application-details',
  'saved.page',
  'sign-in.page',
  'sign-up.page',
  'dashboard.page',
  'live',
  'dialog',
  'timer-bar',
  'read',
  'messages.page',
  'conversation.page',
  'projects.page',
  'contract.page',
  'shifts',
  'week',
  'timer-card',
  'unsaved-hours',
  'milestones',
  'agreed-terms',
  'hours-sheet',
  'notifications.page',
  'profile.page',
  'help.page',
  'text.page',
];

const path = (name) => `/${name}`;
const shell = [...first, ...names.filter((name) => /\.(css|woff2)$|^locales\./.test(name))];
const pages = new Set(parts.flatMap((part) => [...filesOf(part)]));
writeFileSync(new URL('offline.json', dist), JSON.stringify({ shell: shell.map(path), pages: [...pages].map(path) }));
