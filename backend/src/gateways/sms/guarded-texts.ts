import type { CircuitBreaker } from '../circuit-breaker';
import { guardedSend } from '../guarded-send';
import type { SendOutcome } from '../send-outcome';
import { type OutgoingText, TextGateway } from './texts';

export class GuardedTexts extends TextGateway {
  readonly provider;

  constructor(
    private readonly gateway: TextGateway,
    private readonly breaker: CircuitBreaker,
  ) {
    super();
    this.provider = gateway.provider;
  }

  async send(text: OutgoingText): Promise<SendOutcome> {
    return await guardedSend(this.breaker, () => this.gateway.send(text));
  }

  async close(): Promise<void> {
    await this.gateway.close();
  }
}
