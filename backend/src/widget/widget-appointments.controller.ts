import { Controller, Headers, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Appointment } from '@pilotlight/contracts/http/appointments';
import {
  widgetAppointment,
  widgetAvailability,
  widgetCallback,
  widgetHold,
  widgetOwnAppointments,
} from '@pilotlight/contracts/http/booking';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { coverageAndOfferOf } from '@pilotlight/assistant/grading/coverage-and-offer';
import { AppointmentLinks } from '../appointments/appointment-links';
import { askedDays } from '../appointments/asked-days';
import { BookAppointment } from '../appointments/book-appointment.command';
import { DiaryDays } from '../appointments/diary-days';
import { FreeTimes } from '../appointments/free-times';
import { givenCustomer } from '../appointments/given-customer';
import { HoldSlot } from '../appointments/hold-slot.command';
import { chatUnavailable } from '../conversations/aggregate/refusals';
import { e164 } from '../conversations/leads/lead-facts';
import { RequestCallback } from '../conversations/leads/request-callback.command';
import { BodyOf, Call, QueryOf } from '../http/call';
import { Context, Visitor } from '../http/caller';
import { SlugInPath } from '../http/slug-in-path';
import { AddressQuota } from '../sessions/address-quota';
import { callerAddress } from '../sessions/caller-address';
import type { WidgetSession } from '../sessions/widget-sessions';
import { Refused } from '../write-side/refused';
import type { RequestContext } from '../write-side/request-context';
import { type Tenant, WidgetAuthorizer } from './widget-authorizer';

/** From one address, of one installer: a household's choosing, not a diary that is kept from everybody else. */
const holdsPerHour = 60;

/** Visits, as a visitor sees and books them. */
@Controller()
export class WidgetAppointmentsController {
  constructor(
    private readonly authorizer: WidgetAuthorizer,
    private readonly commands: CommandBus,
    private readonly appointments: AppointmentsReader,
    private readonly freeTimes: FreeTimes,
    private readonly days: DiaryDays,
    private readonly links: AppointmentLinks,
    private readonly quota: AddressQuota,
  ) {}

  @Call(widgetAvailability)
  async availability(
    @SlugInPath() slug: string,
    @QueryOf(widgetAvailability) query: z.infer<typeof widgetAvailability.query>,
    @Headers('origin') origin: string | undefined,
  ) {
    const { availabilityConfig } = await this.authorizer.look(slug, origin);
    if (query.installerId !== undefined && query.installerId !== slug) throw chatUnavailable();
    const now = this.days.now();
    const asked = askedDays(query, { ...availabilityConfig, now });
    const { duration } = query;
    const days = await this.freeTimes.free({ slug, ...asked, duration, now: new Date(now).toISOString() });
    return { timezone: 'Europe/London' as const, days };
  }

  @Call(widgetHold)
  async hold(
    @SlugInPath() slug: string,
    @BodyOf(widgetHold) { sessionId, scheduledAt, duration }: z.infer<typeof widgetHold.body>,
    @Visitor() session: WidgetSession,
    @Context() context: RequestContext,
    @Headers('origin') origin: string | undefined,
    @Req() request: FastifyRequest,
  ) {
    await this.#enter(session, slug, origin, sessionId);
    if (!(await this.quota.take(`hold ${slug}`, callerAddress(request), holdsPerHour)))
      throw new Refused('Many times were kept from here. Please try again later.', 'too-many', 600);
    const { heldUntil } = await this.commands.execute(
      new HoldSlot({ slug, sessionId: session.sessionId, scheduledAt, duration }, context),
    );
    return { heldUntil };
  }

  @Call(widgetAppointment)
  async book(
    @SlugInPath() slug: string,
    @BodyOf(widgetAppointment) body: z.infer<typeof widgetAppointment.body>,
    @Visitor() session: WidgetSession,
    @Context() context: RequestContext,
    @Headers('origin') origin: string | undefined,
  ) {
    await this.#enter(session, slug, origin, body.sessionId);
    const { scheduledAt, duration, appointmentType, photos } = body;
    const booking = {
      ...givenCustomer(body),
      slug,
      sessionId: session.sessionId,
      scheduledAt,
      duration,
      appointmentType,
      photoIds: photos ?? [],
      bookedBy: 'visitor',
      through: 'picker',
    } as const;
    const { appointment } = await this.commands.execute(new BookAppointment(booking, context));
    return { appointment: this.#own(appointment) };
  }

  @Call(widgetOwnAppointments)
  async own(
    @SlugInPath() slug: string,
    @Visitor() session: WidgetSession,
    @Headers('origin') origin: string | undefined,
  ) {
    await this.authorizer.activeTenantOf(session, slug, origin);
    const appointments = await this.appointments.ofConversation(slug, session.sessionId);
    return { appointments: appointments.map((each) => this.#own(each)) };
  }

  @Call(widgetCallback)
  async callback(
    @SlugInPath() slug: string,
    @BodyOf(widgetCallback) { sessionId, phone, preferredTime, notes }: z.infer<typeof widgetCallback.body>,
    @Visitor() session: WidgetSession,
    @Context() context: RequestContext,
    @Headers('origin') origin: string | undefined,
  ) {
    const { account } = await this.#enter(session, slug, origin, sessionId);
    const visit = { slug, sessionId: session.sessionId, origin: session.origin };
    const callback = {
      phone: phone ? e164(phone) : null,
      preferredTime: preferredTime || null,
      notes: notes || null,
    };
    const coverageAndOffer = coverageAndOfferOf(account.training.published.training);
    await this.commands.execute(new RequestCallback(visit, callback, coverageAndOffer, context));
    return { success: true, message: `Thanks. ${account.name} will ring you.` };
  }

  #own(appointment: Appointment) {
    const { installerId: slug, id: appointmentId } = appointment;
    return { ...appointment, undoable: null, link: this.links.of({ slug, appointmentId }) };
  }

  async #enter(session: WidgetSession, slug: string, origin: string | undefined, sessionId: string): Promise<Tenant> {
    const tenant = await this.authorizer.activeTenantOf(session, slug, origin);
    if (sessionId !== session.sessionId) throw chatUnavailable();
    return tenant;
  }
}
