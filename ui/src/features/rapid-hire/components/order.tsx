import { orderRule } from '../words';

/** Why people are asked in this order. */
export const Order = () => (
  <details className="more">
    <summary>Why this order?</summary>
    <p className="mut">{orderRule}</p>
  </details>
);
