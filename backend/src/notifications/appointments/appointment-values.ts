import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { type AppointmentStatus, appointmentTypeNames, nameNotGiven } from '@pilotlight/contracts/values/appointment';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import type { Values } from '@pilotlight/notifications/variables';
import type { InstallerContact } from '../../installers/installer-profiles';
import { installerValues } from '../requests/lead-values';

const inLondon = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options });
const dayInWords = inLondon({ weekday: 'long', day: 'numeric', month: 'long' });
const clock = inLondon({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const standingOf: Readonly<Record<AppointmentStatus, string>> = {
  pending: 'Waits for you to confirm it',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  no_show: 'Nobody was there',
};

const title = /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|rev)\.?$/iu;
const longestName = 30;

/** As a stranger may be greeted: a name's letters and nothing else, for whoever books writes it. */
const greeted = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/u);
  const [last = ''] = others.slice(-1);
  const called = (title.test(first) ? `${first} ${last}` : first).replace(/[^\p{L}\p{M}'’. -]/gu, '');
  return called.slice(0, longestName).trim() || 'there';
};

/** What the templates about an appointment stand for; `link` leads its reader to it. */
export const appointmentValues = (appointment: Appointment, installer: InstallerContact, link: string): Values => {
  const { customerName, customerPhone, customerPostcode, appointmentType, scheduledAt } = appointment;
  const at = new Date(scheduledAt);
  const name = customerName === nameNotGiven ? '' : customerName;
  return {
    first_name: greeted(name),
    full_name: name || 'A visitor',
    standing: standingOf[appointment.status],
    phone: customerPhone === null ? 'no number yet' : phoneInWords(customerPhone),
    postcode: customerPostcode ?? 'no postcode yet',
    appointment_type: appointmentTypeNames[appointmentType],
    appointment_day: dayInWords.format(at).replace(',', ''),
    appointment_time: clock.format(at),
    ...installerValues(installer, link),
  };
};
