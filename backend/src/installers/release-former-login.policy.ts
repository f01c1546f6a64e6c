import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { causedBy } from '../write-side/caused-by';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { EventLog } from '../write-side/event-log';
import { formerLogin } from './former-login';
import { ReleaseLogin } from './release-login.command';

type LoginEmailSet = RecordedEvent & { readonly type: 'InstallerLoginEmailSet' };

@Injectable()
export class ReleaseFormerLogin implements Policy<'InstallerLoginEmailSet'> {
  readonly name = 'release former login';
  readonly on = ['InstallerLoginEmailSet'] as const;
  readonly startsAt = 'beginning';

  constructor(
    private readonly log: EventLog,
    private readonly commands: CommandBus,
  ) {}

  async react({ id, stream, revision, at, correlationId, data }: LoginEmailSet): Promise<void> {
    const { slug, loginHash } = data;
    const left = formerLogin(await this.log.readStream(stream, 0, revision));
    if (left === null || left === loginHash) return;
    const context = causedBy({ id, correlationId });
    await this.commands.execute(new ReleaseLogin(slug, left, at, context));
  }
}
