import { Check } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { ActionBar } from '../../../kit/action-bar';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { useDraft } from '../../../kit/form/use-draft';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Icon } from '../../../kit/icon';
import { Page, Sidebar } from '../../../kit/layout';
import { Title } from '../../../kit/title';
import { useWide } from '../../../kit/use-wide';
import type { Job } from '../../../lib/api';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { money } from '../../../lib/money';
import { signInPath } from '../../../lib/next';
import { canPost, useSession, useSite } from '../../../lib/session';
import { toast } from '../../../lib/toast';
import { useFee } from '../fee';
import { useEditJob, usePostJob } from '../mutations';
import { type PostValues, postSchema } from '../post-schema';
import { FeeSlip } from './fee-slip';
import { PostFields } from './post-fields';

const PostPreview = lazy(() => loadWithRetry(() => import('./post-preview')));

export function PostForm({ values, job }: { values: PostValues; job: Job | null }) {
  const { user } = useSession();
  const site = useSite();
  const fee = useFee();
  const wide = useWide();
  const navigate = useNavigate();
  const currency = job?.currency ?? site.currency;
  const form = useSchemaForm(postSchema(currency), values);
  const draft = useDraft('post-job', form, user?.id ?? null, job === null);
  const post = usePostJob((posted) => {
    draft.drop();
    toast(posted.status === 'open' ? 'Job posted' : 'Job saved', posted.title);
    navigate(`/jobs/${posted.id}`);
  });
  const edit = useEditJob(job?.id ?? 0, (changed) => {
    toast('Notice changed', changed.title);
    navigate(`/jobs/${changed.id}`);
  });
  const send = job ? edit : post;

  const label = job ? 'Save the changes' : user ? `Post the job, ${fee.isFree ? 'free' : money(fee.due, currency)}` : 'Sign in and post';
  const button = (
    <Button type="submit" form="post" variant="primary" size="lg" pending={send.pending} pendingLabel={job ? 'Saving…' : 'Posting…'}>
      {wide || job ? label : user ? 'Post the job' : 'Sign in, post'}
    </Button>
  );

  return (
    <Page>
      <Sidebar side="right" gap={10}>
        <div className="stack gap-6">
          <div>
            <Title title={job ? 'Change the notice' : 'Post a job'}>{job ? 'Change the notice' : 'Post a job'}</Title>
            <p className="mut">Say it the way you would to a neighbor. One page, about three minutes.</p>
          </div>
          <Form
            form={form}
            name="post"
            failure={send.error}
            className="stack gap-6"
            onSubmit={(body) => {
              if (user) return send.act(body);
              draft.saveNow();
              return navigate(signInPath('/post-job'));
            }}
          >
            <PostFields currency={currency} isNew={job === null} />
            {user && !canPost(user) && !job && <p className="hint">Posting adds the employer role to your account. Your other roles stay.</p>}
            {draft.kept && (
              <p className="hint row top gap-1">
                <Icon of={Check} size="s" />
                Draft saved on this device. It stays for 7 days.
              </p>
            )}
            {wide && <div>{button}</div>}
          </Form>
        </div>
        <aside className="stack gap-6 sticky">
          <Suspense>{wide && <PostPreview control={form.control} currency={currency} />}</Suspense>
          {!job && <FeeSlip />}
        </aside>
      </Sidebar>
      {!wide && (
        <ActionBar main={job ? 'Change the notice' : fee.isFree ? 'Free' : money(fee.due, currency)} note={job ? undefined : fee.note}>
          {button}
        </ActionBar>
      )}
    </Page>
  );
}
