import { useSite } from '../../../data/site/site';
import { Link } from '../../../kit/link';
import { RichText } from '../../../kit/rich-text';
import { hasContact } from '../../../lib/contact';

/** The operator's payment instructions. Without them, it points to where to ask: the contact page if it has an address, else the chat. */
export function HowToPay({ text }: { text: string }) {
  const { contact } = useSite();
  if (text) return <RichText text={text} />;
  if (!hasContact(contact)) return <p>Ask in the support chat how to pay: it’s the round button at the bottom of the page.</p>;
  return (
    <p>
      To pay, <Link to="/contact">contact the office</Link>.
    </p>
  );
}
