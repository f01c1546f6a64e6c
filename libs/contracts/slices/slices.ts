import { appointments } from './appointments';
import { audit } from './audit';
import { conversations } from './conversations';
import { installers } from './installers';
import { logins } from './logins';
import { notificationTemplates } from './notification-templates';
import { notifications } from './notifications';
import { platformPrompt } from './platform-prompt';
import { privacy } from './privacy';
import { questions } from './questions';
import { registrations } from './registrations';
import { subscriptions } from './subscriptions';
import { suppressions } from './suppressions';

/** Event catalogue, calls, stream names, data subjects and categories are derived from this list. */
export const slices = [
  installers,
  logins,
  conversations,
  privacy,
  audit,
  notificationTemplates,
  platformPrompt,
  notifications,
  appointments,
  questions,
  suppressions,
  subscriptions,
  registrations,
] as const;
