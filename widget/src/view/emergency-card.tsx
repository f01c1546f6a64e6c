/** @jsxImportSource @pilotlight/widget/jsx */
import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import { Icon } from './icons';

/** Fixed words and colours, the same for every installer. */
export const EmergencyCard = ({ id, card: { title, summary, calls, steps } }: { id: string; card: SafetyCard }) => (
  <div class="card sos" role="alert" key={`${id}!`}>
    <div>
      <div class="top">
        <Icon name="alert" />
        <div>
          <h3>{title}</h3>
          <p>{summary}</p>
        </div>
      </div>
      {calls.map(({ label, number, href }, index) =>
        index ? (
          <p>
            {label}: <a href={href}>{number}</a>
          </p>
        ) : (
          <a class="btn" href={href}>
            <Icon name="phone" />
            Call {number}
          </a>
        ),
      )}
    </div>
    <ol>
      {steps.map(({ icon, text }) => (
        <li>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ol>
  </div>
);
