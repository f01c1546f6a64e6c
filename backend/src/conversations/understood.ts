import { isOn } from '../assistant/emergency-mode';
import { checkSafetyOverMessages } from '../assistant/interlock/check-safety-over-messages';
import type { SafetyVerdict } from '../assistant/interlock/verdict';
import { type UnderstoodTurn, understandTurn } from '../assistant/turn';
import type { ConversationState } from './conversation.state';
import { contextOf } from './turn-context';

const firstThatIsRead = (readings: readonly (() => SafetyVerdict)[]): SafetyVerdict => {
  for (const reading of readings) {
    try {
      return reading();
    } catch {
      continue;
    }
  }
  return { kind: 'clear' };
};

/** The danger that a message tells of, with what was said before where that can be read; nothing else of it counts as understood. */
const dangerAlone = (state: ConversationState, text: string, now: number): UnderstoodTurn => {
  const before = state.status === 'open' ? state : null;
  const emergency = before !== null && isOn(before.mode);
  const verdict = firstThatIsRead([
    () => {
      const context = contextOf(state, now);
      return checkSafetyOverMessages(text, context.earlier, context);
    },
    () => checkSafetyOverMessages(text, [], { emergency, clarifications: [] }),
  ]);
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

/** What a message means. One that cannot be read is received all the same, with the danger that it tells of; `failed` hears why. */
export const understood = (
  state: ConversationState,
  text: string,
  now: number,
  failed: (error: unknown) => void,
): UnderstoodTurn => {
  try {
    return understandTurn(contextOf(state, now), text);
  } catch (error) {
    failed(error);
    return dangerAlone(state, text, now);
  }
};
