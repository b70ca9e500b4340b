import { X } from 'lucide';
import { type FocusEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { useCovered } from '../../../kit/overlay';
import { styleOf } from '../categories';
import { clearCurrentMessage, type Message } from '../messages';
import { useTimer } from '../use-timer';

export interface CardProps {
  message: Message;
  onClosed: () => void;
}

const enterDelayMs = 100;
const visibleMs = 6000;
const exitMs = 300;

/** A card that slides in and dismisses itself. Hover, focus, an open overlay or a hidden tab pauses the timer. */
export function MotivationCard({ message, onClosed }: CardProps) {
  const [phase, setPhase] = useState<'entering' | 'visible' | 'leaving'>('entering');
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const covered = useCovered();
  const hidden = useHidden();
  const card = useRef<HTMLElement>(null);
  const previousFocus = useRef<Element | null>(null);
  const paused = hovered || focused || covered || hidden;

  const leave = () => {
    // Restore the focus before the focused button disappears.
    if (card.current?.contains(document.activeElement)) {
      const target = previousFocus.current?.isConnected ? previousFocus.current : document.querySelector('h1');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    }
    setPhase('leaving');
  };
  useTimer(enterDelayMs, phase === 'entering', () => setPhase('visible'));
  useTimer(visibleMs, phase !== 'leaving' && !paused, leave);
  useTimer(exitMs, phase === 'leaving', () => {
    clearCurrentMessage();
    onClosed();
  });

  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
    setFocused(true);
  };
  const { icon, style } = styleOf(message.category);
  // The live region must exist before its text, or screen readers miss it.
  return (
    <div className="slot-tr" role="status">
      {phase !== 'entering' && (
        <article
          ref={card}
          className={phase === 'leaving' ? 'motivation-card motivation-leaving' : 'motivation-card'}
          style={style}
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
          onFocus={enter}
          onBlur={() => setFocused(false)}
        >
          <p className="motivation-category">
            <Icon of={icon} size="s" />
            {message.category}
          </p>
          <button type="button" className="x" aria-label="Close" onClick={leave}>
            <Icon of={X} />
          </button>
          <p className="motivation-text">{message.message}</p>
          <div className="row sp">
            <span className="xs">Motivation #{message.id}</span>
            <Button variant="plain" size="sm" onClick={leave}>
              Thanks!
            </Button>
          </div>
        </article>
      )}
    </div>
  );
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const useHidden = () => useSyncExternalStore(onVisibility, () => document.hidden);
