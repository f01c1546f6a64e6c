/** @jsxImportSource @pilotlight/widget/jsx */
import type { Slot } from '@pilotlight/contracts/http/appointments';
import { clockOf, HOLD_MS } from './hold';
import { dayOf, monthOf, spanOf, weekdayOf } from '../london-words';

interface HoldProps {
  readonly slot: Slot | undefined;
  /** Seconds. */
  readonly left: number;
  readonly spoken: string;
}

/** The time that is held, and for how long. */
export const HoldView = ({ slot, left, spoken }: HoldProps) => (
  <>
    <p>
      {slot && (
        <svg viewBox="0 0 32 32" key="ring">
          <circle cx="16" cy="16" r="13" />
          <circle cx="16" cy="16" r="13" pathLength={HOLD_MS / 1000} stroke-dasharray={`${left} 300`} />
        </svg>
      )}
      {slot ? (
        <span key="held">
          <strong>
            {spanOf(slot.start, slot.end, `${weekdayOf(slot.start)} ${dayOf(slot.start)} ${monthOf(slot.start)}`)}
          </strong>
          <span role="timer">Held for {clockOf(left)}</span>
        </span>
      ) : (
        <span key="none">Pick a time and we’ll hold it for 5 minutes.</span>
      )}
    </p>
    <span class="vh" role="status">
      {spoken}
    </span>
  </>
);
