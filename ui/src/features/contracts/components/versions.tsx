import { useContractVersions } from '../../../data/contracts/contracts';
import { ErrorState } from '../../../kit/error-state';
import { SkeletonText } from '../../../kit/skeleton';
import type { Contract, ContractVersion } from '../../../lib/api';
import { date } from '../../../lib/format';
import { TermsList } from './terms-list';

const statuses: Record<ContractVersion['status'], string> = {
  proposed: 'waiting for an answer',
  accepted: 'accepted',
  rejected: 'turned down',
  withdrawn: 'taken back',
  replaced: 'replaced',
};

/** Earlier versions of the terms, each with what it changed. */
export default function Versions({ contract }: { contract: Contract }) {
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
