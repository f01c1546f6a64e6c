import { prices } from '../prices';

/** `before` and `after` name the bars' lengths in roi.css. */
const claims = [
  {
    figure: '+32%',
    unit: null,
    of: 'quote-worthy leads',
    before: { label: 'Without', length: 'of-132' },
    after: { label: 'With Pilotlight', length: 'whole' },
  },
  {
    figure: '20',
    unit: 'minutes',
    of: 'of admin saved per quote',
    before: { label: 'An hour', length: 'whole' },
    after: { label: 'Back to you', length: 'a-third' },
  },
  {
    figure: '1.7x',
    unit: null,
    of: 'faster first response',
    before: { label: 'Wait without', length: 'whole' },
    after: { label: 'Wait with Pilotlight', length: 'of-1-7' },
  },
] as const;

export const ReturnOnInvestment = () => (
  <section className="roi" id="roi">
    <div className="w">
      <h2>What it’s worth</h2>
      <ul>
        {claims.map(({ figure, unit, of, before, after }) => (
          <li key={figure}>
            <b>
              {figure}
              {unit && <small> {unit}</small>}
            </b>
            <p>{of}</p>
            <div className="bars">
              <span>
                {before.label}
                <i className={before.length} />
              </span>
              <span className="on">
                {after.label}
                <i className={after.length} />
              </span>
            </div>
          </li>
        ))}
      </ul>
      <p className="calc">
        <span>
          Ten quotes a month give back <strong>3 hours 20 minutes</strong> of admin, for{' '}
          <strong>{prices.advertised} + VAT</strong>.
        </span>
        <span>Your figures will differ. Your dashboard shows your own leads and bookings.</span>
      </p>
    </div>
  </section>
);
