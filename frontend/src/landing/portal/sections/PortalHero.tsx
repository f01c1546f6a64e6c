import { ArrowRight } from 'lucide-react';
import { Manifold } from './Manifold';

export const PortalHero = () => (
  <header className="hero">
    <div className="w">
      <div>
        <h1>
          Manage installers, <span>orchestrate AI,</span> <span>see every lead</span> <span>at a glance</span>
        </h1>
        <p className="sub">
          One place runs every heating firm’s chatbot: its words, its keys, its hours. Every lead comes back graded.
        </p>
        <div className="cta">
          <a className="btn primary lg" href="/admin/login">
            Go to Admin Dashboard
            <ArrowRight className="ic" />
          </a>
          <a className="btn lg on-night" href="#features">
            View Features
          </a>
        </div>
      </div>
      <Manifold />
    </div>
  </header>
);
