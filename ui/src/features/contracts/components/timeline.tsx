import { useContractTimeline } from '../../../data/contracts/contracts';
import { ErrorState } from '../../../kit/error-state';
import { SkeletonText } from '../../../kit/skeleton';
import type { Contract, ContractEvent } from '../../../lib/api';
import { date } from '../../../lib/format';

/** What happened in the contract, newest first. */
export function Timeline({ contract }: { contract: Contract }) {
  const list = useContractTimeline(contract.id);
  if (list.isPending) return <SkeletonText label="Loading the timeline" />;
  if (list.isError) return <ErrorState title="The timeline didn’t load" error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <ol className="stack gap-3" aria-label="What happened">
      {list.data.items.map((event) => (
        <li key={event.id}>
          <p className="break">{event.text}</p>
          <p className="sm mut">
            {whoOf(contract, event)}
            {date(event.at)}
          </p>
        </li>
      ))}
    </ol>
  );
}

function whoOf({ employer, worker }: Contract, { side }: ContractEvent): string {
  if (side === null) return '';
  return `${side === 'worker' ? worker.name : employer.name} · `;
}
