import type { listNotificationTemplates } from '@pilotlight/contracts/http/notification-templates';
import type { AnswerOf } from '../../../api/api';

/** All templates there are, and those of the product that were deleted. */
export type TemplateListing = AnswerOf<typeof listNotificationTemplates>;
