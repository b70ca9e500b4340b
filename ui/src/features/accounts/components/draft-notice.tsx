import { Banner } from '../../../kit/banner';
import { loadDraft } from '../../../lib/drafts';

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
  if (jobId) return { name: `apply:${jobId}`, lead: 'Your application is saved.', text: 'We’ll bring you back to send it.' };
  return next === '/post-job' ? { name: 'post-job', lead: 'Your job is saved.', text: 'We’ll bring you back to post it.' } : null;
}
