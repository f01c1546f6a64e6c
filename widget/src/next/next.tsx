/** @jsxImportSource @pilotlight/widget/jsx */
import type { LondonDays, Slot } from '@pilotlight/contracts/http/appointments';
import { BOOK_A_VISIT } from '../form-words';
import type { Next, PartHost } from '../lazy-parts';
import styles from './next.css?inline';

/** "Tue 1 Dec, 09:00". */
const wordsOf = (moment: string, label: string) =>
  `${new Date(moment)
    .toLocaleDateString('en-GB', {
      timeZone: 'Europe/London',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    })
    .replace(',', '')}, ${label}`;

/** The next free visit on the first screen; nothing where there is none. */
export const create = ({ adopt, ask, launcher, state, draw, actions, Icon }: PartHost): Next => {
  let next: Slot | undefined;
  adopt(styles);
  const look = async () => {
    const { days }: LondonDays = await ask('availability');
    next = days.flatMap(({ slots }) => slots)[0];
    draw();
  };
  if (launcher.offers.includes(BOOK_A_VISIT) && !state().turns.length) void look().catch(() => undefined);
  return {
    view: () =>
      next && (
        <button key="next" class="next" onClick={() => actions().choose(BOOK_A_VISIT)}>
          <Icon name="clock" />
          <strong>{`Next free: ${wordsOf(next.start, next.label)}`}</strong>
          <span>Book a visit</span>
        </button>
      ),
  };
};
