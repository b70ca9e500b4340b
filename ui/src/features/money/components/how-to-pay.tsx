import { Link } from 'react-router';
import { RichText } from '../../../kit/rich-text';

/** The operator's payment instructions. */
export function HowToPay({ text }: { text: string }) {
  if (text) return <RichText text={text} />;
  return (
    <p>
      To pay, <Link to="/contact">contact the office</Link>.
    </p>
  );
}
