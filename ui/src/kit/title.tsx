// The heading of a page: it names the document, takes the focus after a change of route and is read out.
import { type ReactNode, useEffect, useRef } from 'react';
import { useSite } from '../data/site/site';

let focusNext = false;
let announcer: HTMLElement | null = null;

/** The next heading to appear takes the focus. Called when the route has changed. */
export function expectHeading(): void {
  focusNext = true;
}

export function setAnnouncer(element: HTMLElement | null): void {
  announcer = element;
}

interface TitleProps {
  /** What stands in the tab, when it differs from what stands on the page. */
  title?: string;
  children: string;
  className?: string;
  /** Something beside the words, inside the heading's line. */
  after?: ReactNode;
}

export function Title({ title, children, className, after }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const site = useSite().name;
  const text = title ?? children;

  useEffect(() => {
    document.title = `${text} – ${site}`;
  }, [text, site]);

  useEffect(() => {
    if (!focusNext) return;
    focusNext = false;
    heading.current?.focus({ preventScroll: true });
    if (announcer) announcer.textContent = text;
  }, [text]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
      {after}
    </h1>
  );
}

/** While a form has errors the tab says so first. */
export function setTitleError(on: boolean): void {
  const plain = document.title.replace(/^Error: /, '');
  document.title = on ? `Error: ${plain}` : plain;
}
