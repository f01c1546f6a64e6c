import { appointmentEvents } from '../events/appointment-events';
import {
  changeAppointment,
  conversationAppointments,
  createAppointment,
  diary,
  diaryCsv,
  freeTimes,
  setAppointmentStatus,
  undoAppointmentStatus,
} from '../http/appointments';
import { eraseAppointment } from '../http/people';
import {
  appointmentByLink,
  cancelAppointmentByLink,
  moveAppointmentByLink,
  widgetAppointment,
  widgetAvailability,
  widgetCallback,
  widgetHold,
  widgetOwnAppointments,
} from '../http/booking';
import {
  appointmentCalendarFile,
  calendarFeed,
  connectGoogle,
  disconnectGoogle,
  finishGoogle,
  googleCalendar,
  rotateCalendarFeed,
} from '../http/calendars';
import {
  bookSystemAppointment,
  changeSystemAppointment,
  setSystemAppointmentStatus,
  systemAppointment,
  systemAppointments,
  systemFreeTimes,
} from '../http/public-api';
import { slice } from './slice';

/** What an installer's diary holds, a stream a day: two visits never overlap, whoever races. */
export const appointments = slice({
  category: 'diary',
  streamId: ({ slug, day }) => `${slug}_${day}`,
  subject: ({ slug, subjectId }) => ({ slug, sessionId: subjectId }),
  events: appointmentEvents,
  routes: {
    systemAppointments,
    systemAppointment,
    systemFreeTimes,
    bookSystemAppointment,
    changeSystemAppointment,
    setSystemAppointmentStatus,
    appointmentByLink,
    appointmentCalendarFile,
    calendarFeed,
    cancelAppointmentByLink,
    changeAppointment,
    connectGoogle,
    conversationAppointments,
    createAppointment,
    diary,
    diaryCsv,
    eraseAppointment,
    disconnectGoogle,
    finishGoogle,
    freeTimes,
    googleCalendar,
    moveAppointmentByLink,
    rotateCalendarFeed,
    setAppointmentStatus,
    undoAppointmentStatus,
    widgetAppointment,
    widgetAvailability,
    widgetCallback,
    widgetHold,
    widgetOwnAppointments,
  },
});
