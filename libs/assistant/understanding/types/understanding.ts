import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import type { Need } from '@pilotlight/contracts/values/need';
import type { AskedFor } from '@pilotlight/contracts/values/asked-for';

export type Before = {
  readonly asked: AskedFor;
  readonly intent: Intent | null;
  readonly facts: LeadFacts;
  readonly needs?: ReadonlySet<Need>;
  /** When the message was written, ISO 8601 UTC: what "tomorrow" counts from. */
  readonly at: string;
};

export type Understanding = {
  readonly intent: Intent | null;
  readonly subIntent: SubIntent | null;
  /** Given or corrected by this message; an empty text is withdrawn. Never a guess. */
  readonly facts: LeadFacts;
  readonly needs: ReadonlySet<Need>;
  readonly withdrawn: ReadonlySet<Need>;
};
