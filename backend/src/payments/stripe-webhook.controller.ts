import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { UnsignedNotice } from '../gateways/payments/payments';
import { rawBodyOf } from '../http/raw-body';
import { Refused } from '../write-side/refused';
import { PaymentNotices } from './payment-notices';

/** Stripe's own address for it; the local payments send the same. */
@Controller()
export class StripeWebhookController {
  constructor(private readonly notices: PaymentNotices) {}

  @Post('/api/stripe/webhook')
  @HttpCode(200)
  async receive(
    @Req() request: FastifyRequest,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    try {
      await this.notices.receive(rawBodyOf(request), signature ?? '');
    } catch (error) {
      if (error instanceof UnsignedNotice) throw new Refused('The signature is wrong', 'forbidden');
      throw error;
    }
    return { received: true };
  }
}
