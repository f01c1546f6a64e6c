/** @jsxImportSource @pilotlight/widget/jsx */
import type { LinkedAppointment } from '@pilotlight/contracts/http/appointments';
import formStyles from '../details/details.css?inline';
import { drawFields } from '../details/form-fields';
import { RING_US } from '../form-words';
import type { PartHost, Visits } from '../lazy-parts';
import { download } from './calendar-file';
import styles from './visit.css?inline';
import { titleOf, toConfirm, VisitCard } from './visit-card';
import { callbackFields, visitFields } from './visit-fields';
import { createVisitController, type OwnVisit } from './visit-controller';

/** Who wants a visit or a call, and the visits that the visitor has. */
export const create = (host: PartHost): Visits => {
  const { adopt, api, ask, firm, state: talk, Icon, Privacy } = host;
  const { state, ...actions } = createVisitController(host);
  adopt(formStyles + styles);

  const addToCalendar = async (token = '') => {
    const { calendarFile }: LinkedAppointment = await ask('../../appointment', undefined, { token });
    download(calendarFile);
  };
  const card = (visit: OwnVisit) => {
    const { href } = new URL(visit.link, api);
    return (
      <VisitCard visit={visit} title={titleOf(visit)}>
        <p>{toConfirm(visit, firm)}</p>
        <button type="button" class="btn act" onClick={() => void addToCalendar(href.split('/').at(-1))}>
          <Icon name="calendar" />
          Add to calendar
        </button>
        <a class="btn" href={href} target="_blank" rel="noreferrer">
          Change or cancel
        </a>
      </VisitCard>
    );
  };

  return {
    ...actions,
    form(hidden, isRing) {
      const { problems, failure } = state();
      return (
        <div class="card form" key={`${isRing}`} hidden={hidden}>
          <small>{isRing ? RING_US : '* A phone number or an email is enough.'}</small>
          {drawFields(isRing ? callbackFields : visitFields, problems, Icon)}
          <small>
            {firm} uses this to get in touch about this job, nothing else. <Privacy />
          </small>
          <p class="meta err" role="alert">
            {failure}
          </p>
        </div>
      );
    },
    sendWords: (isRing) => (state().sending ? 'Sending…' : isRing ? 'Ask for a call' : 'Confirm this visit'),
    toCome: () => state().own.map(card),
    booked: () => {
      const last = talk().turns.at(-1)?.id;
      return state()
        .own.filter(({ id }) => id === last)
        .map(card);
    },
  };
};
