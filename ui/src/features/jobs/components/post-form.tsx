import { lazy, Suspense, useRef, useState } from 'react';
import { canPost, useSession } from '../../../data/accounts/session';
import { useKnownBudgetGuide } from '../../../data/jobs/budget-guide';
import { type JobBody, useEditJob, usePostJob } from '../../../data/jobs/post';
import { business, self } from '../../../data/money/posting-price';
import { useSite } from '../../../data/site/site';
import { useJoinToSend } from '../../../domain/join-to-send';
import { useAskPay } from '../../../domain/pay/use-ask-pay';
import { ActionBar } from '../../../kit/action-bar';
import { useAttention } from '../../../kit/attention';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { useDraft } from '../../../kit/form/use-draft';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Page } from '../../../kit/layout';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import { Title } from '../../../kit/title';
import { useIsWide } from '../../../kit/use-is-wide';
import type { Job } from '../../../lib/api';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { useNavigate } from '../../../lib/router/hooks';
import { isIntended, setJustSent } from '../../../lib/send-intent';
import { toast } from '../../../lib/toast';
import { type PostValues, postSchema } from '../post-schema';
import { FeeLine } from './fee-line';
import { PostFields } from './post-fields';

const FeeSlip = lazy(() => loadWithRetry(() => import('./fee-slip')));
const PreviewSheet = lazyOverlay(() => import('./preview-sheet'));
const PostPreview = lazy(() => loadWithRetry(() => import('./post-preview')));

export function PostForm({ values, job }: { values: PostValues; job: Job | null }) {
  const { user } = useSession();
  const site = useSite();
  const wide = useIsWide();
  const [previewOpen, setPreviewOpen] = useOverlay('preview');
  const navigate = useNavigate();
  const [answered, setAnswered] = useState<string | null>(null);
  const guideOf = useKnownBudgetGuide();
  useAttention();
  const currency = job?.currency ?? site.currency;
  const form = useSchemaForm(postSchema(currency, job === null), values);
  const [chosen, newBusiness] = form.watch(['employerId', 'newBusiness']);
  const employerId = job ? String(job.employerId) : chosen || (newBusiness.trim() ? business : self);
  const draft = useDraft(job ? `edit-job:${job.id}` : 'post-job', form, user?.id ?? null, job ? values : undefined);
  const isArrival = useRef(job === null && isIntended('post-job'));
  const post = usePostJob((posted) => {
    draft.clear();
    // Taken back, it's a paused job, so there's no draft to restore.
    if (isArrival.current && posted.status === 'open') setJustSent(`job:${posted.id}`, () => {});
    else toast(posted.status === 'open' ? 'Job posted' : 'Job saved', posted.title);
    navigate(`/jobs/${posted.id}`);
  });
  // A duplicated job starts as a draft; submitting the form saves and posts it in one step.
  const isDraft = job?.status === 'draft';
  const edit = useEditJob(job?.id ?? 0, isDraft, (changed) => {
    draft.clear();
    toast(isDraft ? (changed.status === 'open' ? 'Job posted' : 'Job saved') : 'Job updated', changed.title);
    navigate(`/jobs/${changed.id}`);
  });
  const submit = job ? edit : post;
  const path = job ? `/post-job?edit=${job.id}` : '/post-job';
  const joining = useJoinToSend('post', 'post-job', path, 'employer');
  const pending = submit.pending || joining.isPending;

  const posting = !job || isDraft;
  const [askPay, payDialog] = useAskPay(posting ? 'Yes, post it' : 'Yes, save it');
  const button = (
    <Button type="submit" form="post" variant="primary" size="lg" pending={pending} pendingLabel={posting ? 'Posting…' : 'Saving…'}>
      {posting ? (
        <span>
          {user ? 'Post job' : joining.label('post')} · <FeeLine employerId={employerId} />
        </span>
      ) : (
        'Save changes'
      )}
    </Button>
  );

  return (
    <Page>
      <div className="grid top side-r gap-10">
        <div className="stack gap-6">
          <div>
            <Title title={posting ? 'Post a job' : 'Edit job'}>{posting ? 'Post a job' : 'Edit job'}</Title>
            <p className="mut">Say it the way you would to a neighbor. One page, about three minutes.</p>
          </div>
          <Form
            form={form}
            name="post"
            failure={submit.error}
            draft={draft}
            className="stack gap-6"
            onSubmit={(body) => {
              if (user) return void askPay(payOf(body, currency), () => submit.act(body), { guide: guideOf(body), answered });
              isArrival.current = job === null;
              joining.start();
            }}
          >
            <PostFields currency={currency} isNew={job === null} answered={answered} onAnswer={setAnswered} />
            {user && !canPost(user) && !job && <p className="hint">Posting adds the employer role to your account. You’ll keep your other roles.</p>}
          </Form>
          {joining.fields()}
          <div className="actions">
            {wide && button}
            <Button aria-haspopup="dialog" onClick={() => setPreviewOpen(true)}>
              Preview
            </Button>
          </div>
        </div>
        <aside className="stack gap-6 sticky">
          <Suspense>
            {previewOpen && (
              <PreviewSheet onClose={() => setPreviewOpen(false)}>
                <PostPreview control={form.control} currency={currency} postedBy={job?.postedBy} full />
              </PreviewSheet>
            )}
          </Suspense>
          <Suspense>
            {wide && (
              <div className="stack gap-2">
                <p className="sm mut">How your job will look</p>
                <PostPreview control={form.control} currency={currency} postedBy={job?.postedBy} />
              </div>
            )}
          </Suspense>
          <Suspense fallback={<div className="slip sk-slip" />}>{posting && <FeeSlip employerId={employerId} />}</Suspense>
        </aside>
      </div>
      {payDialog}
      {!wide && <ActionBar {...(!posting ? { main: 'Edit job' } : user && { main: '30 days', note: 'at most' })}>{button}</ActionBar>}
    </Page>
  );
}

const payOf = ({ budgetMin = null, budgetMax = null, budgetUnit = 'job', kind = 'one_off', ...times }: JobBody, currency: string) => ({
  min: budgetMin,
  max: budgetMax,
  unit: budgetUnit,
  kind,
  currency,
  times,
});
