import { londonMoment } from '@pilotlight/booking/london-clock';
import { type Appointment, changeAppointment } from '@pilotlight/contracts/http/appointments';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import { appointmentTypeSchema, customerFields, durationSchema } from '@pilotlight/contracts/values/appointment';
import { clockTimeSchema } from '@pilotlight/contracts/values/notification-preferences';
import { z } from 'zod';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import { standing } from '../../../../shared/conversations/visitor';
import { placeOf } from '../visit';

/** What the clocks of a day have to say against a time. */
export const skippedTime = 'The clocks skip this time on that day';

export const visitFormSchema = z
  .object({
    ...customerFields,
    appointmentType: appointmentTypeSchema,
    day: z.iso.date('Please choose a date'),
    time: clockTimeSchema,
    duration: z.coerce.number<number | string>().pipe(durationSchema),
  })
  .transform(({ day, time, ...rest }, context) => {
    const scheduledAt = londonMoment(day, time);
    if (scheduledAt !== undefined) return { ...rest, scheduledAt };
    context.addIssue({ code: 'custom', message: skippedTime, path: ['time'] });
    return z.NEVER;
  });

export type VisitInput = z.input<typeof visitFormSchema>;
export type VisitValues = z.output<typeof visitFormSchema>;

export const emptyVisit = (day: string): VisitInput => ({
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  customerPostcode: '',
  notes: '',
  appointmentType: 'service',
  day,
  time: '',
  duration: 60,
});

/** A visit as the form shows it. */
export const inputOf = (visit: Appointment): VisitInput => {
  const { day, start } = placeOf(visit);
  return {
    customerName: visit.customerName,
    customerPhone: visit.customerPhone ? phoneInWords(visit.customerPhone) : '',
    customerEmail: visit.customerEmail ?? '',
    customerPostcode: visit.customerPostcode ?? '',
    notes: visit.notes ?? '',
    appointmentType: visit.appointmentType,
    day,
    time: start,
    duration: visit.duration,
  };
};

const told = (text: string | undefined): string => standing(text) ?? '';

/** What a lead already tells of a visit. */
export const inputOfLead = ({ lead, jobSheet }: Pick<LeadView, 'lead' | 'jobSheet'>, day: string): VisitInput => {
  return {
    ...emptyVisit(day),
    customerName: [told(lead.first_name), told(lead.last_name)].filter(Boolean).join(' '),
    customerPhone: phoneInWords(told(lead.phone)),
    customerEmail: told(lead.email),
    customerPostcode: told(lead.postcode),
    appointmentType: jobSheet.jobType === 'repair-or-service' ? 'service' : 'quote',
  };
};

/** The call's body that changes of a visit what the form has otherwise. */
export const changeOf = (values: VisitValues, visit: Appointment): z.output<typeof changeAppointment.body> => {
  const before = new Map<string, unknown>(
    Object.entries({ ...visit, scheduledAt: new Date(visit.scheduledAt).toISOString() }),
  );
  const changed = Object.entries(values).filter(([name, value]) => value !== undefined && value !== before.get(name));
  return changeAppointment.body.parse({ version: visit.version, ...Object.fromEntries(changed) });
};
