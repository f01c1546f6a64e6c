import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  createRegistrationPayment,
  openRegistrations,
  registerWithPayment,
} from '@pilotlight/contracts/http/registration';
import { InstallerReader } from '@pilotlight/projections/installers/installer.reader';
import { platform } from '@pilotlight/projections/read-database';
import { RegistrationsReader } from '@pilotlight/projections/registrations/registrations.reader';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { BodyOf, Call } from '../http/call';
import { Context } from '../http/caller';
import { DashboardCommands } from '../read-side/dashboard-commands';
import { AddressQuota } from '../sessions/address-quota';
import { callerAddress } from '../sessions/caller-address';
import { Refused } from '../write-side/refused';
import type { RequestContext } from '../write-side/request-context';
import { RegisterWithPayment } from './register-with-payment.command';
import { ShownTokens } from '../installers/shown-tokens';
import { StartRegistration } from './start-registration.command';

/** An hour, from one address. Offices share one, and who mistypes tries again. */
const most = { payment: 60, register: 60 } as const;

@Controller()
export class RegistrationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly dashboard: DashboardCommands,
    private readonly quota: AddressQuota,
    private readonly registrations: RegistrationsReader,
    private readonly shown: ShownTokens,
  ) {}

  @Call(createRegistrationPayment)
  async createPayment(
    @BodyOf(createRegistrationPayment) form: z.infer<typeof createRegistrationPayment.body>,
    @Req() request: FastifyRequest,
    @Context() context: RequestContext,
  ) {
    await this.quota.orRefuse('registration payment', callerAddress(request), most.payment);
    return await this.commands.execute(new StartRegistration(form.email, form.businessName, context));
  }

  @Call(registerWithPayment)
  async register(
    @BodyOf(registerWithPayment) form: z.infer<typeof registerWithPayment.body>,
    @Req() request: FastifyRequest,
    @Context() context: RequestContext,
  ) {
    await this.quota.orRefuse('registration register', callerAddress(request), most.register);
    const { paymentIntentId, confirmPassword, phone, ...firm } = form;
    if (confirmPassword !== undefined && confirmPassword !== firm.password)
      throw new Refused("Passwords don't match", 'invalid');
    const registering = new RegisterWithPayment({ ...firm, phone: phone || null }, paymentIntentId, context);
    const { slug, verificationId } = await this.dashboard.execute(registering, InstallerReader);
    return {
      message: 'Registration successful! Please check your email to verify your account.',
      ...this.shown.of(slug, verificationId),
    };
  }

  @Call(openRegistrations)
  async open() {
    return { registrations: [...(await this.registrations.open(platform, new Date().toISOString()))] };
  }
}
