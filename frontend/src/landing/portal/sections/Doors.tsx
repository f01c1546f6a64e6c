import { ArrowRight } from 'lucide-react';

export const Doors = () => (
  <section className="w two">
    <div className="dark">
      <h2>Run the platform</h2>
      <p>Installers, templates, keys and every transcript.</p>
      <a className="btn primary lg" href="/admin/login">
        Open Dashboard
        <ArrowRight className="ic" />
      </a>
    </div>
    <div className="pale">
      <h2>See what installers see</h2>
      <p>
        The public site, and <a href="/demo">a demo page with the chat</a> as a visitor meets it.
      </p>
      <a className="btn lg" href="/">
        View Public Site
      </a>
    </div>
  </section>
);
