import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { Intent } from '@pilotlight/contracts/values/intent';
import type { AskedFor } from './dialogue/dialogue';
import { checkSafetyOverMessages } from './interlock/check-safety-over-messages';
import type { Clarification, SafetyVerdict } from './interlock/verdict';
import { extractContact } from './understanding/extract-contact';
import { prevailingIntent, recogniseIntent } from './understanding/recognise-intent';

/** The conversation before a message, as far as understanding it needs it. */
export type TurnContext = {
  readonly emergency: boolean;
  readonly intent: Intent | null;
  readonly asked: AskedFor;
  readonly clarifications: readonly Clarification[];
  /** What the visitor said before this; null where it is the first message. */
  readonly previous: string | null;
};

/** What one message means: `intent` is the conversation's from here on, `facts` are those this message gives. */
export type UnderstoodTurn = {
  readonly verdict: SafetyVerdict;
  readonly intent: Intent | null;
  readonly facts: LeadFacts;
};

/** Everything the rules make of one message. Pure and quick enough to call inside a decision. */
export const understandTurn = (context: TurnContext, text: string): UnderstoodTurn => {
  const verdict = checkSafetyOverMessages(text, context.previous, context);
  const dangerous = context.emergency || verdict.kind === 'hazard';
  return {
    verdict,
    intent: dangerous ? 'emergency' : prevailingIntent(context.intent, recogniseIntent(text)),
    facts: extractContact(text, context.asked),
  };
};
