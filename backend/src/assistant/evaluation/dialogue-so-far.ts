import { clarificationsOf } from '../clarifications';
import type { DialogueReply, TurnSafety } from '../dialogue/dialogue';
import { nextReply } from '../dialogue/scripted-dialogue';
import { needsAfter } from '../understanding/needs-after';
import { type TurnContext, understandTurn } from '../turn';
import type { SubIntent } from '@pilotlight/contracts/values/intent';
import type { Need } from '@pilotlight/contracts/values/need';

/** A conversation as the scripted engine holds it, without a log. */
export type DialogueSoFar = {
  readonly context: TurnContext;
  readonly turns: readonly { readonly text: string; readonly safety: TurnSafety }[];
  /** What was wanted and not taken back. */
  readonly needs: ReadonlySet<Need>;
  readonly subIntent: SubIntent | null;
  /** The answer to the last message; null before the first. */
  readonly reply: DialogueReply | null;
};

/** Before the first message; `at` is when it is held, ISO 8601 UTC. */
export const unheldDialogue = (at: string): DialogueSoFar => ({
  context: { emergency: false, intent: null, asked: null, facts: {}, at, clarifications: [], previous: null },
  turns: [],
  needs: new Set(),
  subIntent: null,
  reply: null,
});

/** One message and its answer further. */
export const afterMessage = (
  { context, turns: before, needs, subIntent }: DialogueSoFar,
  text: string,
): DialogueSoFar => {
  const understood = understandTurn(context, text);
  const { verdict, intent } = understood;
  const emergency = context.emergency || verdict.kind === 'hazard';
  const facts = { ...context.facts, ...understood.facts };
  const turns = [...before, { text, safety: verdict }];
  const reply = nextReply({
    firmName: 'Demo Heating',
    text,
    intent,
    facts,
    whatWasAsked: context.asked,
    emergency,
    safety: verdict,
    turn: turns.length,
    leadSubmitted: false,
  });
  const clarifications = clarificationsOf(turns);
  return {
    context: { ...context, emergency, intent, facts, asked: reply.asksFor, clarifications, previous: text },
    turns,
    subIntent: understood.subIntent ?? subIntent,
    needs: needsAfter(needs, understood),
    reply,
  };
};
