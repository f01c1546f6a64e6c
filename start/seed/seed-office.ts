import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BookAppointment } from '@pilotlight/backend/appointments/book-appointment.command';
import { givenCustomer } from '@pilotlight/backend/appointments/given-customer';
import { SetAppointmentStatus } from '@pilotlight/backend/appointments/set-appointment-status.command';
import { SetLeadStage } from '@pilotlight/backend/conversations/leads/set-lead-stage.command';
import { derivedId } from '@pilotlight/backend/write-side/event-ids';
import type { LeadStage } from '@pilotlight/contracts/values/lead-stage';
import type { PlannedConversation } from './plan';
import { sessionOf } from './seed-conversation';

const [hour, day] = [3_600_000, 86_400_000];

export interface Step {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly run: () => Promise<void>;
}

/** A working day between tomorrow and five days on, at an hour between 9 and 15. */
const visitTime = ({ at, luck }: PlannedConversation): number => {
  const midnight = Math.floor(at / day) * day + day * (1 + Math.floor(luck * 4));
  const sunday = new Date(midnight).getUTCDay() === 0;
  return midnight + (sunday ? day : 0) + hour * (9 + Math.floor(((luck * 17) % 1) * 6));
};

/** What the office makes of a conversation afterwards, step by step. */
export const officeSteps = (app: INestApplicationContext, planned: PlannedConversation): Step[] => {
  const { key, firm, visitor, leadsTo, at, luck } = planned;
  const { slug } = firm;
  const sessionId = sessionOf(planned);
  const context = (act: string) =>
    ({ actor: { kind: 'installer', id: slug }, requestId: derivedId('seed', key, act) }) as const;
  const commands = app.get(CommandBus);
  const stage = (to: LeadStage, when: number): Step => ({
    at: when,
    run: async () =>
      void (await commands.execute(new SetLeadStage(slug, sessionId, { stage: to, reason: null }, context(to)))),
  });
  if (leadsTo === 'nothing' || luck > 0.85) return [];
  const contacted = stage('contacted', at + hour * (0.3 + 4 * luck));
  if (leadsTo === 'quote')
    return [contacted, stage('quoted', at + day), ...(luck < 0.3 ? [stage('won', at + 4 * day)] : [])];
  if (luck > 0.6) return [contacted];
  const scheduledAt = visitTime(planned);
  let appointmentId: string | null = null;
  const booked: Step = {
    at: contacted.at + hour / 2,
    run: async () => {
      const booking = {
        ...givenCustomer({
          customerName: visitor.name,
          customerPhone: visitor.phone,
          customerEmail: visitor.email,
          customerPostcode: visitor.postcode,
        }),
        slug,
        sessionId,
        scheduledAt: new Date(scheduledAt).toISOString(),
        appointmentType: 'service',
        photoIds: [],
        bookedBy: 'installer',
        through: 'diary',
        retryKey: key,
      } as const;
      // A time that is taken is left: an office would ring again.
      const done = await commands.execute(new BookAppointment(booking, context('book'))).catch(() => null);
      appointmentId = done?.appointment.id ?? null;
    },
  };
  const over: Step = {
    at: scheduledAt + 2 * hour,
    run: async () => {
      if (appointmentId === null) return;
      const outcome = {
        slug,
        appointmentId,
        version: null,
        status: luck > 0.55 ? 'no_show' : 'completed',
        by: 'installer',
        reason: null,
      } as const;
      await commands.execute(new SetAppointmentStatus(outcome, context('visit')));
      if (outcome.status === 'completed') await stage('won', 0).run();
    },
  };
  return [contacted, booked, over];
};
