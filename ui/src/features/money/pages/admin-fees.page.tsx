import { lazy, type ReactNode, Suspense } from 'react';
import { useListTotal } from '../../../data/office/office';
import { Page } from '../../../kit/layout';
import { SkeletonText } from '../../../kit/skeleton';
import { Tabs } from '../../../kit/tabs';
import { Title } from '../../../kit/title';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { FeeList, Settled } from '../components/fee-list';

const InstructionsForm = lazy(() => loadWithRetry(() => import('../components/instructions-form')));
const CardSettings = lazy(() => loadWithRetry(() => import('../components/card-settings')));
const Ledger = lazy(() => loadWithRetry(() => import('../components/ledger')));
const MoneyDifferences = lazy(() => loadWithRetry(() => import('../components/money-differences')));
const Partners = lazy(() => loadWithRetry(() => import('../components/partners')));
const withSuspense = (part: ReactNode) => <Suspense fallback={<SkeletonText label="Loading" />}>{part}</Suspense>;

/** Records payments, waives and refunds fees, and shows the ledger and the partners. */
export default function AdminFeesPage() {
  const total = useListTotal();
  return (
    <Page width="middle">
      <Title>Fees</Title>
      <div className="fills">
        <Tabs
          param="show"
          label="Fees and the ledger"
          tabs={[
            { id: 'due', label: 'Due', ...total('fees', 'due'), content: <FeeList queue="due" /> },
            { id: 'owed', label: 'Refunds owed', ...total('fees', 'owed'), content: <FeeList queue="owed" /> },
            { id: 'settled', label: 'Settled', content: <Settled /> },
            { id: 'ledger', label: 'Ledger', content: withSuspense(<Ledger />) },
            { id: 'check', label: 'Check', content: withSuspense(<MoneyDifferences />) },
            { id: 'how', label: 'How to pay', content: withSuspense(<InstructionsForm />) },
            { id: 'partners', label: 'Partners', content: withSuspense(<Partners />) },
            { id: 'cards', label: 'Cards', ...total('card_problems', 'open'), content: withSuspense(<CardSettings />) },
          ]}
        />
      </div>
    </Page>
  );
}
