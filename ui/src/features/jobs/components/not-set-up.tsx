import { useIsSetUp } from '../../../data/site/set-up';
import { NoticeBar } from '../../../kit/notice-bar';

/** For the operator who opens a new site before its set-up link. */
export function NotSetUp() {
  if (useIsSetUp()) return null;
  return (
    <NoticeBar kind="warn" lead="This site isn’t set up yet.">
      Run <code>jobstead setup-link</code> on the server and open the link it prints.
    </NoticeBar>
  );
}
