import type { ReactNode } from 'react';
import { SegmentParam } from '../../../kit/segment';
import { Tabs } from '../../../kit/tabs';
import type { ApplicantList, ApplicationGroup } from '../../../lib/api';
import { groups } from '../statuses';

interface GroupTabsProps {
  counts: ApplicantList['counts'];
  group: ApplicationGroup;
  label: string;
  /** Shows the groups before an offer in columns, so one tab is enough for them. */
  columns?: ReactNode;
  children: ReactNode;
}

const early: ApplicationGroup[] = ['new', 'shortlist', 'interview'];

/** Applicants by group. Offers and hires share a tab, so that there are five at most. */
export function GroupTabs({ counts, group, label, columns, children }: GroupTabsProps) {
  const hires = group === 'offer' || group === 'hired';
  const tabOf = (id: ApplicationGroup) => ({ id: id as string, label: groups.find((one) => one.id === id)?.label ?? '', count: counts[id] });
  const first = columns
    ? [{ id: early.includes(group) ? group : 'new', label: 'Choosing', count: counts.new + counts.shortlist + counts.interview }]
    : early.map(tabOf);
  const last = [
    { id: hires ? group : counts.offer > 0 ? 'offer' : 'hired', label: 'Offers and hires', count: counts.offer + counts.hired },
    tabOf('declined'),
  ];
  const choice = [
    { value: 'offer', label: 'Offered', count: counts.offer },
    { value: 'hired', label: 'Hired', count: counts.hired },
  ];
  const content = (
    <div className="stack gap-4">
      {hires && <SegmentParam param="group" label="Offers or hires" options={choice} />}
      {columns && early.includes(group) ? columns : children}
    </div>
  );
  return <Tabs param="group" label={label} tabs={[...first, ...last].map((tab) => ({ ...tab, content: tab.id === group && content }))} />;
}
