import { lazy, Suspense } from 'react';
import { canPost, useSession } from '../../../data/accounts/session';
import { ButtonLink } from '../../../kit/button';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Pill } from '../../../kit/pill';
import { Section, SectionLinks } from '../../../kit/sections';
import ThemeSwitch from '../../../kit/theme-switch';
import { Title } from '../../../kit/title';
import type { Role } from '../../../lib/api';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { EmployerList } from '../../employers/components/employer-list';
import { stepsOf } from '../../tour/steps';
import { EmailSettings } from '../components/email-settings';
import { PasswordForm } from '../components/password-form';
import { PresenceSettings } from '../components/presence-settings';

const Sessions = lazy(() => loadWithRetry(() => import('../components/sessions')));
// Lazy: they are rarely why people open the page.
const CalendarSettings = lazy(() => loadWithRetry(() => import('../../calendars/components/calendar-settings')));
const MotivationSettings = lazy(() => loadWithRetry(() => import('../../engagement/components/motivation-settings')));
const TourSettings = lazy(() => loadWithRetry(() => import('../../tour/components/tour-settings')));

const roleLabels: Record<Role, string> = {
  worker: 'Looking for work',
  employer: 'Hiring',
  enterprise: 'Hiring as an organization',
  entrepreneur: 'Building something',
  investor: 'Backing ideas',
  admin: 'Running this site',
};

export default function SettingsPage() {
  const { user } = useSession();
  if (!user) return null;
  const tour = stepsOf(user) !== null;
  const sections = [
    ['account', 'Account'],
    ['role', 'Role'],
    ...(canPost(user) ? ([['hiring', 'Who you hire for']] as const) : []),
    ...(user.employerId !== null ? ([['fees', 'Fees']] as const) : []),
    ['password', 'Password'],
    ['sessions', 'Active sessions'],
    ['notifications', 'Notifications'],
    ['calendar', 'Calendar'],
    ['privacy', 'Privacy'],
    ['theme', 'Theme'],
    ['motivation', 'Motivation cards'],
    ...(tour ? ([['tour', 'Tour']] as const) : []),
  ] as const;
  return (
    <Page>
      <Title>Settings</Title>
      <div className="grid side-l">
        <SectionLinks label="Settings" sections={sections} />
        <div className="stack gap-8 middle">
          <Section id="account" title="Account">
            <dl className="facts card">
              <div>
                <dt>Name</dt>
                <dd>{user.name}</dd>
              </div>
              <div>
                <dt>Email</dt>
                <dd className="row wrp gap-2">
                  <span className="break">{user.email}</span>
                  <Pill tone={user.emailVerified ? 'ok' : 'plain'}>{user.emailVerified ? 'Verified' : 'Not verified'}</Pill>
                </dd>
              </div>
            </dl>
            <p className="mut">
              Change your name on <Link to="/profile">your profile</Link>.
            </p>
            <EmailSettings user={user} />
          </Section>
          <Section id="role" title="Role">
            <div className="row gap-2 wrp">
              {user.roles.map((role) => (
                <Pill key={role} tone={role === user.role ? 'brand' : 'plain'}>
                  {role === user.role ? `${roleLabels[role]} (now)` : roleLabels[role]}
                </Pill>
              ))}
            </div>
            <div>
              <ButtonLink to="/role-selection?next=/settings">{user.role ? 'Add or switch a role' : 'Choose your role'}</ButtonLink>
            </div>
          </Section>
          <EmployerList user={user} />
          {user.employerId !== null && (
            <Section id="fees" title="Fees">
              <p className="mut">Your posting fees, with a receipt for each.</p>
              <div>
                <ButtonLink to="/fees">Your fees</ButtonLink>
              </div>
            </Section>
          )}
          <Section id="password" title="Password">
            <PasswordForm />
          </Section>
          <Section id="sessions" title="Active sessions">
            <Suspense>
              <Sessions />
            </Suspense>
          </Section>
          <Section id="notifications" title="Notifications">
            <p className="mut">What reaches you in the app, by push and by email, and when it’s quiet.</p>
            <div>
              <ButtonLink to="/notifications/settings">Notification settings</ButtonLink>
            </div>
          </Section>
          <Suspense>
            <CalendarSettings />
          </Suspense>
          <PresenceSettings />
          <Section id="theme" title="Theme">
            <div>
              <ThemeSwitch name="theme-settings" />
            </div>
          </Section>
          <Suspense>
            <MotivationSettings />
            {tour && <TourSettings />}
          </Suspense>
        </div>
      </div>
    </Page>
  );
}
