import { X } from 'lucide-react';
import { type FocusEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { useCovered } from '../../../kit/overlay';
import { lookOf } from '../categories';
import { type Message, putAway } from '../messages';
import { useTimer } from '../use-timer';

export interface CardProps {
  message: Message;
  onGone: () => void;
}

const slideIn = 100;
const stay = 6000;
const slideOut = 300;

/** A card that slides in and dismisses itself. Hover, focus, an open overlay or a hidden tab pauses the timer. */
export function MotivationCard({ message, onGone }: CardProps) {
  const [phase, setPhase] = useState<'coming' | 'here' | 'leaving'>('coming');
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const covered = useCovered();
  const hidden = useHidden();
  const card = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const held = hovered || focused || covered || hidden;

  const leave = () => {
    // Restore the focus before the focused button disappears.
    if (card.current?.contains(document.activeElement)) {
      const target = before.current?.isConnected ? before.current : document.querySelector('h1');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    }
    setPhase('leaving');
  };
  useTimer(slideIn, phase === 'coming', () => setPhase('here'));
  useTimer(stay, phase !== 'leaving' && !held, leave);
  useTimer(slideOut, phase === 'leaving', () => {
    putAway();
    onGone();
  });

  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    setFocused(true);
  };
  const { icon, paper } = lookOf(message.category);
  // The live region must exist before its text, or screen readers miss it.
  return (
    <div className="slot-tr" role="status">
      {phase !== 'coming' && (
        <article
          ref={card}
          className={phase === 'leaving' ? 'motiv motiv-leaving' : 'motiv'}
          style={paper}
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
          onFocus={enter}
          onBlur={() => setFocused(false)}
        >
          <p className="motiv-category">
            <Icon of={icon} size="s" />
            {message.category}
          </p>
          <button type="button" className="x" aria-label="Close" onClick={leave}>
            <Icon of={X} />
          </button>
          <p className="motiv-text">{message.message}</p>
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
