import { Banner } from '../../../kit/banner';
import { loadDraft } from '../../../lib/drafts';
import { isIntended } from '../../../lib/send-intent';

/** Says that what was written before signing in is saved, if it is. */
export function DraftNotice({ next }: { next: string | null }) {
  const draft = draftOf(next ?? '');
  if (!draft || loadDraft(draft.name, null) === null) return null;
  return (
    <Banner kind="ok" lead={draft.lead}>
      {draft.text}
    </Banner>
  );
}

/** Returns the draft of the page that `next` leads to. */
function draftOf(next: string): { name: string; lead: string; text: string } | null {
  const jobId = /^\/jobs\/(\d+)\?apply=1$/.exec(next)?.[1];
  if (jobId)
    return {
      name: `apply:${jobId}`,
      lead: 'Your application is saved.',
      text: isIntended(`apply:${jobId}`) ? 'It’s sent as soon as you’re in. You can undo that for ten seconds.' : 'We’ll bring you back to send it.',
    };
  if (next !== '/post-job') return null;
  const text = isIntended('post-job') ? 'It’s posted as soon as you’re in. You can undo that for ten seconds.' : 'We’ll bring you back to post it.';
  return { name: 'post-job', lead: 'Your job is saved.', text };
}
