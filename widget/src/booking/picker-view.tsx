/** @jsxImportSource @pilotlight/widget/jsx */
import type { Slot } from '@pilotlight/contracts/http/appointments';
import type { Drawable } from '../jsx/jsx-runtime';
import { Glyph } from '../view/glyph';
import { DAYS_IN_SIGHT, shareFree, type SeenSlot } from './days';
import { dateOf, dayOf, monthAndYearOf, monthOf, timeOf, weekdayOf } from '../london-words';
import type { Picker } from './picker';

const checkPath = 'm4 10 4 4 8-8';

const isMorning = ({ label }: Slot) => label < '12';

/** The strip of days and the chosen day's times. `onSlot` hears which was tapped. */
export const PickerView = ({ picker, onSlot }: { picker: Picker; onSlot: (slot: Slot) => void }): Drawable => {
  const { days, first, ended, date, chosen, problem, near } = picker.state();
  const inSight = days.slice(first, first + DAYS_IN_SIGHT);
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  const month = inSight[0]?.date;
  const turn = (by: number, path: string, label: string, off: boolean) => (
    <button type="button" class="w-ib" aria-label={label} disabled={off} onClick={() => void picker.turn(by)}>
      <Glyph path={path} />
    </button>
  );
  const slotButton = (slot: Slot, taken: boolean) => {
    const isChosen = slot.start === chosen?.start;
    return (
      <button
        type="button"
        class="slot"
        key={slot.start}
        disabled={taken}
        aria-pressed={isChosen ? 'true' : 'false'}
        aria-label={taken ? `${slot.label}, taken` : undefined}
        onClick={() => onSlot(slot)}
      >
        {isChosen && <Glyph path={checkPath} />}
        {slot.label}
      </button>
    );
  };
  const part = (name: string, some: readonly SeenSlot[]) =>
    some.length > 0 && (
      <>
        <h4 key={name}>{name}</h4>
        <div class="slots" key={`${name}:`}>
          {some.map((slot) => slotButton(slot, slot.taken))}
        </div>
      </>
    );
  return (
    <div class="card cal" role="group" aria-label="Choose a time">
      {month && (
        <nav key="nav" aria-label="Days">
          {turn(-1, 'm12 5-5 5 5 5', 'Earlier days', first === 0)}
          <h3>{monthAndYearOf(month)}</h3>
          {turn(1, 'm8 5 5 5-5 5', 'Later days', ended && first + DAYS_IN_SIGHT >= days.length)}
        </nav>
      )}
      <div class="days" key="days">
        {inSight.map((day) => {
          const share = shareFree(days, day);
          return (
            <button
              type="button"
              class="day"
              key={day.date}
              disabled={!share}
              aria-pressed={day.date === date ? 'true' : 'false'}
              onClick={() => picker.showDay(day.date)}
            >
              {weekdayOf(day.date)} <b>{dayOf(day.date)}</b>
              <span class="vh">
                {' '}
                {monthOf(day.date)}
                {!share && ', nothing free'}
              </span>
              <svg viewBox="0 0 20 4">
                <path d="M4 2h12" />
                {share > 0 && <path d={`M4 2h${12 * share}`} />}
              </svg>
            </button>
          );
        })}
      </div>
      {!days.length && !problem && (
        <p class="meta" key="wait" role="status">
          Looking for free times…
        </p>
      )}
      <p class="meta err" key="problem" role="alert">
        {problem}
      </p>
      {near.length > 0 && (
        <div class="slots near" key="near" role="group" aria-label="Nearest free times">
          {near.map((slot) => (
            <button type="button" class="slot" key={slot.start} onClick={() => onSlot(slot)}>
              {`${weekdayOf(slot.start)} ${dayOf(slot.start)}, ${timeOf(slot.start)}`}
            </button>
          ))}
        </div>
      )}
      {part(`Morning, ${date && dateOf(date)}`, slots.filter(isMorning))}
      {part(
        'Afternoon',
        slots.filter((slot) => !isMorning(slot)),
      )}
    </div>
  );
};
