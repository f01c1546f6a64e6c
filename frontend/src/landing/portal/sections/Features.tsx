import { AiControl, InstantDeployment, LeadIntelligence } from './feature-tiles';
import { Building2, ChartColumn, KeyRound, Lock, Mail, Users } from 'lucide-react';

const more = [
  [Building2, 'Installer directory', 'Approve, suspend, resume; payment and email state on every card.'],
  [Mail, 'Notification templates', 'Email, SMS and WhatsApp from one page, with variables and a counter.'],
  [
    KeyRound,
    'Embed and API keys',
    'Domain allow-listing: browsers get the chat on the websites you list, and nowhere else.',
  ],
  [Users, 'Lead hub', 'Search, export CSV/PDF, forward to a CRM or WhatsApp.'],
  [ChartColumn, 'Analytics', 'Volume, conversion rates and top postcodes, for one firm or all.'],
  [
    Lock,
    'Environment-based admin authentication',
    'Admin credentials live in your hosting secrets, not in a database.',
  ],
] as const;

export const Features = () => (
  <section className="w feat" id="features">
    <h2>Everything from one board</h2>
    <p>From a firm’s first sign-up to the lead on its phone, without a developer.</p>
    <div className="lead3">
      <InstantDeployment />
      <AiControl />
      <LeadIntelligence />
    </div>
    <ul className="six">
      {more.map(([Icon, title, text]) => (
        <li key={title}>
          <Icon className="ic" />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
