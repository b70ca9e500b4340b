import { useSession } from '../../../data/accounts/session';
import { usePushState, useSwitchPush } from '../../../data/notifications/push';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import type { PushState } from '../../../lib/push';
import { toast } from '../../../lib/toast';

const explanations: Record<PushState, string> = {
  unsupported: 'This browser has no push messages. Email and the app still reach you.',
  install: 'On an iPhone or iPad, add the app to your Home Screen first: tap Share, then Add to Home Screen, and open it from there.',
  blocked: 'Notifications are blocked for this site. Allow them in your browser’s site settings, then come back.',
  off: 'Get a message on this device when someone writes, makes an offer or sets an interview, even while the app is closed.',
  on: 'This device gets push messages until you sign out here.',
};

/** Turns push messages on or off in this browser. */
export function PushSwitch() {
  const { user } = useSession();
  const { data: state } = usePushState();
  const turn = useSwitchPush(user?.id ?? 0, (on) => toast(on ? 'Push is on' : 'Push is off'));
  if (!state) return null;
  return (
    <>
      <p className="mut">{explanations[state]}</p>
      {(state === 'on' || state === 'off') && (
        <div>
          <Button pending={turn.pending} pendingLabel={state === 'off' ? 'Turning on…' : 'Turning off…'} onClick={() => turn.act(state === 'off')}>
            {state === 'off' ? 'Turn on push' : 'Turn off push'}
          </Button>
        </div>
      )}
      <ErrorLine error={turn.error} />
    </>
  );
}
