import { Page } from '../../../kit/layout';
import { Tabs } from '../../../kit/tabs';
import { Title } from '../../../kit/title';
import { FeeList, Settled } from '../components/fee-list';
import { InstructionsForm } from '../components/instructions-form';
import { Ledger } from '../components/ledger';

/** What the office does with fees: records payments, waives, pays back, and reads its books. */
export default function FeesDeskPage() {
  return (
    <Page width="middle">
      <Title>Fees</Title>
      <div className="fills">
        <Tabs
          param="show"
          label="Fees and the ledger"
          tabs={[
            { id: 'due', label: 'Due', content: <FeeList queue="due" /> },
            { id: 'owed', label: 'To pay back', content: <FeeList queue="owed" /> },
            { id: 'settled', label: 'Settled', content: <Settled /> },
            { id: 'ledger', label: 'Ledger', content: <Ledger /> },
            { id: 'how', label: 'How to pay', content: <InstructionsForm /> },
          ]}
        />
      </div>
    </Page>
  );
}
