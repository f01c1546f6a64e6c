import type { Provider } from '@pilotlight/contracts/values/notification-status';
import type { SendOutcome } from '../send-outcome';

export interface OutgoingEmail {
  readonly notificationId: string;
  readonly to: string;
  readonly fromName: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl: string | null;
}

/** Hands emails over, one at a time. `send` never throws for what a provider does. */
export abstract class EmailGateway {
  abstract readonly provider: Provider;
  abstract send(email: OutgoingEmail): Promise<SendOutcome>;
  /** Lets nothing of it linger at a shutdown. */
  abstract close(): Promise<void>;
}
