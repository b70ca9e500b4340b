import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useNotifications } from '../../../data/notifications/list';
import { useMark } from '../../../data/notifications/mark';
import { Banner } from '../../../kit/banner';
import { Button, ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Pager } from '../../../kit/pager';
import { SegmentParam } from '../../../kit/segment';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { counted } from '../../../lib/format';
import { NotificationItems } from '../components/notification-list';

const filters = [
  { value: '', label: 'All' },
  { value: 'unread', label: 'Unread' },
];

/** Notifications, newest first, each with a link to its subject. */
export default function NotificationsPage() {
  const [params] = useSearchParams();
  const unread = params.get('show') === 'unread';
  const cursor = params.get('cursor');
  const list = useNotifications({ ...(unread && { unread: 'true' }), ...(cursor && { cursor }) });
  return (
    <Page width="middle" gap={5}>
      <Title>Notifications</Title>
      <div className="row gap-3 wrp sp">
        <SegmentParam param="show" label="Which notifications" options={filters} />
        <MarkAll count={list.data?.unreadCount ?? 0} />
      </div>
      <p>
        <Link className="tap" to="/notifications/settings">
          Notification settings
        </Link>
      </p>
      <List list={list} unread={unread} />
    </Page>
  );
}

function List({ list, unread }: { list: ReturnType<typeof useNotifications>; unread: boolean }) {
  if (list.isPending) return <SkeletonText label="Loading your notifications" />;
  if (list.isError) return <ErrorState title="Your notifications didn’t load" error={list.error} onRetry={() => void list.refetch()} />;
  const { items, prevCursor, nextCursor } = list.data;
  if (items.length === 0) {
    return (
      <Empty
        title={unread ? 'Nothing unread' : 'No notifications yet'}
        text={unread ? 'You’re all caught up.' : 'When someone applies, replies or makes an offer, you’ll see it here.'}
        action={<ButtonLink to="/my-jobs">Go to My jobs</ButtonLink>}
      />
    );
  }
  return (
    <>
      <NotificationItems items={items} />
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of your notifications" />
    </>
  );
}

/** Marks all notifications as read, with an undo. */
function MarkAll({ count }: { count: number }) {
  const [marked, setMarked] = useState<number[]>([]);
  const mark = useMark(({ ids }) => setMarked(ids));
  const undo = useMark(() => setMarked([]));
  return (
    <>
      {count > 0 && (
        <Button size="sm" pending={mark.pending} onClick={() => mark.act({ all: true })}>
          Mark all read
        </Button>
      )}
      <div role="status" className="note-undo">
        {marked.length > 0 && (
          <Banner
            kind="ok"
            lead={`${counted(marked.length, 'notification', 'notifications')} marked as read.`}
            action={
              <Button size="sm" pending={undo.pending} onClick={() => undo.act({ ids: marked, read: false })}>
                Undo
              </Button>
            }
          />
        )}
      </div>
      <ErrorLine error={mark.error ?? undo.error} />
    </>
  );
}
