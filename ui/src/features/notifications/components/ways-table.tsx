import { useFormContext } from 'react-hook-form';
import { isCategory, categories as labels } from '../labels';

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
