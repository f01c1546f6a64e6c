import { Mark } from '../../ui/Mark';

export const TopBar = () => (
  <nav className="bar" aria-label="Pilotlight">
    <div className="w">
      <a className="brand" href="#top">
        <Mark />
        Pilotlight
      </a>
      <a className="opt" href="#benefits">
        Benefits
      </a>
      <a className="opt" href="#how">
        How it works
      </a>
      <a className="opt" href="#pricing">
        Pricing
      </a>
      <a className="opt" href="#faq">
        FAQ
      </a>
      <a href="/installer/login">Log in</a>
      <a className="btn primary" href="/installer/register">
        Register
      </a>
    </div>
  </nav>
);
