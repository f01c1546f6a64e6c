import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import type { Hazard } from '@pilotlight/contracts/values/safety';
import { answerToCard, type DenialBasis } from './interlock/card-denial';
import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import { toldIn } from './dialogue/sheet-answer';
import { checkSafetyOverMessages } from './interlock/check-safety-over-messages';
import { confirmedRule } from './interlock/check-safety';
import { inDanger } from './interlock/household';
import { ruleVersion } from './interlock/rules/rule-set';
import type { Clarification, SafetyVerdict } from './interlock/verdict';
import { besidesMadeSafe, tellsItIsStillThere } from './interlock/made-safe';
import { saysPhotosSent } from './understanding/photos-sent';
import { prevailingIntent } from './understanding/intent/prevailing-intent';
import { saysNothing, understand } from './understanding/understand';
import type { Need } from '@pilotlight/contracts/values/need';

export type TurnContext = {
  /** In emergency mode: not where it was stood down. */
  readonly emergency: boolean;
  readonly danger?: Hazard | null;
  readonly householdFlagged?: boolean;
  /** The hazard of a card that a clear no takes back; left out where there is none. */
  readonly deniable?: Hazard | null;
  readonly intent: Intent | null;
  /** What it was about but for the danger; left out where nothing else was told. */
  readonly calmIntent?: Intent | null;
  readonly asked: AskedFor;
  readonly facts: LeadFacts;
  readonly jobFacts: JobFacts;
  readonly needs?: ReadonlySet<Need>;
  readonly at: string;
  readonly clarifications: readonly Clarification[];
  /** What the visitor said before this, newest first; the last few are enough. */
  readonly earlier: readonly string[];
  readonly saidBefore?: readonly string[];
};

/** What one message means: `intent` is the conversation's from here on; all else is what this message alone says. */
export type UnderstoodTurn = {
  readonly verdict: SafetyVerdict;
  readonly standDown?: DenialBasis;
  readonly intent: Intent | null;
  readonly subIntent: SubIntent | null;
  readonly facts: LeadFacts;
  readonly jobFacts: JobFacts;
  readonly needs: ReadonlySet<Need>;
  readonly withdrawn: ReadonlySet<Need>;
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

/** "Cadent capped the gas leak" names the danger again: the rest of the message decides. */
const heardIn = (context: TurnContext, text: string): SafetyVerdict => {
  const verdict = checkSafetyOverMessages(text, context.earlier, context);
  if (verdict.kind !== 'hazard' || !context.emergency) return verdict;
  const others = besidesMadeSafe(text);
  if (others === null || tellsItIsStillThere(text)) return verdict;
  const besides = checkSafetyOverMessages(others, [], context);
  return besides.kind === 'hazard' ? verdict : besides;
};

const isOfDanger = (verdict: SafetyVerdict): boolean => verdict.kind === 'vulnerable' && verdict.rule === inDanger;

/** What the interlock hears, and how a card is answered that was shown for a likeness alone: a yes makes it certain. */
const safetyOf = (
  context: TurnContext,
  text: string,
): { readonly verdict: SafetyVerdict; readonly standDown?: DenialBasis } => {
  const verdict = heardIn(context, text);
  const { deniable: hazard, asked } = context;
  if (!hazard || verdict.kind === 'hazard') return { verdict };
  const answer = answerToCard(text, hazard, asked);
  if (answer === null) return { verdict };
  if (answer !== 'confirmed') return { verdict: isOfDanger(verdict) ? { kind: 'clear' } : verdict, standDown: answer };
  const household = verdict.kind === 'vulnerable' ? { household: verdict.rule } : {};
  const found = { kind: 'hazard', hazard, rule: confirmedRule, ruleVersion, from: 0, to: text.length } as const;
  return { verdict: { ...found, ...household } };
};

const intentBut = ({ calmIntent = null, earlier, asked, at, facts }: TurnContext): Intent | null =>
  earlier
    .toReversed()
    .map((text) => understand(text, { intent: calmIntent, asked, at, facts }).intent)
    .filter((intent) => intent !== 'emergency')
    .reduce(prevailingIntent, calmIntent);

const whereIn = ({ address }: JobFacts): JobFacts => (address === undefined ? {} : { address });

/** Photos answer no question in words: nothing is told by the sentence that goes with them. */
const photosAlone = (context: TurnContext, verdict: SafetyVerdict): UnderstoodTurn => ({
  verdict,
  intent: context.emergency || verdict.kind === 'hazard' ? 'emergency' : context.intent,
  subIntent: null,
  facts: {},
  jobFacts: {},
  needs: new Set(verdict.kind === 'hazard' ? (['repair'] as const) : []),
  withdrawn: new Set(),
  saysNothing: false,
});

/** Everything the rules make of one message. Pure and quick enough to call inside a decision. */
export const understandTurn = (context: TurnContext, text: string): UnderstoodTurn => {
  const { verdict, standDown } = safetyOf(context, text);
  if (saysPhotosSent(text) && !standDown) return photosAlone(context, verdict);
  const dangerous = (context.emergency && !standDown) || verdict.kind === 'hazard';
  const before = standDown ? intentBut(context) : context.intent;
  const understanding = understand(text, {
    ...context,
    intent: before,
    // A denial of the card answers the card, not the question beside it.
    asked: standDown ? null : readAs(context, text),
  });
  const { intent, subIntent, needs, withdrawn } = understanding;
  const told = toldIn(text, context, understanding);
  const { facts, jobFacts } = dangerous ? { facts: understanding.facts, jobFacts: whereIn(told.jobFacts) } : told;
  return {
    verdict,
    ...(standDown && { standDown }),
    intent: dangerous ? 'emergency' : (prevailingIntent(before, intent) ?? (standDown ? 'general' : null)),
    subIntent,
    facts,
    jobFacts,
    needs: verdict.kind === 'hazard' ? new Set([...needs, 'repair']) : needs,
    withdrawn,
    saysNothing: Object.keys(jobFacts).length === 0 && saysNothing({ ...understanding, facts }),
  };
};
