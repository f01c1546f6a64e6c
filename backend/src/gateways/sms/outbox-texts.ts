import type { SendOutcome } from '../send-outcome';
import { TextGateway } from './texts';

export class OutboxTexts extends TextGateway {
  readonly provider = 'outbox';

  send(): Promise<SendOutcome> {
    return Promise.resolve({ kind: 'sent', providerId: null });
  }

  async close(): Promise<void> {}
}
