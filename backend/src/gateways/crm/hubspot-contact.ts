import type { ForwardedPayload } from '@pilotlight/contracts/values/forwarded-lead';

type Properties = Readonly<Record<string, string>>;

const filled = (values: Readonly<Record<string, string | null | undefined>>): Properties =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** Every account has these. */
export const standardProperties = ({ data: { lead, appointment } }: ForwardedPayload): Properties =>
  filled({
    email: lead?.email ?? appointment?.customerEmail,
    firstname: lead?.firstName ?? (lead ? null : appointment?.customerName),
    lastname: lead?.lastName,
    phone: lead?.phone ?? appointment?.customerPhone,
    zip: lead?.postcode ?? appointment?.customerPostcode,
  });

/** Written where the account has made a contact property of that name; text each. */
export const customProperties = ({ type, data: { lead, appointment } }: ForwardedPayload): Properties =>
  filled({
    pilotlight_lead_id: lead?.id,
    pilotlight_grade: lead?.grade,
    pilotlight_stage: lead?.stage,
    pilotlight_need: lead?.need,
    pilotlight_best_time: lead?.bestTime,
    pilotlight_url: lead?.url,
    pilotlight_last_event: type,
    pilotlight_appointment_at: appointment?.scheduledAt,
    pilotlight_appointment_type: appointment?.type,
    pilotlight_appointment_status: appointment?.status,
  });
