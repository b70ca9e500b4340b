// The tour: four steps for each kind of person, each with the page it speaks of.
import type { User } from '../../lib/api';

export interface Step {
  title: string;
  text: string;
  to: string;
  link: string;
}

const help: Step = {
  title: 'Somebody answers',
  text: 'Help has short answers, and Live Support in the corner reaches the office.',
  to: '/help',
  link: 'Open help',
};

const worker: Step[] = [
  {
    title: 'Find work near you',
    text: 'The board shows the pay, the day and the place of each job on its slip.',
    to: '/jobs',
    link: 'Open the board',
  },
  {
    title: 'Say who you are',
    text: 'A few words, your skills and when you are free help employers to choose you.',
    to: '/profile',
    link: 'Open your profile',
  },
  {
    title: 'Apply, and follow it',
    text: 'Applying is free. My jobs shows what you sent, and what was said to it.',
    to: '/my-jobs',
    link: 'Open my jobs',
  },
  help,
];

const employer: Step[] = [
  {
    title: 'Put up a notice',
    text: 'Say what is to be done, when and for how much. You see the notice before it is posted.',
    to: '/post-job',
    link: 'Post a job',
  },
  {
    title: 'Choose who comes',
    text: 'Everybody who applied to any of your jobs stands on one page, with what they ask for.',
    to: '/employer-applications',
    link: 'Open applications',
  },
  { title: 'Keep your notices in hand', text: 'My jobs is where you pause, renew and close what you posted.', to: '/my-jobs', link: 'Open my jobs' },
  help,
];

const partner: Step[] = [
  {
    title: 'See what the town works on',
    text: 'The board shows every open job, with its pay, its day and its place.',
    to: '/jobs',
    link: 'Open the board',
  },
  { title: 'Say who you are', text: 'Your profile tells others what you build or back.', to: '/profile', link: 'Open your profile' },
  { title: 'Do more than one thing', text: 'Add a role in settings to hire, or to look for work yourself.', to: '/settings', link: 'Open settings' },
  help,
];

const desk: Step[] = [
  {
    title: 'Answer who writes',
    text: 'The support desk holds the chats that wait for somebody at the office.',
    to: '/admin/support',
    link: 'Open the desk',
  },
  {
    title: 'Look at the notices',
    text: 'The board shows what everybody sees; Report on a job brings it to the office.',
    to: '/jobs',
    link: 'Open the board',
  },
  { title: 'Set your account up', text: 'Change your password, and see where you are signed in.', to: '/settings', link: 'Open settings' },
  help,
];

const operator: Step[] = [
  {
    title: 'Make it yours',
    text: 'The name, the town, the color, the fees and the rules of the site.',
    to: '/admin/settings',
    link: 'Open site settings',
  },
  { title: 'Say how to reach you', text: 'Write your address, telephone and hours on the contact page.', to: '/contact', link: 'Open contact' },
  { title: 'Look after the board', text: 'Reported jobs wait here until somebody at the office decides.', to: '/admin/jobs', link: 'Open the jobs' },
  {
    title: 'Answer in your own words',
    text: 'Each article of the help can be written anew, hidden, or joined by your own.',
    to: '/help',
    link: 'Open help',
  },
];

/** The steps of a person; none for who has not said yet what they are here for. */
export function stepsOf(user: Pick<User, 'role' | 'staff'>): Step[] | null {
  if (user.staff === 'admin' || user.staff === 'superadmin') return operator;
  if (user.staff) return desk;
  if (user.role === 'worker') return worker;
  if (user.role === 'employer' || user.role === 'enterprise') return employer;
  return user.role === null ? null : partner;
}
