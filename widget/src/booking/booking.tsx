/** @jsxImportSource @pilotlight/widget/jsx */
import { RING_US, BOOK_A_VISIT } from '../form-words';
import type { PanelForm, PartHost, Visits } from '../lazy-parts';
import styles from './booking.css?inline';
import { createBookingController } from './booking-controller';
import { HoldView } from './hold-view';
import { PickerView } from './picker-view';

/** The booking of visits in the panel: a time is chosen and held here; who wants it, the part for visits asks. */
export const create = (host: PartHost): PanelForm => {
  const { adopt, launcher, state: talk, openForm } = host;
  const controller = createBookingController(host);
  const { picker, countdown, actions } = controller;
  adopt(styles);

  const footer = (step: string, isRing: boolean, visits: Visits | undefined) => {
    const { chosen } = picker.state();
    const isTime = step === 'time';
    return (
      <div class="hold" key="hold">
        {!isRing && <HoldView slot={chosen} left={countdown.left()} spoken={countdown.spoken()} />}
        <div class="pair">
          <button type="button" class="btn" onClick={actions.back}>
            {isTime || isRing ? 'Not now' : 'Other times'}
          </button>
          {isTime && !chosen ? (
            launcher.offers.includes(RING_US) && (
              <button key="ring" type="button" class="btn" onClick={actions.ring}>
                Call me instead
              </button>
            )
          ) : (
            <button key="go" class="btn act">
              {isTime ? 'Continue' : visits?.sendWords(isRing)}
            </button>
          )}
        </div>
      </div>
    );
  };

  return {
    show: controller.show,
    clear: controller.clear,
    view(open) {
      const { step, visits } = controller.state();
      const isRing = step === 'ring';
      // Danger was heard meanwhile.
      if (open && talk().emergency) queueMicrotask(openForm);
      return (
        <>
          <form
            id="booking"
            key="booking"
            aria-label={isRing ? RING_US : BOOK_A_VISIT}
            noValidate
            hidden={!open}
            onSubmit={(event) => void actions.send(event)}
            onFocusOut={(event) => visits?.check(event)}
            onInput={(event) => visits?.check(event)}
          >
            {step === 'time' && (
              <div key="time">
                {visits?.toCome()}
                <PickerView picker={picker} onSlot={(slot) => void actions.hold(slot)} />
              </div>
            )}
            {visits?.form(step === 'time', isRing)}
            {footer(step, isRing, visits)}
          </form>
          {visits?.booked()}
        </>
      );
    },
  };
};
