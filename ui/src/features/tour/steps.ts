// The tour: four steps for each role, each with a link to the page it is about.
import type { User } from '../../lib/api';

export interface Step {
  title: string;
  text: string;
  to: string;
  link: string;
}

const help: Step = {
  title: 'Get an answer',
  text: 'Help has short answers. Live Support in the corner reaches a person.',
  to: '/help',
  link: 'Open help',
};

const worker: Step[] = [
  {
    title: 'Find work near you',
    text: 'Each job shows its pay, date and location up front.',
    to: '/jobs',
    link: 'Find jobs',
  },
  {
    title: 'Say who you are',
    text: 'A few words, your skills and your availability help employers choose you.',
    to: '/profile',
    link: 'Open your profile',
  },
  {
    title: 'Apply, and follow it',
    text: 'Applying is free. My jobs shows what you sent and how it’s going.',
    to: '/my-jobs',
    link: 'Open my jobs',
  },
  help,
];

const employer: Step[] = [
  {
    title: 'Post a job',
    text: 'Say what you need done, when and for how much. You can preview it before you post.',
    to: '/post-job',
    link: 'Post a job',
  },
  {
    title: 'Choose who to hire',
    text: 'See everyone who applied, and their rates, on one page.',
    to: '/employer-applications',
    link: 'Open applications',
  },
  { title: 'Manage your jobs', text: 'Pause, renew and close your jobs in My jobs.', to: '/my-jobs', link: 'Open my jobs' },
  help,
];

const partner: Step[] = [
  {
    title: 'See what the town is up to',
    text: 'See every open job, with its pay, date and location.',
    to: '/jobs',
    link: 'Find jobs',
  },
  { title: 'Say who you are', text: 'Your profile tells others what you’re building or backing.', to: '/profile', link: 'Open your profile' },
  { title: 'Do more than one thing', text: 'Add a role in settings to hire, or to look for work yourself.', to: '/settings', link: 'Open settings' },
  help,
];

const agent: Step[] = [
  {
    title: 'Answer incoming chats',
    text: 'The support inbox holds chats waiting for a reply.',
    to: '/admin/support',
    link: 'Open the inbox',
  },
  {
    title: 'Check the jobs',
    text: 'See what everyone sees. The Report button on a job sends it to the office.',
    to: '/jobs',
    link: 'Find jobs',
  },
  { title: 'Set up your account', text: 'Change your password and see your active sessions.', to: '/settings', link: 'Open settings' },
  help,
];

const operator: Step[] = [
  {
    title: 'Make it yours',
    text: 'The name, the town, the color, the fees and the rules of the site.',
    to: '/admin/settings',
    link: 'Open site settings',
  },
  { title: 'Say how to reach you', text: 'Put your address, phone and hours on the contact page.', to: '/contact', link: 'Open contact' },
  {
    title: 'Review reported jobs',
    text: 'Reported jobs stay here until someone at the office reviews them.',
    to: '/admin/jobs',
    link: 'Open the queue',
  },
  {
    title: 'Answer in your own words',
    text: 'You can rewrite or hide any help article, or add your own.',
    to: '/help',
    link: 'Open help',
  },
];

/** Returns the steps for a person; null for someone without a role who isn't staff. */
export function stepsOf(user: Pick<User, 'role' | 'staff'>): Step[] | null {
  if (user.staff === 'admin' || user.staff === 'superadmin') return operator;
  if (user.staff) return agent;
  if (user.role === 'worker') return worker;
  if (user.role === 'employer' || user.role === 'enterprise') return employer;
  return user.role === null ? null : partner;
}
