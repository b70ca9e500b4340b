import { Link } from 'react-router';
import { RichText } from '../../../kit/rich-text';

/** The operator's payment instructions, or a link to the contact page if there are none. */
export function HowToPay({ text }: { text: string }) {
  if (text) return <RichText text={text} />;
  return (
    <p>
      To pay, <Link to="/contact">contact the office</Link>.
    </p>
  );
}
