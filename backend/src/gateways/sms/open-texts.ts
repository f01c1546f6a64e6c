import { breakerOf, type ProviderWatch } from '../provider-watch';
import { GuardedTexts } from './guarded-texts';
import { OutboxTexts } from './outbox-texts';
import type { TextGateway } from './texts';
import { type TwilioAccess, TwilioTexts } from './twilio-texts';

export const openTexts = (twilio: TwilioAccess | null, watch: ProviderWatch): TextGateway =>
  twilio ? new GuardedTexts(new TwilioTexts(twilio), breakerOf('twilio', watch)) : new OutboxTexts();
