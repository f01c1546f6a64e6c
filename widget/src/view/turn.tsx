/** @jsxImportSource @pilotlight/widget/jsx */
import { isUnderWay, type Turn } from '../conversation/conversation.state';
import type { Drawable } from '../jsx/jsx-runtime';
import { trouble } from '../conversation/spoken';
import { cutAtPhoneNumbers, telephone } from '../conversation/phone-numbers';
import { EmergencyCard } from './emergency-card';
import { Icon } from './icons';

const withNumbers = (text: string) =>
  cutAtPhoneNumbers(text).map((part, index) => (index % 2 ? <a href={telephone(part)}>{part}</a> : part));

interface TurnProps {
  readonly turn: Turn;
  readonly photos: Drawable;
  readonly onRetry: (id: string) => void;
}

const Mine = ({ turn, photos, onRetry }: TurnProps) => {
  const wrong = trouble(turn);
  const waits = turn.delivery === 'waiting';
  return (
    <div key={turn.id} class={`me ${wrong ? 'failed' : waits ? 'wait' : ''}`}>
      <p>{turn.said}</p>
      {photos}
      {wrong && (
        <span class="meta err">
          <Icon name="alert" />
          {wrong}
          <button onClick={() => onRetry(turn.id)}>
            <Icon name="retry" />
            Retry
          </button>
        </span>
      )}
      {waits && (
        <span class="meta">
          <Icon name="clock" />
          Waiting to send
        </span>
      )}
    </div>
  );
};

/** One exchange: the visitor's words, a card where there is danger, and the answer or its coming. */
export const TurnView = ({ turn, ...mine }: TurnProps) => [
  turn.said && <Mine turn={turn} {...mine} />,
  turn.card && <EmergencyCard id={turn.id} card={turn.card} />,
  turn.note ? (
    <p class="w-day" key={turn.id}>
      {turn.answer}
    </p>
  ) : turn.answer ? (
    <div class={turn.name ? 'them person' : 'them'} key={`${turn.id}<`}>
      <p>{withNumbers(turn.answer)}</p>
      {turn.name && <span class="meta">{turn.name}</span>}
    </div>
  ) : (
    isUnderWay(turn.delivery) && (
      <div class="them" key={`${turn.id}<`}>
        <p class="dots" role="img" aria-label="Assistant is typing">
          <i />
          <i />
          <i />
        </p>
      </div>
    )
  ),
];
