// A server that is doing well, for tests.
import type { OfficeHealth } from '../../lib/api';

export const now = 1_800_000_000_000;

export const healthy: OfficeHealth = {
  clockRanAt: now,
  clockRuns: true,
  clockDoubted: false,
  failing: [],
  stuckRows: 0,
  backedUpAt: now - 86_400_000,
  nightly: { isOn: true, place: '/srv/backups', copies: ['nightly-2027-01-15.db'] },
  freeBytes: 1e9,
  hasRoom: true,
  version: '0.1.0',
  zoneRules: '2026f (built in)',
  visit: { address: '203.0.113.9', fault: null },
  proxyFaults: [],
};
