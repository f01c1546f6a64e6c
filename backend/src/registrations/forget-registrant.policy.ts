import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { PaymentGateway } from '../gateways/payments/payments';
import { Jobs } from '../jobs/jobs';
import { derivedId } from '../write-side/event-ids';
import { registrationStream } from '../write-side/stream-names';
import { RegistrationStream } from './registration.stream';

export const registrantJob = 'forget-registrant';

const over = ['RegistrationExpired', 'RegistrationRefunded'] as const;
type Over = RecordedEvent & { readonly type: (typeof over)[number] };

/** As long as the admin sees the refund, and may be asked about it. */
const asked = 30 * 86_400_000;

/** Who came to no account is forgotten by the provider as well. */
@Injectable()
export class ForgetRegistrant implements Policy<(typeof over)[number]> {
  readonly name = 'forget registrant';
  readonly on = over;
  readonly startsAt = 'now';

  constructor(
    private readonly registrations: RegistrationStream,
    private readonly payments: PaymentGateway,
    private readonly jobs: Jobs,
  ) {}

  async react({ id, at, type, data: { registrationId } }: Over): Promise<void> {
    const startAfter = new Date(Date.parse(at) + (type === 'RegistrationRefunded' ? asked : 0));
    await this.jobs.send(registrantJob, { registrationId }, { id: derivedId(registrantJob, id), startAfter });
  }

  async forget({ registrationId = '' }: Readonly<Record<string, string>>): Promise<void> {
    const { state } = await this.registrations.load(registrationStream(registrationId));
    // One that expired may have been paid after all.
    if (state.status === 'expired' || state.status === 'refunded') await this.payments.forget(state.customerId);
  }
}
