import { useOwnErrors } from '../../../data/errors/own';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Pager } from '../../../kit/pager';
import { Pill, type Tone } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import type { ErrorState as State } from '../../../lib/api';
import { relativeTime } from '../../../lib/format';
import { useSearchParams } from '../../../lib/router/hooks';

const words: Record<State, { label: string; tone: Tone }> = {
  open: { label: 'We’re looking into it', tone: 'warn' },
  resolved: { label: 'Fixed', tone: 'ok' },
  muted: { label: 'Known issue', tone: 'plain' },
};

/** The errors this person ran into while signed in. */
export function OwnErrors() {
  const [params] = useSearchParams();
  const errors = useOwnErrors(params.get('cursor'));
  if (errors.isPending) return <SkeletonText label="Loading the errors" />;
  if (errors.isError) return <ErrorState title="The errors didn’t load" error={errors.error} onRetry={() => void errors.refetch()} />;
  const { items, prevCursor, nextCursor } = errors.data;
  if (items.length === 0)
    return (
      <Empty
        title="No errors so far"
        text="When a page fails, its reference number shows up here for 90 days."
        action={<ButtonLink to="/help">Get help</ButtonLink>}
      />
    );
  return (
    <>
      <p className="mut">These pages failed while you were signed in. Include the reference number if you report one.</p>
      <ul className="card list" aria-label="Errors">
        {items.map((item) => (
          <li key={item.id} className="card-b row top gap-3">
            <span className="grow break">
              <b className="num block">{item.reference}</b>
              <span className="sm mut block">
                {item.page === 'other' ? 'On a page that doesn’t exist' : `On ${item.page.replace(/\{\w+\}/g, '…')}`}, {relativeTime(item.at)}
              </span>
            </span>
            <Pill tone={words[item.state].tone}>{words[item.state].label}</Pill>
          </li>
        ))}
      </ul>
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of errors" />
    </>
  );
}
