import { useEffect } from 'react';
import { withLists } from '../../lib/pasted-lists';

/** Types a text over the selection, so that the browser can undo it. */
function type(field: HTMLTextAreaElement, text: string) {
  // `execCommand` is deprecated, but nothing else adds to what can be undone.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function onPaste(event: ClipboardEvent) {
  const field = event.target;
  if (!(field instanceof HTMLTextAreaElement && field.closest('.field'))) return;
  const pasted = event.clipboardData?.getData('text/plain').replaceAll('\r\n', '\n') ?? '';
  const start = field.selectionStart;
  // Within a line, what is pasted first continues it.
  const isWithinLine = start > 0 && field.value[start - 1] !== '\n';
  const first = isWithinLine ? (/^.*\n?/.exec(pasted)?.[0] ?? '') : '';
  const lists = first + withLists(pasted.slice(first.length));
  if (lists === pasted) return;
  event.preventDefault();
  type(field, pasted);
  field.setSelectionRange(start, field.selectionEnd);
  type(field, lists);
}

/** Turns bullets that are pasted into a form into a list at once, where the person sees it. Undo brings back what was pasted. */
export function usePastedLists(): void {
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
