// What the operator's own visit says about the reverse proxy, and what was wrong with others' visits lately.
import type { OfficeHealth } from '../../lib/api';
import { relativeTime } from '../../lib/format';
import type { Line } from '../../lib/live';

/** What the page itself knows of the visit. */
export interface PageFacts {
  /** `https:` or `http:`. */
  protocol: string;
  hostname: string;
  line: Line;
}

const example = 'See the example for your proxy in the examples folder.';
const thisMachine = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** What is wrong with how the operator's own visit came in, and what to do about it. */
export function visitProblems({ visit, proxyFaults }: OfficeHealth, { protocol, hostname, line }: PageFacts): string[] {
  const problems: string[] = [];
  if (visit.fault === 'no_forwarded_for') {
    problems.push(
      `The reverse proxy doesn’t say who its visitors are, so all of them share one address’s limits. Let it set X-Forwarded-For. ${example}`,
    );
  }
  if (visit.fault === 'untrusted_proxy') {
    problems.push(
      `The reverse proxy isn’t trusted, so all visitors share its address’s limits. Add trusted-proxy = ["${visit.address}"] to the settings file and restart the server.`,
    );
  }
  if (protocol === 'http:' && !thisMachine.test(hostname)) {
    problems.push('You came over http, so others on the network can read what people send. Put Caddy or nginx in front. See HTTPS in the README.');
  }
  if (line !== 'open' && proxyFaults.some(({ fault }) => fault === 'no_upgrade')) {
    problems.push(`Live updates don’t work, because the reverse proxy doesn’t pass Upgrade on. Pages still update once a minute. ${example}`);
  }
  return problems;
}

/** What was wrong with others' visits in the last hour. It may be over, or be someone who tries things out. */
export function otherVisits({ visit, proxyFaults }: OfficeHealth): string[] {
  return proxyFaults.flatMap(({ fault, got, at }) => {
    if (fault === 'unknown_host') {
      return [
        `Requests for the host “${got}” were refused, the last one ${relativeTime(at)}. If that’s your reverse proxy, let it pass the visitor’s Host on. ${example}`,
      ];
    }
    if (fault === 'no_upgrade' || fault === visit.fault) return [];
    const what = fault === 'untrusted_proxy' ? 'which isn’t in trusted-proxy' : 'which doesn’t set X-Forwarded-For';
    return [`Requests came through ${got}, ${what}, the last one ${relativeTime(at)}. Their senders share one address’s limits. ${example}`];
  });
}

/** How live updates are doing, in a word or two. */
export const liveLabels: Record<Line, string> = { starting: 'Connecting', open: 'Working', lost: 'Not connected' };
