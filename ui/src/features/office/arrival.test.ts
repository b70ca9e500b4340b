import { expect, it } from 'vitest';
import type { OfficeHealth } from '../../lib/api';
import { otherVisits, type PageFacts, visitProblems } from './arrival';
import { healthy } from './health.fixture';

const page: PageFacts = { protocol: 'https:', hostname: 'jobs.example.org', line: 'open' };
const seen = (fault: OfficeHealth['proxyFaults'][number]['fault'], got = '10.0.0.2') => ({ fault, got, at: Date.now() });

it.each<[string, Partial<OfficeHealth>, Partial<PageFacts>, RegExp[]]>([
  ['everything is right', {}, {}, []],
  ['the proxy sets no X-Forwarded-For', { visit: { address: '127.0.0.1', fault: 'no_forwarded_for' } }, {}, [/Let it set X-Forwarded-For/]],
  ['the proxy is not trusted', { visit: { address: '10.0.0.2', fault: 'untrusted_proxy' } }, {}, [/trusted-proxy = \["10\.0\.0\.2"\]/]],
  ['the visit came over http', {}, { protocol: 'http:' }, [/over http/]],
  ['the visit came through a tunnel', {}, { protocol: 'http:', hostname: '127.0.0.1' }, []],
  ['live updates are off', { proxyFaults: [seen('no_upgrade')] }, { line: 'lost' }, [/Upgrade/]],
  ['live updates were off and work now', { proxyFaults: [seen('no_upgrade')] }, {}, []],
  ['the phone is offline', {}, { line: 'lost' }, []],
])('says what to do about the proxy when %s', (_, health, facts, expected) => {
  const problems = visitProblems({ ...healthy, ...health }, { ...page, ...facts });
  expect(problems).toHaveLength(expected.length);
  for (const [index, pattern] of expected.entries()) expect(problems[index]).toMatch(pattern);
});

it('lists what was wrong with others’ visits, each once', () => {
  const proxyFaults = [seen('unknown_host', '127.0.0.1:8080'), seen('no_upgrade'), seen('no_forwarded_for'), seen('untrusted_proxy', '10.0.0.3')];
  const notes = otherVisits({ ...healthy, proxyFaults, visit: { address: '127.0.0.1', fault: 'no_forwarded_for' } });
  expect(notes).toHaveLength(2);
  expect(notes[0]).toMatch(/host “127\.0\.0\.1:8080” were refused/);
  expect(notes[1]).toMatch(/10\.0\.0\.3, which isn’t in trusted-proxy/);
});
