/** @jsxImportSource @pilotlight/widget/jsx */
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import type { Drawable } from '../jsx/jsx-runtime';
import { dateOf, dayOf, monthOf, timeOf, weekdayOf } from '../london-words';

export const endOf = ({ scheduledAt, duration }: Pick<Appointment, 'scheduledAt' | 'duration'>): string =>
  new Date(Date.parse(scheduledAt) + duration * 60_000).toISOString();

/** What stands of a visit, in words. */
export const titleOf = ({ status }: Appointment): string =>
  ({
    pending: 'Visit requested',
    confirmed: 'Visit booked',
    completed: 'Visit done',
    cancelled: 'Visit cancelled',
    no_show: 'Visit missed',
  })[status];

/** What is to come of a visit that waits for its firm; a number that takes no texts is rung. */
export const toConfirm = ({ status, customerEmail, customerPhone }: Appointment, firm: string): string => {
  if (status !== 'pending') return '';
  if (!customerEmail && !customerPhone) return 'Please leave a phone number or an email in the chat.';
  return `${firm} will ${customerEmail || customerPhone?.startsWith('+447') ? '' : 'ring you to '}confirm.`;
};

/** A visit as a leaf of the calendar with its words; what can be done about it goes below. */
export const VisitCard = ({ visit, title, children }: { visit: Appointment; title: string; children?: Drawable }) => (
  <div class="card visit" key={visit.id}>
    <div>
      <div class="leaf" aria-hidden="true">
        <i>{monthOf(visit.scheduledAt).slice(0, 3)}</i>
        <b>{dayOf(visit.scheduledAt)}</b>
        {weekdayOf(visit.scheduledAt)}
      </div>
      <div>
        <p class="meta">{title}</p>
        <strong>{dateOf(visit.scheduledAt)}</strong>
        <p>
          {timeOf(visit.scheduledAt)} to {timeOf(endOf(visit))}
        </p>
      </div>
    </div>
    {children}
  </div>
);
