import { useIsSetUp } from '../../../data/site/is-set-up';
import { Banner } from '../../../kit/banner';

/** Helps an operator who visits a new site without using its setup link. */
export function NotSetUp() {
  if (useIsSetUp()) return null;
  return (
    <Banner kind="warn" lead="This site isn’t set up yet.">
      Run <code>jobstead setup-link</code> on the server and open the link it prints.
    </Banner>
  );
}
