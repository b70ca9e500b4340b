import { usePresence, useSetPresence } from '../../../data/messages/presence';
import { ErrorLine } from '../../../kit/error-line';
import { Section } from '../../../kit/sections';
import { Switch } from '../../../kit/switch';

/** Whether others see when the person is here. */
export function PresenceSettings() {
  const presence = usePresence();
  const save = useSetPresence();
  return (
    <Section id="privacy" title="Privacy">
      <div>
        <Switch label="Show when I’m here" stored={presence.data?.visible} save={save} />
        <p className="sm mut">People you exchange messages with see “Here now” next to your name while the site is open on your device.</p>
      </div>
      <ErrorLine error={presence.error ?? save.error} />
    </Section>
  );
}
