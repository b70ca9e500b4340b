import { useFormContext } from 'react-hook-form';

/** The categories of src/notifications/category.rs. */
const labels = {
  messages: ['Messages', 'Someone writes to you'],
  applications: ['Applications', 'Someone applies or answers you'],
  interviews: ['Interviews', 'Invitations, changes and reminders'],
  offers: ['Offers and hires', 'Also changes to a contract'],
  jobs: ['Jobs', 'Changes to jobs you posted or applied to'],
  searches: ['Saved searches', 'New jobs that match'],
  fees: ['Fees', 'Payments and refunds'],
  support: ['Support', 'Replies from our team'],
  account: ['Account', 'Who gets in. In the app and by email, always'],
  office: ['Office', 'What waits for the team'],
} satisfies Record<string, [title: string, text: string]>;

type Category = keyof typeof labels;

const isCategory = (name: string): name is Category => name in labels;

const ways = [
  ['app', 'App'],
  ['push', 'Push'],
  ['mail', 'Email'],
] as const;

/** A checkbox for each category and way. */
export function WaysTable({ categories }: { categories: string[] }) {
  const { register } = useFormContext();
  return (
    <div className="ways-fit">
      <table className="ways">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">What</span>
            </th>
            {ways.map(([way, label]) => (
              <th key={way} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.filter(isCategory).map((category) => {
            const [title, text] = labels[category];
            return (
              <tr key={category}>
                <th scope="row">
                  {title}
                  <span className="sm mut">{text}</span>
                </th>
                {ways.map(([way, label]) => {
                  const isFixed = category === 'account' && way !== 'push';
                  return (
                    <td key={way}>
                      <label>
                        <input
                          type="checkbox"
                          aria-label={`${title}: ${label}`}
                          {...(isFixed ? { checked: true, readOnly: true } : register(`grid.${category}.${way}`))}
                          disabled={isFixed}
                        />
                      </label>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
