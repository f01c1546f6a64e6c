import { Mark } from '../../../ui/Mark';

export const PortalBar = () => (
  <nav className="bar" aria-label="Pilotlight">
    <div className="w">
      <a className="brand" href="#top">
        <Mark />
        Pilotlight
        <small>Platform</small>
      </a>
      <a className="btn on-night" href="/admin/login">
        Go to Admin Dashboard
      </a>
    </div>
  </nav>
);
