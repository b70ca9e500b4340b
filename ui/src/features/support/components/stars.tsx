import { Star } from 'lucide';
import { Icon } from '../../../kit/icon';

const stars = [1, 2, 3, 4, 5];

/** One to five stars; tapping the same star again clears them. */
export function Stars({ value, onChange }: { value: number | null; onChange: (value: number | null) => void }) {
  return (
    <fieldset className="ratebar plain">
      <legend className="vh">Rate your experience:</legend>
      <span className="xs mut" aria-hidden>
        Rate your experience:
      </span>
      <span className="stars">
        {stars.map((star) => (
          <button
            key={star}
            type="button"
            aria-label={`${star} of 5`}
            aria-pressed={value === star}
            className={value !== null && star <= value ? 'on' : undefined}
            onClick={() => onChange(value === star ? null : star)}
          >
            <Icon of={Star} />
          </button>
        ))}
      </span>
    </fieldset>
  );
}
