import { usePresence, useSetPresence } from '../../../data/messages/presence';
import { ErrorLine } from '../../../kit/error-line';
import { Section } from '../../../kit/sections';

/** Whether others see when the person is here. */
export function PresenceSettings() {
  const presence = usePresence();
  const save = useSetPresence();
  // The choice shows at once; if saving fails, the stored one is back.
  const isVisible = save.pending ? save.input : presence.data?.visible;
  return (
    <Section id="privacy" title="Privacy">
      <div>
        <label className="check">
          <input
            type="checkbox"
            role="switch"
            checked={isVisible ?? false}
            aria-checked={isVisible ?? false}
            disabled={isVisible === undefined}
            onChange={(event) => save.act(event.target.checked)}
          />
          <span>Show when I’m here</span>
        </label>
        <p className="sm mut">People you exchange messages with see “Here now” next to your name while the site is open on your device.</p>
      </div>
      <ErrorLine error={presence.error ?? save.error} />
    </Section>
  );
}
