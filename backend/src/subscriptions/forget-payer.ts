import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PaymentGateway } from '../gateways/payments/payments';
import { causedBy } from '../write-side/caused-by';
import { EndSubscription } from './end-subscription.command';
import { Subscriptions } from './subscriptions';

export const forgettingJob = 'forget-payer';

/** A deleted installer's name, email and card with the provider. Its invoices stay there, as tax law wants them. */
@Injectable()
export class PayerForgetting {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly payments: PaymentGateway,
    private readonly commands: CommandBus,
  ) {}

  async run({ slug = '', causeId = '', correlationId = '' }: Readonly<Record<string, string>>): Promise<void> {
    const known = await this.subscriptions.of(slug);
    if (!known) return;
    // Forgetting would end it too, but leave open what it owes. What goes back is another policy's, before or after.
    const context = causedBy({ id: causeId, correlationId });
    await this.commands.execute(new EndSubscription(slug, 'nothing', causeId, context));
    await this.payments.forget(known.customerId);
  }
}
