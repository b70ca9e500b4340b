import * as v from 'valibot';
import { useSession } from '../../../data/accounts/session';
import { useContract, useContracts } from '../../../data/contracts/contracts';
import { useDisputeChoices, useOpenDispute } from '../../../data/disputes/disputes';
import { Button, ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { SelectField, TextArea } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Page } from '../../../kit/layout';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { Contract, DisputeChoices } from '../../../lib/api';
import { deleteDraft } from '../../../lib/drafts';
import { optionalText } from '../../../lib/fields';
import { useNavigate, useSearchParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { DisputeForm } from '../components/dispute-form';

/** Files a dispute about a contract. */
export default function FileDisputePage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const contract = params.get('contract') ?? '';
  return (
    <Page width="narrow" gap={5}>
      <div>
        <Title>File a dispute</Title>
        <p className="mut">
          Choose what it’s about and say what happened. The other side gets to answer, and most disputes are settled without anybody else.
        </p>
      </div>
      {!user ? <SignedOut /> : contract === '' ? <ChooseContract /> : <Chosen key={contract} id={contract} />}
    </Page>
  );
}

/** Without an account, the text is kept on the device until the person has signed in. */
function SignedOut() {
  const navigate = useNavigate();
  const [form, draft] = useDraftForm('file-dispute', v.object({ text: optionalText(4000) }), { text: '' });
  return (
    <Form
      form={form}
      name="dispute"
      failure={null}
      draft={draft}
      className="stack gap-4"
      onSubmit={() => navigate(`/sign-in?next=${encodeURIComponent('/file-dispute')}`)}
    >
      <TextArea name="text" label="What happened" optional rows={6} maxLength={4000} hint="It stays on this device until you’ve signed in." />
      <div>
        <Button type="submit" variant="primary">
          Sign in to file it
        </Button>
      </div>
    </Form>
  );
}

function ChooseContract() {
  const active = useContracts({ filter: 'open', limit: '100' });
  const ended = useContracts({ filter: 'ended', limit: '100' });
  const [, setParams] = useSearchParams();
  const choose = (id: string) => setParams({ contract: id });
  const [form] = useDraftForm('choose-contract', v.object({ contract: v.pipe(v.string(), v.minLength(1, 'Choose a contract.')) }), { contract: '' });
  if (active.isPending || ended.isPending) return <SkeletonText label="Loading your contracts" />;
  const failed = [active, ended].find(({ isError, data }) => isError && !data);
  if (failed) return <ErrorState title="Your contracts didn’t load" error={failed.error} onRetry={() => void failed.refetch()} />;
  const contracts = [...(active.data?.items ?? []), ...(ended.data?.items ?? [])].filter(
    ({ ownSide, activeAt }) => ownSide !== null && activeAt !== null,
  );
  if (contracts.length === 0) {
    return (
      <Empty
        title="You have no contract yet"
        text="A dispute is about work that both sides agreed on here. For anything else, contact the office."
        action={<ButtonLink to="/contact">Contact the office</ButtonLink>}
      />
    );
  }
  const label = (one: Contract) =>
    `${one.jobTitle}, ${one.ownSide === 'worker' ? one.employer.name : one.worker.name}${one.state === 'ended' ? ' (ended)' : ''}`;
  const options = [{ value: '', label: 'Choose' }, ...contracts.map((one) => ({ value: String(one.id), label: label(one) }))];
  return (
    <Form form={form} name="contract" failure={null} className="stack gap-4" onSubmit={({ contract }) => choose(contract)}>
      <SelectField name="contract" label="Contract" options={options} />
      <div>
        <Button type="submit" variant="primary">
          Continue
        </Button>
      </div>
    </Form>
  );
}

function Chosen({ id }: { id: string }) {
  const contract = useContract(id);
  const choices = useDisputeChoices(id);
  if (contract.isPending || choices.isPending) return <SkeletonText label="Loading the contract" />;
  const failed = [contract, choices].find(({ isError }) => isError);
  if (failed) return <ErrorState title="The contract didn’t load" error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!contract.data || !choices.data) return null;
  if (contract.data.disputeId !== null) {
    return (
      <Empty
        title="There’s an open dispute already"
        text="A contract has one dispute at a time."
        action={
          <ButtonLink variant="primary" to={`/disputes/${contract.data.disputeId}`}>
            View it
          </ButtonLink>
        }
      />
    );
  }
  return <Filing contract={contract.data} choices={choices.data} />;
}

function Filing({ contract, choices }: { contract: Contract; choices: DisputeChoices }) {
  const navigate = useNavigate();
  const open = useOpenDispute(({ id }) => {
    deleteDraft('file-dispute');
    toast('Dispute filed', `The other side has ${choices.answerDays} working days to answer.`);
    navigate(`/disputes/${id}`, { replace: true });
  });
  return <DisputeForm contract={contract} choices={choices} pending={open.pending} error={open.error} onFile={open.act} />;
}
