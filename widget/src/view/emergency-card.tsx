/** @jsxImportSource @pilotlight/widget/jsx */
import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import { Icon } from './icons';

/** Fixed words and colours, the same for every installer. */
export const EmergencyCard = ({ id, card }: { id: string; card: SafetyCard }) => (
  <div class="card sos" role="alert" key={`${id}!`}>
    <div>
      <div class="top">
        <Icon name="alert" />
        <div>
          <h3>{card.title}</h3>
          <p>{card.summary}</p>
        </div>
      </div>
      {card.calls.map(({ label, number, href }, index) =>
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
      {card.steps.map(({ icon, text }) => (
        <li>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ol>
  </div>
);
