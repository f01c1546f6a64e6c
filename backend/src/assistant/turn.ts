import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import type { AskedFor } from './dialogue/dialogue';
import { toldIn } from './dialogue/sheet-answer';
import { checkSafetyOverMessages } from './interlock/check-safety-over-messages';
import type { Clarification, SafetyVerdict } from './interlock/verdict';
import { prevailingIntent } from './understanding/intent/prevailing-intent';
import { saysNothing, understand } from './understanding/understand';
import type { Need } from '@pilotlight/contracts/values/need';

/** The conversation before a message, as far as understanding it needs it. */
export type TurnContext = {
  readonly emergency: boolean;
  readonly intent: Intent | null;
  readonly asked: AskedFor;
  readonly facts: LeadFacts;
  readonly jobFacts: JobFacts;
  /** What was wanted and not taken back; left out where nothing was said yet. */
  readonly needs?: ReadonlySet<Need>;
  /** When the message was written, ISO 8601 UTC. */
  readonly at: string;
  readonly clarifications: readonly Clarification[];
  /** What the visitor said before this, newest first; the last few are enough. */
  readonly earlier: readonly string[];
};

/** What one message means: `intent` is the conversation's from here on; all else is what this message alone says. */
export type UnderstoodTurn = {
  readonly verdict: SafetyVerdict;
  readonly intent: Intent | null;
  readonly subIntent: SubIntent | null;
  readonly facts: LeadFacts;
  /** What the job sheet's question was answered with, and what the visitor says is wrong. */
  readonly jobFacts: JobFacts;
  readonly needs: ReadonlySet<Need>;
  readonly withdrawn: ReadonlySet<Need>;
  /** The message tells no detail, wish or matter of its own. */
  readonly saysNothing: boolean;
};

const wayToReach = /\b(?:whats\s?app|either|any|both|neither|messenger|facebook|sms|texts?|e?mails?|post|signal)\b/iu;

/** A word or three, as names are written: "Blessing Okoro", "i'm Moyo". One in small letters may be anything. */
const nameAlone =
  /^\s*(?:(?:i['’]?m|it['’]?s|my name is|name['’]?s)\s+)?\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2}\s*[.!]?\s*$/u;

/** Asked how to be reached, people say who they are too; but no word for a way to be reached is a name. */
const readAs = ({ asked, facts }: TurnContext, text: string): AskedFor => {
  const known = facts.first_name || facts.last_name || facts.phone || facts.email;
  return asked === 'contact' && !known && nameAlone.test(text) && !wayToReach.test(text) ? 'name' : asked;
};

/** Everything the rules make of one message. Pure and quick enough to call inside a decision. */
export const understandTurn = (context: TurnContext, text: string): UnderstoodTurn => {
  const verdict = checkSafetyOverMessages(text, context.earlier, context);
  const dangerous = context.emergency || verdict.kind === 'hazard';
  const understanding = understand(text, { ...context, asked: readAs(context, text) });
  const { intent, subIntent, needs, withdrawn } = understanding;
  const { facts, jobFacts } = dangerous
    ? { facts: understanding.facts, jobFacts: {} }
    : toldIn(text, context, understanding);
  return {
    verdict,
    intent: dangerous ? 'emergency' : prevailingIntent(context.intent, intent),
    subIntent,
    facts,
    jobFacts,
    // What is dangerous is unsafe now.
    needs: verdict.kind === 'hazard' ? new Set([...needs, 'repair']) : needs,
    withdrawn,
    saysNothing: Object.keys(jobFacts).length === 0 && saysNothing({ ...understanding, facts }),
  };
};
