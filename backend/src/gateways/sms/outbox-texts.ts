import type { SendOutcome } from '../send-outcome';
import { TextGateway } from './texts';

/** Sends nothing: without a provider, the texts are read in the outbox. */
export class OutboxTexts extends TextGateway {
  readonly provider = 'outbox';

  send(): Promise<SendOutcome> {
    return Promise.resolve({ kind: 'sent', providerId: null });
  }

  async close(): Promise<void> {}
}
