import { ChevronLeft, ChevronRight } from 'lucide';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { useSetParam } from '../kit/use-set-param';
import { days } from '../lib/format';
import { addDays } from '../lib/moment';

interface WeekSwitchProps {
  firstDay: string;
  lastDay: string;
  isThisWeek: boolean;
  /** Whether there is a week after this one. */
  hasNext: boolean;
}

/** Leads to the week before and after; the address says which one is shown. */
export function WeekSwitch({ firstDay, lastDay, isThisWeek, hasNext }: WeekSwitchProps) {
  const choose = useSetParam('week');
  return (
    <div className="row sp gap-2 week-switch">
      <Button variant="ghost" aria-label="The week before" onClick={() => choose(addDays(firstDay, -1))}>
        <Icon of={ChevronLeft} />
      </Button>
      <span className="center">
        <b>{days(firstDay, lastDay)}</b>
        {isThisWeek && <span className="sm mut"> · this week</span>}
      </span>
      <Button variant="ghost" aria-label="The week after" disabled={!hasNext} onClick={() => choose(addDays(lastDay, 1))}>
        <Icon of={ChevronRight} />
      </Button>
    </div>
  );
}
