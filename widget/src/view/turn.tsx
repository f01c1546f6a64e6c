/** @jsxImportSource @pilotlight/widget/jsx */
import { bubblesOf } from '../conversation/bubbles';
import { isUnderWay, type Turn } from '../conversation/conversation.state';
import type { Photos } from '../lazy-parts';
import { trouble } from '../conversation/spoken';
import { EmergencyCard } from './emergency-card';
import { Icon } from './icons';
import { withNumbers } from './with-numbers';

interface TurnProps {
  readonly turn: Turn;
  /** Draws the photos of one message, or those that came with a person's words. */
  readonly show: Photos['viewOf'] | undefined;
  readonly onRetry: (id: string) => void;
}

const Mine = ({ turn, show, onRetry }: TurnProps) => {
  const wrong = trouble(turn);
  const waits = turn.delivery === 'waiting';
  return (
    <div key={turn.id} class={`me ${wrong ? 'failed' : waits ? 'wait' : ''}`}>
      <p>{turn.said}</p>
      {show?.(turn.id)}
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

/** The answer in its bubbles; the one to come is dots. */
const theirs = ({ id, delivery, answer, cutAt, name, photos }: Turn, show: TurnProps['show']) => {
  const comes = isUnderWay(delivery);
  return (
    (answer || comes) && (
      <div class={name ? 'them person' : 'them'} key={`${id}<`}>
        {bubblesOf(answer ?? '', cutAt).map((text, index) =>
          text && !(comes && index) ? (
            <p>{withNumbers(text)}</p>
          ) : (
            <p class="dots" role="img" aria-label="Assistant is typing">
              <i />
              <i />
              <i />
            </p>
          ),
        )}
        {name && photos && show?.(photos)}
        {name && <span class="meta">{name}</span>}
      </div>
    )
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
  ) : (
    theirs(turn, mine.show)
  ),
];
