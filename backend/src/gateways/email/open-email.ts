import type { EmailSettings } from '../messaging-settings';
import { breakerOf, type ProviderWatch } from '../provider-watch';
import type { EmailGateway } from './email';
import { GuardedEmail } from './guarded-email';
import { OutboxEmail } from './outbox-email';
import { SesEmail } from './ses-email';
import { SmtpEmail } from './smtp-email';

export const openEmail = (settings: EmailSettings, watch: ProviderWatch): EmailGateway => {
  switch (settings.by) {
    case 'outbox':
      return new OutboxEmail();
    case 'smtp':
      return new GuardedEmail(new SmtpEmail(settings.server, settings.sender), breakerOf('smtp', watch));
    case 'ses':
      return new GuardedEmail(new SesEmail(settings.access, settings.sender), breakerOf('ses', watch));
  }
};
