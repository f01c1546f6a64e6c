import { clarificationsOf } from '@pilotlight/assistant/interlock/clarifications';
import { dangerOf, deniableIn, isOn } from '@pilotlight/assistant/interlock/emergency-mode';
import { checkSafetyOverMessages, saidTogetherOver } from '@pilotlight/assistant/interlock/check-safety-over-messages';
import { ruleVersion } from '@pilotlight/assistant/interlock/rules/rule-set';
import type { SafetyVerdict } from '@pilotlight/assistant/interlock/verdict';
import { type TurnContext, type UnderstoodTurn, understandTurn } from '@pilotlight/assistant/turn';
import type { ConversationState, OpenConversation } from '../aggregate/conversation.state';
import type { Turn } from '../aggregate/turn.state';

const fresh: Omit<Required<TurnContext>, 'at'> = {
  emergency: false,
  danger: null,
  householdFlagged: false,
  deniable: null,
  intent: null,
  calmIntent: null,
  asked: null,
  facts: {},
  jobFacts: {},
  needs: new Set(),
  clarifications: [],
  earlier: [],
  saidBefore: [],
};

const lastSaid = (turns: readonly Turn[], settled: number): string[] => {
  const said: string[] = [];
  for (let index = turns.length - 1; index >= settled && said.length < saidTogetherOver; index -= 1)
    said.push(turns[index]?.text ?? '');
  return said;
};

/** A fact of safety that is left out would read as none. */
export const contextOf = (state: ConversationState, now: number): Required<TurnContext> => {
  const at = new Date(now).toISOString();
  if (state.status !== 'open') return { ...fresh, at };
  const { turns, mode, intent, calmIntent, asked, facts, jobFacts, needs } = state;
  return {
    emergency: isOn(mode),
    danger: dangerOf(mode)?.hazard ?? null,
    householdFlagged: turns.some(({ household }) => household),
    deniable: deniableIn(mode),
    intent,
    calmIntent,
    asked,
    facts,
    jobFacts,
    needs,
    at,
    clarifications: clarificationsOf(turns, mode),
    earlier: lastSaid(turns, mode.settled),
    saidBefore: turns.map(({ text }) => text),
  };
};

type Failed = (event: 'message not understood' | 'interlock failed', error: unknown) => void;
type ReadDanger = typeof checkSafetyOverMessages;

/** The message could not be read, so the visitor is asked about danger. */
const unreadableRule = 'unreadable';

/** So many questions about gas, the rules' own among them; then no more. */
const mostAsked = 2;

/** Where the interlock fails, the visitor is asked whether it is dangerous; a second unreadable message counts as a yes. */
const assumedDanger = (before: OpenConversation | null, text: string, emergency: boolean): SafetyVerdict => {
  const place = { rule: unreadableRule, ruleVersion, from: 0, to: text.length };
  const asked = before?.turns.at(-1)?.safety;
  if (asked?.kind === 'doubt') return { kind: 'hazard', hazard: asked.hazard, ...place };
  const questions = before?.turns.filter(({ safety }) => safety.kind === 'doubt' && safety.hazard === 'gas') ?? [];
  return emergency || questions.length >= mostAsked ? { kind: 'clear' } : { kind: 'doubt', hazard: 'gas', ...place };
};

const firstThatIsRead = (readings: readonly (() => SafetyVerdict)[], failed: Failed): SafetyVerdict | null => {
  let reason: unknown;
  for (const reading of readings) {
    try {
      return reading();
    } catch (error) {
      reason = error;
    }
  }
  failed('interlock failed', reason);
  return null;
};

/** Nothing else of the message counts as understood. */
export const detectDangerOnly = (
  state: ConversationState,
  text: string,
  now: number,
  failed: Failed,
  read: ReadDanger = checkSafetyOverMessages,
): UnderstoodTurn => {
  const before = state.status === 'open' ? state : null;
  const emergency = before !== null && isOn(before.mode);
  const readings = [
    () => {
      const context = contextOf(state, now);
      return read(text, context.earlier, context);
    },
    () => read(text, [], { emergency, clarifications: [] }),
  ];
  const verdict = firstThatIsRead(readings, failed) ?? assumedDanger(before, text, emergency);
  const hazard = verdict.kind === 'hazard';
  return {
    verdict,
    intent: emergency || hazard ? 'emergency' : (before?.intent ?? null),
    subIntent: null,
    facts: {},
    jobFacts: {},
    needs: new Set(hazard ? (['repair'] as const) : []),
    withdrawn: new Set(),
    saysNothing: false,
  };
};

/** A message that can't be read is received all the same; `failed` gets the reason. */
export const understandMessage = (
  state: ConversationState,
  text: string,
  now: number,
  failed: Failed,
): UnderstoodTurn => {
  try {
    return understandTurn(contextOf(state, now), text);
  } catch (error) {
    failed('message not understood', error);
    return detectDangerOnly(state, text, now, failed);
  }
};
