import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import type { Need } from '@pilotlight/contracts/values/need';
import type { AskedFor } from '@pilotlight/contracts/values/asked-for';

/** The conversation before a message, as far as understanding it needs it. */
export type Before = {
  /** The detail that the reply before asked for. */
  readonly asked: AskedFor;
  readonly intent: Intent | null;
  readonly facts: LeadFacts;
  /** What was wanted and not taken back; left out where only the message by itself is looked at. */
  readonly needs?: ReadonlySet<Need>;
  /** When the message was written, ISO 8601 UTC: what "tomorrow" counts from. */
  readonly at: string;
};

/** What one message says, without regard to danger. */
export type Understanding = {
  /** Null where it shows no sign of one. */
  readonly intent: Intent | null;
  readonly subIntent: SubIntent | null;
  /** Given or corrected by this message; an empty text is withdrawn. Never a guess. */
  readonly facts: LeadFacts;
  readonly needs: ReadonlySet<Need>;
  /** Taken back by this message. */
  readonly withdrawn: ReadonlySet<Need>;
};
