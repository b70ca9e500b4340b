import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadWithRetry } from '../lib/lazy-with-retry';
import { fetchWhenIdle } from '../lib/when-idle';
import { SkeletonText } from './skeleton';

interface OverlayProps {
  onClose: () => void;
}

type Look = 'sheet sheet-fit' | 'sheet sheet-more' | 'dialog dialog-at';

/**
 * A sheet or dialog whose code is fetched when the page is idle. Opened before that, it's there at once, with a placeholder, so that
 * a tap is answered on a slow line, too.
 */
export function lazyOverlay<P extends OverlayProps>(load: () => Promise<{ default: ComponentType<P> }>, look: Look = 'sheet sheet-fit') {
  let loaded: ComponentType<P> | undefined;
  const keep = async () => {
    const code = await load();
    loaded = code.default;
    return code;
  };
  const Lazy = lazy(() => loadWithRetry(keep)) as unknown as ComponentType<P>;
  fetchWhenIdle(keep);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each overlay, when its page's code loads
  return function Overlay(props: P) {
    // The same one as long as it's open: what is typed in it must stay.
    const [Content] = useState(() => loaded ?? Lazy);
    return (
      <Suspense fallback={<Waiting look={look} onClose={props.onClose} />}>
        <Content {...props} />
      </Suspense>
    );
  };
}

/** What dialogs and sheets put into the body. */
const parts = 'body > :is(.scrim, .sheet, .dialog)';
let waitedTimer = 0;

function Waiting({ look, onClose }: OverlayProps & { look: Look }) {
  useEffect(() => {
    const root = document.documentElement;
    // The timer of a placeholder that was closed must not end this one's wait.
    clearTimeout(waitedTimer);
    // What replaces it must not slide in once more.
    root.toggleAttribute('data-waited', true);
    return () => {
      waitedTimer = window.setTimeout(() => {
        // Leave it on them: once their animation is allowed again, it starts, and moves what a finger is on.
        for (const part of document.querySelectorAll(parts)) part.toggleAttribute('data-waited', true);
        root.removeAttribute('data-waited');
      }, 500);
    };
  }, []);
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [onClose]);
  return createPortal(
    <>
      <div className="scrim wait" aria-hidden="true" onClick={onClose} />
      <div className={`${look} wait`}>
        <SkeletonText label="Loading" />
      </div>
    </>,
    document.body,
  );
}
