import { useState } from 'react';
import { deleteDraft, loadDraft, saveDraft } from '../../lib/drafts';
import { countOf, noDraft, type RosterDraft } from './roster-plan';

/** Changes of a week that aren't sent yet; they stay on the device until they are. */
export function useRosterDraft(name: string, owner: number | null): [RosterDraft, (draft: RosterDraft) => void] {
  const [draft, setDraft] = useState(() => loadDraft<RosterDraft>(name, owner) ?? noDraft);
  const change = (next: RosterDraft) => {
    setDraft(next);
    if (countOf(next) > 0) saveDraft(name, next, owner);
    else deleteDraft(name);
  };
  return [draft, change];
}
