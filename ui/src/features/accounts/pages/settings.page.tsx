import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../data/accounts/session';
import { ButtonLink } from '../../../kit/button';
import { Page } from '../../../kit/layout';
import { Pill } from '../../../kit/pill';
import { ThemeSwitch } from '../../../kit/theme-switch';
import { Title } from '../../../kit/title';
import type { Role } from '../../../lib/api';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { EmployerList } from '../../employers/components/employer-list';
import TourSettings from '../../tour/components/tour-settings';
import { stepsOf } from '../../tour/steps';
import { PasswordForm } from '../components/password-form';
import { Sessions } from '../components/sessions';

// Lazy: it is last on the page and rarely why people open it.
const MotivationSettings = lazy(() => loadWithRetry(() => import('../../engagement/components/motivation-settings')));

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
  return (
    <Page width="middle" gap={8}>
      <Title>Settings</Title>
      <Section title="Account">
        <dl className="facts card">
          <div>
            <dt>Name</dt>
            <dd>{user.name}</dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>{user.email}</dd>
          </div>
        </dl>
        <p className="mut">
          Change your name on <Link to="/profile">your profile</Link>. You sign in with your email address.
        </p>
      </Section>
      <Section title="Role">
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
        <Section title="Fees">
          <p className="mut">Your posting fees, with a receipt for each.</p>
          <div>
            <ButtonLink to="/fees">Your fees</ButtonLink>
          </div>
        </Section>
      )}
      <Section title="Password">
        <PasswordForm />
      </Section>
      <Section title="Active sessions">
        <Sessions />
      </Section>
      <Section title="Theme">
        <div>
          <ThemeSwitch name="theme-settings" />
        </div>
      </Section>
      <Suspense>
        <MotivationSettings />
        {stepsOf(user) && <TourSettings />}
      </Suspense>
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack gap-4">
      <h2 className="section-title">{title}</h2>
      {children}
    </section>
  );
}
