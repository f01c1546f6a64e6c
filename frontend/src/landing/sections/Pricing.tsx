import { Mark } from '../../ui/Mark';
import { prices } from '../prices';
import { RegisterLink } from '../RegisterLink';

const lines = [
  ['Everything, one month', prices.net],
  [`VAT at ${prices.vatRate}`, prices.vat],
  ['Setup fee', prices.setup],
] as const;

export const Pricing = () => (
  <section className="w price" id="pricing">
    <div>
      <h2>One price, and it’s small</h2>
      <p className="big">
        {prices.advertised}
        <small>+ VAT a month</small>
      </p>
      <p>No setup fee. Cancel any time, with a button in your settings.</p>
      <div className="cta">
        <RegisterLink />
      </div>
    </div>
    <div className="receipt">
      <p className="brand">
        <Mark />
        Pilotlight
      </p>
      <p>Monthly, for one heating business</p>
      <dl>
        {lines.map(([item, amount]) => (
          <div key={item}>
            <dt>{item}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="sum">
        <span>Charged a month</span>
        <span>{prices.charged}</span>
      </p>
      <p>Payments via Stripe. An invoice each month.</p>
    </div>
  </section>
);
