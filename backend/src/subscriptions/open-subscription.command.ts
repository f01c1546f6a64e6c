import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { InstallerProfiles } from '../installers/installer-profiles';
import { PaymentGateway } from '../gateways/payments/payments';
import { noSuchInstaller } from '../installers/no-such-installer';
import { type CommandContext, commandOn } from '../write-side/command-target';
import { Refused } from '../write-side/refused';
import { subscriptionStream } from '../write-side/stream-names';
import { startSubscription } from './subscription.decisions';
import { SubscriptionStream } from './subscription.stream';

export interface Opened {
  readonly clientSecret: string;
  readonly subscriptionId: string;
}

/** The same one for every click until it is paid or has expired. */
export class OpenSubscription extends Command<Opened> {
  constructor(
    readonly slug: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(OpenSubscription)
export class OpenSubscriptionHandler implements ICommandHandler<OpenSubscription> {
  constructor(
    private readonly subscriptions: SubscriptionStream,
    private readonly installers: InstallerProfiles,
    private readonly payments: PaymentGateway,
  ) {}

  async execute({ slug, context }: OpenSubscription): Promise<Opened> {
    const payer = await this.installers.payerOf(slug);
    if (!payer) throw noSuchInstaller();
    if (payer.status === 'rejected') throw new Refused('This registration was turned down');
    const stream = subscriptionStream(slug);
    const { state } = await this.subscriptions.load(stream);
    const isOver = state.status === 'none' || state.standing === 'cancelled';
    if (!isOver && state.standing !== 'incomplete') throw new Refused('There is a subscription already');
    const before = state.status === 'known' && isOver ? state.subscriptionId : 'first';
    const { clientSecret, subscriptionId, customerId } = await this.payments.open({
      key: `subscription ${slug} after ${before}`,
      email: payer.email,
      name: payer.name,
      owner: { slug },
      customerId: state.status === 'known' ? state.customerId : null,
    });
    await this.subscriptions.execute({
      ...commandOn(stream, slug, context, [stream, subscriptionId, 'start']),
      decide: (now) => startSubscription(now, { slug, subscriptionId, customerId }),
    });
    return { clientSecret, subscriptionId };
  }
}
