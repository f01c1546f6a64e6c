import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { appointmentTypeNames } from '@pilotlight/contracts/values/appointment';
import type { Values } from '@pilotlight/notifications/variables';
import type { InstallerContact } from '../../installers/installer-profiles';
import { installerValues } from '../requests/lead-values';

const inLondon = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options });
const dayInWords = inLondon({ weekday: 'long', day: 'numeric', month: 'long' });
const clock = inLondon({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** What the templates about an appointment stand for; `link` leads its reader to it. */
export const appointmentValues = (appointment: Appointment, installer: InstallerContact, link: string): Values => {
  const { customerName, customerPhone, customerPostcode, appointmentType, scheduledAt } = appointment;
  const at = new Date(scheduledAt);
  return {
    first_name: customerName.split(' ')[0] || 'there',
    full_name: customerName || 'A visitor',
    phone: customerPhone ?? 'no number yet',
    postcode: customerPostcode ?? 'no postcode yet',
    appointment_type: appointmentTypeNames[appointmentType],
    appointment_day: dayInWords.format(at).replace(',', ''),
    appointment_time: clock.format(at),
    ...installerValues(installer, link),
  };
};
