import type { SendOutcome } from '../send-outcome';
import { EmailGateway } from './email';

export class OutboxEmail extends EmailGateway {
  readonly provider = 'outbox';

  send(): Promise<SendOutcome> {
    return Promise.resolve({ kind: 'sent', providerId: null });
  }

  async close(): Promise<void> {}
}
