// The heading of a page: it sets the document title, takes the focus after a route change and is announced.
import { type ReactNode, useEffect, useRef } from 'react';
import { useSite } from '../data/site/site';

let focusNext = false;
let announcer: HTMLElement | null = null;

/** Makes the next heading take the focus. Called on a route change. */
export function expectHeading(): void {
  focusNext = true;
}

export function setAnnouncer(element: HTMLElement | null): void {
  announcer = element;
}

interface TitleProps {
  /** The document title, when it differs from the heading. */
  title?: string;
  children: string;
  className?: string;
  /** Shown after the text, inside the heading. */
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

/** While a form has errors, the document title begins with "Error:". */
export function setTitleError(on: boolean): void {
  const plain = document.title.replace(/^Error: /, '');
  document.title = on ? `Error: ${plain}` : plain;
}
