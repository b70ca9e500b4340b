import { useContractTimeline, useContractVersions } from '../../../data/contracts/contracts';
import { ErrorState } from '../../../kit/error-state';
import { SkeletonText } from '../../../kit/skeleton';
import type { Contract, ContractEvent, ContractVersion } from '../../../lib/api';
import { date } from '../../../lib/format';
import { TermsList } from './terms-list';

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

const statuses: Record<ContractVersion['status'], string> = {
  proposed: 'waiting for an answer',
  accepted: 'accepted',
  rejected: 'turned down',
  withdrawn: 'taken back',
  replaced: 'replaced',
};

/** Earlier versions of the terms, each with what it changed. */
export function Versions({ contract }: { contract: Contract }) {
  const list = useContractVersions(contract.id);
  if (list.isPending) return <SkeletonText label="Loading the versions" />;
  if (list.isError) return <ErrorState title="The versions didn’t load" error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <ol className="stack gap-4" aria-label="Versions of the terms">
      {list.data.map((version) => (
        <li key={version.number} className="stack gap-2">
          <p className="b">
            Version {version.number}, {statuses[version.status]}
          </p>
          <p className="sm mut">
            {version.proposedBy === 'worker' ? contract.worker.name : contract.employer.name} · {date(version.createdAt)}
          </p>
          {version.note && <p className="break">“{version.note}”</p>}
          <TermsList lines={version.lines} onlyChanges={version.number > 1} label={`Terms of version ${version.number}`} />
        </li>
      ))}
    </ol>
  );
}
