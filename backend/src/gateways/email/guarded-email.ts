import type { CircuitBreaker } from '../circuit-breaker';
import { guardedSend } from '../guarded-send';
import type { SendOutcome } from '../send-outcome';
import { EmailGateway, type OutgoingEmail } from './email';

export class GuardedEmail extends EmailGateway {
  readonly provider;

  constructor(
    private readonly gateway: EmailGateway,
    private readonly breaker: CircuitBreaker,
  ) {
    super();
    this.provider = gateway.provider;
  }

  async send(email: OutgoingEmail): Promise<SendOutcome> {
    return await guardedSend(this.breaker, () => this.gateway.send(email));
  }

  async close(): Promise<void> {
    await this.gateway.close();
  }
}
