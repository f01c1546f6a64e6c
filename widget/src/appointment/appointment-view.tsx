/** @jsxImportSource @pilotlight/widget/jsx */
import type { LinkedAppointment } from '@pilotlight/contracts/http/appointments';
import { PickerView } from '../booking/picker-view';
import { telephone } from '../conversation/phone-numbers';
import type { Drawable } from '../jsx/jsx-runtime';
import { dayOf, timeOf, weekdayOf } from '../london-words';
import { download } from '../visit/calendar-file';
import { titleOf, toConfirm, VisitCard } from '../visit/visit-card';
import type { AppointmentController } from './appointment-controller';
import { standing } from './linked-visit';

interface ViewProps {
  readonly controller: AppointmentController;
  readonly told: LinkedAppointment;
}

const Choices = ({ controller, told }: ViewProps) => (
  <div class="choices" key="choices">
    {told.appointment.status !== 'cancelled' && (
      <button key="ics" class="btn act" onClick={() => download(told.calendarFile)}>
        Add to calendar
      </button>
    )}
    {told.changeable && [
      <button key="move" class="btn" onClick={controller.startMove}>
        Move this visit
      </button>,
      <button key="cancel" class="btn" onClick={controller.startCancel}>
        Cancel this visit
      </button>,
    ]}
  </div>
);

const Move = ({ controller }: ViewProps) => {
  const { chosen } = controller.picker.state();
  const { sending } = controller.state();
  return (
    <section key="move" aria-labelledby="move">
      <h2 id="move" tabIndex={-1}>
        When suits you better?
      </h2>
      <PickerView picker={controller.picker} onSlot={(slot) => controller.picker.choose(slot)} />
      <div class="pair">
        <button class="btn" onClick={controller.keep}>
          Keep it
        </button>
        {chosen && (
          <button key="go" class="btn act" onClick={controller.move}>
            {sending ? 'Moving…' : `Move to ${weekdayOf(chosen.start)} ${dayOf(chosen.start)}, ${timeOf(chosen.start)}`}
          </button>
        )}
      </div>
    </section>
  );
};

const Cancel = ({ controller, told }: ViewProps) => {
  const { sending } = controller.state();
  return (
    <form
      key="cancel"
      aria-labelledby="cancel"
      onSubmit={(event) => {
        event.preventDefault();
        controller.cancel(event.currentTarget.querySelector('input')?.value.trim() ?? '');
      }}
    >
      <h2 id="cancel" tabIndex={-1}>
        Cancel this visit?
      </h2>
      <p>{told.installer.name} will be told, and somebody else may take the time. This can’t be undone.</p>
      <label>
        Why? You needn’t say.
        <input maxLength={300} autoComplete="off" />
      </label>
      <div class="pair">
        <button type="button" class="btn" onClick={controller.keep}>
          Keep it
        </button>
        <button class="btn bad">{sending ? 'Cancelling…' : 'Cancel the visit'}</button>
      </div>
    </form>
  );
};

/** The page of a signed link: the visit, and what can be done about it. */
export const AppointmentView = ({ controller }: { controller: AppointmentController }): Drawable => {
  const { told, doing, note, problem } = controller.state();
  const phone = told?.installer.phone;
  const props = told && { controller, told };
  return [
    <h1 tabIndex={-1}>{told ? `Your visit from ${told.installer.name}` : 'Your visit'}</h1>,
    !told && !problem && <p key="wait">Looking for your visit…</p>,
    <p class="note" key="note" role="status">
      {note}
    </p>,
    <p class="meta err" key="problem" role="alert">
      {problem}
    </p>,
    props && [
      <VisitCard visit={props.told.appointment} title={titleOf(props.told.appointment)}>
        <p>{props.told.changeable && toConfirm(props.told.appointment, props.told.installer.name)}</p>
      </VisitCard>,
      !note && standing(props.told) && <p key="standing">{standing(props.told)}</p>,
      doing === 'looking' && <Choices {...props} />,
      doing === 'moving' && <Move {...props} />,
      doing === 'cancelling' && <Cancel {...props} />,
      phone && (
        <p key="phone">
          Questions? Ring <a href={telephone(phone)}>{phone}</a>
        </p>
      ),
    ],
  ];
};
