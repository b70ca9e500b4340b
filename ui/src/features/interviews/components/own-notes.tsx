import { useEffect, useRef, useState } from 'react';
import { useSaveNotes } from '../../../data/interviews/step';
import { ErrorLine } from '../../../kit/error-line';
import type { PreparedInterview } from '../../../lib/api';

/** Milliseconds without typing before the notes are saved. */
const pause = 800;
const maxLength = 5000;

/** Notes for oneself, saved while typing. */
export function OwnNotes({ interview }: { interview: PreparedInterview }) {
  const [text, setText] = useState(interview.notes);
  const [saved, setSaved] = useState(interview.notes);
  const sent = useRef(interview.notes);
  const save = useSaveNotes(interview.id, () => setSaved(sent.current));
  const { act, pending } = save;
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    if (pending || text === saved || (save.error && text === sent.current)) return;
    const timer = setTimeout(() => {
      sent.current = text;
      act(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [act, pending, save.error, saved, text]);
  // Leaving the page right after typing saves the notes, too.
  useEffect(
    () => () => {
      if (latest.current !== sent.current) act(latest.current);
    },
    [act],
  );
  return (
    <section className="stack gap-2">
      <label className="stack gap-2">
        <span className="section-title">Your notes</span>
        <span className="sm mut">Only you can see these. They save by themselves.</span>
        <textarea className="in" rows={5} maxLength={maxLength} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p className="sm mut" role="status">
        {text !== '' && text === saved ? 'Saved' : text !== saved && !save.error ? 'Saving…' : ''}
      </p>
      <ErrorLine error={save.error} />
    </section>
  );
}
