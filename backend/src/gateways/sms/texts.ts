import type { Provider } from '@pilotlight/contracts/values/notification-status';
import type { SendOutcome } from '../send-outcome';

export interface OutgoingText {
  readonly notificationId: string;
  readonly channel: 'sms' | 'whatsapp';
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** An approved WhatsApp template, and its variables as JSON. */
  readonly contentSid: string | null;
  readonly contentVariables: string | null;
  readonly statusCallback: string | null;
}

/** `send` never throws for what a provider does. */
export abstract class TextGateway {
  abstract readonly provider: Provider;
  abstract send(text: OutgoingText): Promise<SendOutcome>;
  abstract close(): Promise<void>;
}
