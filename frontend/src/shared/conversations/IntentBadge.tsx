import type { Intent } from '@pilotlight/contracts/values/intent';
import { Badge, type Tone } from '../../ui/Badge';

const tones = {
  emergency: 'bad',
  booking: 'flame',
  quote: 'flame',
  installation: 'flame',
  service: 'plain',
  general: 'plain',
} as const satisfies Record<Intent, Tone>;

export const intentNames = {
  emergency: 'Emergency',
  booking: 'Booking',
  quote: 'Quote',
  installation: 'Installation',
  service: 'Service',
  general: 'General',
} as const satisfies Record<Intent, string>;

/** What a conversation is about. Without an intent yet it counts as general. */
export const IntentBadge = ({ intent }: { intent: Intent | null }) => (
  <Badge label={intentNames[intent ?? 'general']} tone={tones[intent ?? 'general']} />
);
