import { useState } from 'react';
import { useSession } from '../../../data/accounts/session';
import { useNotifications } from '../../../data/notifications/list';
import { useMark } from '../../../data/notifications/mark';
import { Banner } from '../../../kit/banner';
import { Button, ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { ParamSelect } from '../../../kit/param-select';
import { SegmentParam } from '../../../kit/segment';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { counted } from '../../../lib/format';
import { useSearchParams } from '../../../lib/router/hooks';
import { NotificationItems } from '../components/notification-list';
import { type Category, categories, isCategory } from '../labels';

const filters = [
  { value: '', label: 'All' },
  { value: 'unread', label: 'Unread' },
];

const optionsFor = (isStaff: boolean) => [
  { value: '', label: 'Everything' },
  ...Object.entries(categories)
    .filter(([name]) => isStaff || name !== 'office')
    .map(([value, [label]]) => ({ value, label })),
];

/** Notifications, newest first, each with a link to its subject. */
export default function NotificationsPage() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const unread = params.get('show') === 'unread';
  const about = params.get('about') ?? '';
  const category = isCategory(about) ? about : null;
  const cursor = params.get('cursor');
  const list = useNotifications({ ...(unread && { unread: 'true' }), ...(category && { category }), ...(cursor && { cursor }) });
  return (
    <Page width="middle" gap={5}>
      <Title>Notifications</Title>
      <div className="row gap-4 wrp note-tools">
        <SegmentParam param="show" label="Which notifications" options={filters} />
        <ParamSelect param="about" label="About" options={optionsFor((user?.staff ?? null) !== null)} />
      </div>
      <div className="row gap-3 wrp sp">
        <Link className="tap" to="/notifications/settings">
          Notification settings
        </Link>
        <MarkAll count={list.data?.unreadCount ?? 0} category={category} />
      </div>
      <List list={list} filtered={unread || category !== null} />
    </Page>
  );
}

function List({ list, filtered }: { list: ReturnType<typeof useNotifications>; filtered: boolean }) {
  if (list.isPending) return <SkeletonText label="Loading your notifications" />;
  if (list.isError) return <ErrorState title="Your notifications didn’t load" error={list.error} onRetry={() => void list.refetch()} />;
  const { items, prevCursor, nextCursor } = list.data;
  if (items.length === 0) {
    return (
      <Empty
        title={filtered ? 'Nothing here' : 'No notifications yet'}
        text={filtered ? 'No notification fits these filters.' : 'When someone applies, replies or makes an offer, you’ll see it here.'}
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

/** Marks all notifications as read, or those of a category, with an undo. */
function MarkAll({ count, category }: { count: number; category: Category | null }) {
  const [marked, setMarked] = useState<number[]>([]);
  const mark = useMark(({ ids }) => setMarked(ids));
  const undo = useMark(() => setMarked([]));
  return (
    <>
      {count > 0 && (
        <Button size="sm" pending={mark.pending} onClick={() => mark.act({ all: true, ...(category && { category }) })}>
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
