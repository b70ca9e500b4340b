import { ChevronLeft, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { useSession } from '../data/accounts/session';
import { useOffice, waitingIn } from '../data/office/office';
import { OfficePagesContext } from '../features/office/pages-context';
import { Icon } from '../kit/icon';
import { Link } from '../kit/link';
import { count } from '../lib/format';
import { useLocation } from '../lib/router/hooks';
import { isOn, officeItemsFor } from './office-items';
import { isInOffice, rowOf } from './routes';

const overview = '/admin-dashboard';

/**
 * The frame around the pages of the office: their navigation beside them, or on a phone, a link back to the overview, which is
 * given a list of them to show. People who aren't staff see the same page without it, such as their own errors.
 */
export default function OfficeFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { user } = useSession();
  const row = rowOf(pathname);
  const staff = user?.staff ?? null;
  if (!isInOffice(row, staff)) return children;
  // The page of one thing belongs to that of its list, and leads back there.
  const full = row?.aliasOf ?? row?.path ?? '';
  const path = full.replace(/\/\{.*/, '');
  const list = path === full ? undefined : officeItemsFor(staff).find((item) => isOn(item, path));
  return (
    <div className="wrap office">
      <aside className="side-nav d-only">
        <OfficeNav path={path} label="Office" />
      </aside>
      <div>
        {path !== overview && (
          <Link className="back m-only" to={list?.to ?? overview}>
            <Icon of={ChevronLeft} size="s" />
            {list?.label ?? 'Office'}
          </Link>
        )}
        <OfficePagesContext
          value={
            <div className="card m-only">
              <OfficeNav path={path} label="Office pages" detailed />
            </div>
          }
        >
          {children}
        </OfficePagesContext>
      </div>
    </div>
  );
}

/** The pages that the person may open, with how much waits on each. */
function OfficeNav({ path, label, detailed = false }: { path: string; label: string; detailed?: boolean }) {
  const { user } = useSession();
  const { data } = useOffice();
  const items = officeItemsFor(user?.staff ?? null).filter(({ to }) => !detailed || to !== overview);
  return (
    <nav aria-label={label} className={detailed ? 'list' : undefined}>
      {items.map((item) => {
        const { to, label: name, description, icon, queues } = item;
        const waiting = waitingIn(data, queues);
        return (
          <Link key={to} to={to} aria-current={isOn(item, path) ? 'page' : undefined}>
            {detailed ? (
              <span className="stamp">
                <Icon of={icon} />
              </span>
            ) : (
              <Icon of={icon} />
            )}
            <span className={detailed ? 'grow' : 'grow break'}>
              {detailed ? <b>{name}</b> : name}
              {detailed && <span className="sm mut block">{description}</span>}
            </span>
            {waiting > 0 && (
              <span className="pill pill-w">
                {count(waiting)}
                <span className="vh"> waiting</span>
              </span>
            )}
            {detailed && <Icon of={ChevronRight} />}
          </Link>
        );
      })}
    </nav>
  );
}
