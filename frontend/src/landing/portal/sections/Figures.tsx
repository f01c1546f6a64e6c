import { ShieldCheck } from 'lucide-react';
import { figureNames } from '../figure-names';

/** Placeholders until `live.ts` knows the figures; where there is no script, only what is true without it. */
export const Figures = () => (
  <div className="w">
    <div className="stats" id="figures" aria-busy="true" aria-live="polite">
      <dl aria-label="Platform statistics">
        {figureNames.map(([name, caption]) => (
          <div key={name} className="placeholder">
            <dt>{caption}</dt>
            <dd data-figure={name} />
          </div>
        ))}
        <div className="placeholder secure">
          <dt>domain-locked embeds</dt>
          <dd>
            <ShieldCheck className="ic" />
            Secure
          </dd>
        </div>
      </dl>
      <div className="failed" hidden>
        <p>Unable to load platform statistics.</p>
        <button type="button" className="btn">
          Refresh Page
        </button>
      </div>
      <noscript>
        <p>The figures are shown with JavaScript.</p>
      </noscript>
    </div>
  </div>
);
