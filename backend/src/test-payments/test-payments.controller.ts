import { Body, Controller, Get, Header, HttpCode, Inject, Post, Query, Res, UseGuards } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { typedCardSchema } from '../gateways/payments/local/cards';
import type { CardDesk } from '../gateways/payments/local/card-desk';
import type { LocalPayments } from '../gateways/payments/local/local-payments';
import { ZodInput } from '../http/zod-input.pipe';
import { LOCAL_PAYMENTS } from '../gateways/payments/local/local-payments-token';
import { Refused } from '../write-side/refused';
import { portalPage, portalStyles, portalStylesPath } from './portal-page';
import { PortalTokens } from '../secrets/portal-tokens';
import { clockSchema } from './clock';

const clientSecret = z.string().min(1).max(255);
const confirmSchema = z.union([
  z.object({ clientSecret, card: typedCardSchema }),
  z.object({ clientSecret, authenticated: z.boolean() }),
]);
const html = 'text/html; charset=utf-8';

/** The keyless default's own card form; where a provider takes the money there is none of it. */
@Controller()
export class TestPaymentsController {
  constructor(
    @Inject(LOCAL_PAYMENTS) private readonly payments: LocalPayments | null,
    private readonly portals: PortalTokens,
  ) {}

  @Post('/test-payments/confirm')
  @HttpCode(200)
  async confirm(@Body(new ZodInput(confirmSchema)) body: z.infer<typeof confirmSchema>) {
    const confirmed = await this.#desk().confirm(body.clientSecret, body);
    if (!confirmed) throw new Refused('This payment is not known', 'invalid');
    return confirmed;
  }

  /** Moves the clock of the test payments on, in milliseconds. */
  @Post('/test-payments/clock')
  @HttpCode(200)
  @UseGuards(AuthGuard('admin'))
  async clock(@Body(new ZodInput(clockSchema)) { advance }: z.infer<typeof clockSchema>) {
    const { book } = this.#desk();
    await book.advance(advance);
    return { now: new Date(await book.now()).toISOString() };
  }

  @Get(portalStylesPath)
  @Header('content-type', 'text/css; charset=utf-8')
  styles(): string {
    return portalStyles;
  }

  @Get('/test-payments/portal')
  @Header('content-type', html)
  @Header('cache-control', 'no-store')
  async portal(@Query('visit') token: unknown): Promise<string> {
    const payments = this.#desk();
    const { customerId, returnUrl } = this.#visit(token);
    return portalPage(await payments.account(customerId), returnUrl, null);
  }

  /** A new card; an open invoice is paid with it. */
  @Post('/test-payments/portal')
  @Header('content-type', html)
  @HttpCode(200)
  async change(
    @Query('visit') token: unknown,
    @Body(new ZodInput(typedCardSchema)) card: z.infer<typeof typedCardSchema>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const payments = this.#desk();
    const { customerId, returnUrl } = this.#visit(token);
    const changed = await payments.changeCard(customerId, card);
    if (changed.status === 'declined') reply.status(402);
    return portalPage(await payments.account(customerId), returnUrl, changed);
  }

  /** Said twice in an address, a word comes as a list. */
  #visit(token: unknown) {
    const visit = typeof token === 'string' ? this.portals.read(token) : null;
    if (!visit) throw new Refused('This page has expired. Please open it again from your settings.', 'not-found');
    return visit;
  }

  #desk(): CardDesk {
    if (!this.payments) throw new Refused('Not found', 'not-found');
    return this.payments.desk;
  }
}
