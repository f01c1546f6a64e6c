import { Check } from 'lucide-react';
import { prices } from '../prices';
import { RegisterLink } from '../RegisterLink';
import { FromChatToSheet } from './FromChatToSheet';

const terms = [`${prices.advertised} + VAT a month`, 'No setup fee', 'Cancel any time'];

export const Hero = () => (
  <header className="w hero">
    <div>
      <h1>Know the job before you start the van</h1>
      <p className="sub">
        Pilotlight answers visitors on your website, asks what you’d ask, gets the photos and hands you a quote-ready
        job sheet. Day, night, and while you’re under a sink.
      </p>
      <div className="cta">
        <RegisterLink />
        <a className="btn lg" href="#how">
          How it works
        </a>
      </div>
      <ul className="terms">
        {terms.map((term) => (
          <li key={term}>
            <Check className="ic" />
            {term}
          </li>
        ))}
      </ul>
    </div>
    <FromChatToSheet />
  </header>
);
