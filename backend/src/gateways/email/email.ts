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

/** `send` never throws for what a provider does. */
export abstract class EmailGateway {
  abstract readonly provider: Provider;
  abstract send(email: OutgoingEmail): Promise<SendOutcome>;
  abstract close(): Promise<void>;
}
