import { Check } from 'lucide-react';

const parts = [
  'Chat in your colours',
  'Quote-ready job sheets to print',
  'Photo upload by slot',
  'Lead grades with reasons',
  'Surveys, call-backs and visits',
  'Google Calendar and .ics feed',
  'Email, SMS and WhatsApp alerts',
  'Quiet hours that keep your night',
  'Live takeover from your phone',
  'Every transcript, searchable',
  'Gas and CO safety answers',
  'One line of HTML for your website',
];

export const Included = () => (
  <section className="w side" id="included">
    <div>
      <h2>What’s included</h2>
      <p>All of it. There’s one plan, and nothing to add.</p>
    </div>
    <ul className="inc">
      {parts.map((part) => (
        <li key={part}>
          <Check className="ic" />
          {part}
        </li>
      ))}
    </ul>
  </section>
);
