import { useNotificationSettings } from '../../../data/notifications/settings';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Section } from '../../../kit/sections';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { PushSwitch } from '../components/push-switch';
import { TestButtons } from '../components/test-buttons';
import { WaysForm } from '../components/ways-form';

/** How the person wants to be reached, and whether it works. */
export default function NotificationSettingsPage() {
  const settings = useNotificationSettings();
  return (
    <Page width="middle" gap={8}>
      <Title>Notification settings</Title>
      <Section id="push" title="Push on this device">
        <PushSwitch />
      </Section>
      <Section id="ways" title="What reaches you, and how">
        {settings.isPending && <SkeletonText label="Loading your settings" lines={8} />}
        {settings.isError && <ErrorState title="Your settings didn’t load" error={settings.error} onRetry={() => void settings.refetch()} />}
        {settings.data && <WaysForm settings={settings.data} />}
      </Section>
      <Section id="test" title="Try it">
        <TestButtons />
      </Section>
    </Page>
  );
}
