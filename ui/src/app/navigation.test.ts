import { describe, expect, it } from 'vitest';
import { moreItems, officeItems, ownItems } from './more-items';
import { isCurrent, mainItems, parentOf, tabBarItems } from './navigation';
import { officeItemsFor } from './office-items';
import { rows } from './routes';

const everything = () => true;
const labels = (items: { label: string }[]) => items.map(({ label }) => label);

describe('with every page built', () => {
  it('offers the specified items when signed in', () => {
    expect(labels(mainItems('role', everything))).toEqual(['Home', 'Find Jobs', 'My Jobs', 'Project Manager', 'Messages', 'Profile']);
    expect(mainItems('role', everything).map(({ to }) => to)).toEqual(['/', '/jobs', '/my-jobs', '/project-management', '/messages', '/profile']);
    expect(labels(tabBarItems('role', everything))).toEqual(['Home', 'Find Jobs', 'My Jobs', 'Project Manager']);
    expect(labels(moreItems('role', everything))).toEqual(['PartnerUP', 'Trust & Safety', 'Help & Support']);
  });

  it('offers two items when signed out', () => {
    expect(labels(tabBarItems('out', everything))).toEqual(['Home', 'Find Jobs']);
    expect(labels(tabBarItems('loading', everything))).toEqual(['Home', 'Find Jobs']);
  });

  it('has the NEW and HOT badges', () => {
    const badge = (label: string) => [...mainItems('role', everything), ...moreItems('role', everything)].find((item) => item.label === label)?.badge;
    expect(badge('Project Manager')).toBe('NEW');
    expect(badge('PartnerUP')).toBe('HOT');
  });
});

it('offers only built pages', () => {
  const built = new Set(rows.filter((row) => row.built).map((row) => row.path));
  for (const item of [...mainItems('staff'), ...moreItems('staff'), ...ownItems('staff', 'agent')]) expect(built).toContain(item.to);
});

describe('the office', () => {
  const pages = [
    'Overview',
    'Review queue',
    'Disputes',
    'Reported messages',
    'Reported reviews',
    'Support inbox',
    'People',
    'Reach',
    'Fees',
    'Promotions',
    'Import jobs',
    'Feedback',
    'Errors',
    'Visitors',
    'Mail',
    'Site settings',
  ];

  it('is one entry of the More sheet, for staff only', () => {
    for (const staff of ['agent', 'moderator', 'admin', 'superadmin'] as const) expect(labels(officeItems(staff))).toEqual(['Office']);
    expect(officeItems(null)).toEqual([]);
  });

  it('offers each staff level only the pages it may open', () => {
    expect(officeItemsFor(null)).toEqual([]);
    expect(labels(officeItemsFor('agent'))).toEqual(['Overview', 'Support inbox', 'People', 'Reach']);
    expect(labels(officeItemsFor('moderator'))).toEqual([
      'Overview',
      'Review queue',
      'Disputes',
      'Reported messages',
      'Reported reviews',
      'Support inbox',
      'People',
      'Reach',
    ]);
    expect(labels(officeItemsFor('admin'))).toEqual(pages);
    expect(labels(officeItemsFor('superadmin'))).toEqual(pages);
  });

  it('has every page that is part of it', () => {
    const listed = officeItemsFor('superadmin').map(({ to }) => to);
    // The page of one thing is reached from its list.
    const known = rows.filter((row) => row.office && row.built && !row.aliasOf && !row.path.includes('{')).map((row) => row.path);
    expect(listed.toSorted()).toEqual(known.toSorted());
  });

  it('lists the errors once: in the office of those who see all of them, else among a person’s own pages', () => {
    const own = (staff: 'agent' | 'admin' | null) => labels(ownItems('staff', staff));
    expect(own('agent')).toContain('Your error reports');
    expect(own(null)).toContain('Your error reports');
    expect(own('admin')).not.toContain('Your error reports');
  });
});

it('highlights the item a page belongs to', () => {
  const [home, find] = mainItems('out', everything);
  expect(home && isCurrent(home, '/jobs')).toBe(false);
  expect(find && isCurrent(find, '/jobs/17')).toBe(true);
  for (const path of ['/opportunities', '/search', '/opportunities/17']) expect(find && isCurrent(find, path), path).toBe(true);
  for (const path of ['/landing', '/home', '/how-it-works']) expect(home && isCurrent(home, path), path).toBe(true);
  const mine = mainItems('role').find(({ to }) => to === '/my-jobs');
  for (const path of ['/jobs/17/applicants', '/employer-applications', '/dashboard']) {
    expect(find && isCurrent(find, path), path).toBe(false);
    expect(mine && isCurrent(mine, path), path).toBe(true);
  }
  const projects = mainItems('role').find(({ to }) => to === '/project-management');
  expect(['/contracts/3', '/invoices/3', '/payments'].map((path) => projects && isCurrent(projects, path))).toEqual([true, true, true]);
});

it('knows the parent of a page', () => {
  expect(parentOf('/')).toBeNull();
  expect(parentOf('/jobs')).toBeNull();
  expect(parentOf('/jobs/17')).toBe('/jobs');
  expect(parentOf('/jobs/17/applicants')).toBe('/my-jobs');
  expect(parentOf('/employer-applications')).toBe('/my-jobs');
  expect(parentOf('/notifications')).toBe('/');
  expect(parentOf('/contracts/3')).toBe('/project-management');
  expect(parentOf('/settings/employers/3')).toBe('/settings');
  expect(parentOf('/post-job')).toBe('/');
});

it('has no back arrow on pages of the tab bar and the More sheet', () => {
  const all = () => true;
  const items = [...mainItems('staff', all), ...moreItems('staff', all), ...ownItems('staff', null, all), ...officeItemsFor('admin')];
  expect(items.filter(({ to }) => parentOf(to) !== null).map(({ to }) => to)).toEqual([]);
});
