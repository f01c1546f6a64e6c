import { adopt } from '../adopt';
import bookingStyles from '../booking/booking.css?inline';
import { render } from '../jsx/render';
import cardStyles from '../view/styles/cards.css?inline';
import visitStyles from '../visit/visit.css?inline';
import styles from './appointment.css?inline';
import { createAppointmentController } from './appointment-controller';
import { AppointmentView } from './appointment-view';
import { createLink } from './linked-visit';

/** Draws the visit of the link that this page was opened by. */
export const startPage = (main: HTMLElement, path: string): void => {
  const controller = createAppointmentController(
    createLink(decodeURIComponent(path.split('/').at(-1) ?? '')),
    () => render(AppointmentView({ controller }), main),
    (selector) => main.querySelector<HTMLElement>(selector)?.focus(),
  );
  void controller.look();
};

const main = document.querySelector('main');
if (main) {
  adopt(document, cardStyles + bookingStyles + visitStyles + styles);
  startPage(main, location.pathname);
}
