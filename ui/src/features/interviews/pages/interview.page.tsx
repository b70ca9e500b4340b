import { useSession } from '../../../data/accounts/session';
import { useInterview } from '../../../data/interviews/interviews';
import InterviewPanel from '../../../domain/interviews/panel';
import { SignInActions } from '../../../domain/sign-in-actions';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Missing } from '../../../kit/missing';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { PreparedInterview } from '../../../lib/api';
import { ApiError } from '../../../lib/errors';
import { useParams } from '../../../lib/router/hooks';
import { ApplicationBeside } from '../components/application-beside';
import { Heading } from '../components/heading';
import { OwnNotes } from '../components/own-notes';

/** One interview: when and where, what the applicant wrote, and notes for oneself. */
export default function InterviewPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  if (!user) {
    return (
      <Page width="middle">
        <div>
          <Title>Interview</Title>
          <p className="mut">Sign in to see when and where it is, to get ready, and to move it.</p>
        </div>
        <SignInActions />
      </Page>
    );
  }
  return <SignedIn id={id} />;
}

function SignedIn({ id }: { id: string }) {
  const found = useInterview(id);
  if (found.isError && found.error instanceof ApiError && [404, 400].includes(found.error.status)) {
    return <Missing title="Interview not found" text="It may belong to another account." />;
  }
  return (
    <Page width="middle" gap={5}>
      {found.data ? (
        <Loaded key={id} interview={found.data} />
      ) : (
        <>
          <Title>Interview</Title>
          {found.isError ? (
            <ErrorState title="The interview didn’t load" error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <SkeletonText label="Loading the interview" />
          )}
        </>
      )}
    </Page>
  );
}

function Loaded({ interview }: { interview: PreparedInterview }) {
  return (
    <>
      <Heading interview={interview} />
      <InterviewPanel interview={interview} />
      <OwnNotes interview={interview} />
      <ApplicationBeside interview={interview} />
    </>
  );
}
