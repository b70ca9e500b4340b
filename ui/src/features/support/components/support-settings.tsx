import { useSession } from '../../../data/accounts/session';
import { useSupportSettings } from '../../../data/support/settings';
import { Banner } from '../../../kit/banner';
import { ErrorState } from '../../../kit/error-state';
import { SkeletonText } from '../../../kit/skeleton';
import { CannedReplies } from './canned-replies';
import { HoursForm, HoursList } from './support-hours';
import { SupportStats } from './support-stats';

/** The support statistics, canned replies and hours. */
export default function SupportSettingsPanel() {
  const { user } = useSession();
  const settings = useSupportSettings();
  const canEdit = user?.staff === 'admin' || user?.staff === 'superadmin';
  return (
    <div className="stack gap-6">
      <SupportStats />
      <CannedReplies />
      <section className="card stack gap-4" aria-labelledby="inbox-hours">
        <h2 className="card-title" id="inbox-hours">
          Hours
        </h2>
        {settings.isPending && <SkeletonText label="Loading the hours" />}
        {settings.isError && !settings.data && (
          <ErrorState title="The hours didn’t load" error={settings.error} onRetry={() => void settings.refetch()} />
        )}
        {settings.data && settings.data.hours.length === 0 && (
          <Banner kind="warn" lead="No hours set">
            Visitors can’t see when someone is here. {canEdit ? 'Select the days you’re available.' : 'An admin can set them.'}
          </Banner>
        )}
        {settings.data && (canEdit ? <HoursForm settings={settings.data} /> : <HoursList settings={settings.data} />)}
      </section>
    </div>
  );
}
