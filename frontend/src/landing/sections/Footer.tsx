import { Mark } from '../../ui/Mark';
import { prices } from '../prices';

const anchors = [
  ['#benefits', 'Benefits'],
  ['#how', 'How it works'],
  ['#roi', 'ROI'],
  ['#included', 'What’s included'],
  ['#testimonials', 'Testimonials'],
  ['#pricing', 'Pricing'],
  ['#faq', 'FAQ'],
] as const;

export const Footer = () => (
  <footer>
    <div className="w">
      <a className="brand" href="#top">
        <Mark />
        Pilotlight
      </a>
      <p id="privacy">
        <b>Privacy</b>
        Nothing is stored in a visitor’s browser before the chat is opened. You can delete what one person left for
        good.
      </p>
      <p id="terms">
        <b>Terms</b>
        Monthly, {prices.advertised} + VAT, no setup fee, cancel any time.
      </p>
      <nav aria-label="Footer">
        {anchors.map(([anchor, name]) => (
          <a key={anchor} href={anchor}>
            {name}
          </a>
        ))}
        <a href="/installer/register">Register</a>
        <a href="/installer/login">Log in</a>
        <a href="/portal">For platform admins</a>
        <span>© Pilotlight</span>
      </nav>
    </div>
  </footer>
);
