import { useState } from 'react';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { Section } from '../../../kit/sections';
import { counted, relativeTime } from '../../../lib/format';
import { styleOf } from '../categories';
import { readSeen, type SeenCard } from '../messages';
import { cardsEnabled, setCardsEnabled } from '../preference';

const previewCount = 5;

/** Turns the cards on or off and lists the ones shown so far. All of it is stored on the device. */
export default function MotivationSettings() {
  const [on, setOn] = useState(cardsEnabled);
  const [seen] = useState(readSeen);
  const [all, setAll] = useState(false);
  const choose = (next: boolean) => {
    setCardsEnabled(next);
    setOn(next);
  };
  return (
    <Section id="motivation" title="Motivation cards">
      <div>
        <label className="check">
          <input type="checkbox" role="switch" checked={on} aria-checked={on} onChange={(event) => choose(event.target.checked)} />
          <span>Show motivation cards</span>
        </label>
        <p className="sm mut">A short message now and then while you’re here. This choice and the list stay on this device.</p>
      </div>
      <h3 id="cards-seen">Cards you’ve seen</h3>
      {seen.length === 0 ? (
        <p className="mut">None yet.</p>
      ) : (
        <ul className="list" aria-labelledby="cards-seen">
          {seen.slice(0, all ? seen.length : previewCount).map((card) => (
            <SeenRow key={card.at} card={card} />
          ))}
        </ul>
      )}
      {!all && seen.length > previewCount && (
        <div>
          <Button onClick={() => setAll(true)}>Show all {seen.length} cards</Button>
        </div>
      )}
    </Section>
  );
}

function SeenRow({ card }: { card: SeenCard }) {
  const { icon, style } = styleOf(card.category);
  return (
    <li>
      <span className="stamp tinted" style={style}>
        <Icon of={icon} />
      </span>
      <span className="grow">
        <b className="block">{card.message}</b>
        <span className="sm mut">
          {card.category} · Motivation #{card.id} · {relativeTime(card.at)}, after {formatDuration(card.after)} here
        </span>
      </span>
    </li>
  );
}

/** Formats seconds as "2 minutes" or "1 hour 52 minutes". */
function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const parts = [hours > 0 && counted(hours, 'hour', 'hours'), minutes % 60 > 0 && counted(minutes % 60, 'minute', 'minutes')];
  return parts.filter(Boolean).join(' ');
}
