import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { InstallerLife } from '../installers/installer-life';
import { KnownInstaller } from '../installers/known-installer';
import { causedBy } from '../write-side/caused-by';
import { registrationStream } from '../write-side/stream-names';
import { RegistrationStream } from './registration.stream';

const colliding = ['InstallerCreated', 'RegistrationRefunded'] as const;
type Colliding = RecordedEvent & { readonly type: (typeof colliding)[number] };

/** An account that was being made as its payment was given back: no transaction spans both, so whichever came last is heard here. */
@Injectable()
export class WithdrawRefunded implements Policy<(typeof colliding)[number]> {
  readonly name = 'withdraw refunded';
  readonly on = colliding;
  readonly startsAt = 'now';

  constructor(
    private readonly registrations: RegistrationStream,
    private readonly known: KnownInstaller,
    private readonly installers: InstallerLife,
  ) {}

  async react(event: Colliding): Promise<void> {
    const { registrationId } = event.data;
    if (registrationId === undefined) return;
    const { state } = await this.registrations.load(registrationStream(registrationId));
    if (state.status !== 'refunded' || state.installer === null) return;
    if (await this.known.isOf(state.installer, registrationId))
      await this.installers.withdraw(state.installer, causedBy(event));
  }
}
