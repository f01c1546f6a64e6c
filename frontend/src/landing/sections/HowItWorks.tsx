import { Mark } from '../../ui/Mark';
import { prices } from '../prices';

/** Valves and fittings on one pipe. */
const steps = [
  {
    title: 'Register and pay',
    text: `Your business, your email, your card. ${prices.charged} a month with VAT.`,
    fitting: (
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path d="M2 16v32l60-32v32z" />
        <path d="M32 32V6M20 6h24" />
      </svg>
    ),
  },
  {
    title: 'Verify and get approved',
    text: 'Press the button in the email. Then a person checks your business.',
    fitting: (
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" />
        <path d="m21 32 8 8 15-16" fill="none" />
      </svg>
    ),
  },
  {
    title: 'Paste one line',
    text: 'One line of HTML on your website. It opens in your colours, with your greeting.',
    fitting: (
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <rect x="2" y="12" width="60" height="40" rx="8" />
        <path d="m25 24-8 8 8 8M39 24l8 8-8 8" fill="none" />
      </svg>
    ),
  },
  {
    title: 'Leads arrive written up',
    text: 'By email, text or WhatsApp, graded, with the job sheet in your dashboard. Take over any chat yourself.',
    fitting: <Mark size={64} />,
  },
];

export const HowItWorks = () => (
  <section className="w" id="how">
    <h2>Up and running in four steps</h2>
    <ol className="run">
      {steps.map(({ title, text, fitting }) => (
        <li key={title}>
          <div className="fit">{fitting}</div>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
