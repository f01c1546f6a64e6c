import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { streamName } from '@pilotlight/contracts/catalogue/event-streams';
import type { Channel } from '@pilotlight/contracts/values/notification-event';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { BlindIndex } from '../secrets/blind-index';
import type { CommandContext } from '../write-side/command-target';
import { LiftSuppression } from './lift-suppression.command';
import { SuppressAddress, type ToSuppress } from './suppress-address.command';
import { addressHash } from './suppressed-address';
import { SuppressionStream } from './suppression.stream';

@Injectable()
export class Suppressions {
  constructor(
    private readonly suppressions: SuppressionStream,
    private readonly index: BlindIndex,
    private readonly commands: CommandBus,
  ) {}

  async suppress(suppressed: ToSuppress, context: CommandContext): Promise<void> {
    await this.commands.execute(new SuppressAddress(suppressed, context));
  }

  async lift(
    { slug, channel, address }: Omit<ToSuppress, 'cause'>,
    by: 'recipient' | 'admin',
    context: CommandContext,
  ): Promise<void> {
    const lifted = { slug, channel, addressHash: addressHash(this.index, channel, address) };
    await this.commands.execute(new LiftSuppression(lifted, by, context));
  }

  /** By that installer's suppression or one for all. */
  async isSuppressed(slug: string, channel: Channel, address: string): Promise<boolean> {
    const hash = addressHash(this.index, channel, address);
    const states = await Promise.all(
      [slug, platformTenant].map((tenant) =>
        this.suppressions.load(streamName('suppression', `${tenant}_${channel}_${hash}`)),
      ),
    );
    return states.some(({ state }) => state.isSuppressed);
  }
}
