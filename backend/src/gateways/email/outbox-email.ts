import type { SendOutcome } from '../send-outcome';
import { EmailGateway } from './email';

/** Sends nothing: without a provider, the emails are read in the outbox. */
export class OutboxEmail extends EmailGateway {
  readonly provider = 'outbox';

  send(): Promise<SendOutcome> {
    return Promise.resolve({ kind: 'sent', providerId: null });
  }

  async close(): Promise<void> {}
}
