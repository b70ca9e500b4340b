import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon';

const looks = {
  info: { className: 'notice', icon: Info },
  ok: { className: 'notice n-ok', icon: CircleCheck },
  warn: { className: 'notice n-w', icon: TriangleAlert },
  danger: { className: 'notice n-d', icon: CircleAlert },
};

interface BannerProps {
  kind: keyof typeof looks;
  lead: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** A bold lead, one sentence, one action. */
export function Banner({ kind, lead, children, action }: BannerProps) {
  const look = looks[kind];
  return (
    <div className={look.className}>
      <Icon of={look.icon} />
      <div className="grow row wrp sp gap-3">
        <div className="grow notice-text">
          <b>{lead}</b>
          {children && <div>{children}</div>}
        </div>
        {action}
      </div>
    </div>
  );
}
