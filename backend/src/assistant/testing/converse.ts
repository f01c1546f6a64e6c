import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { DialogueInput, DialogueReply } from '../dialogue/dialogue';
import { nextReply } from '../dialogue/scripted-dialogue';
import { type TurnContext, understandTurn } from '../turn';

/** Holds a whole conversation the way the log would; gives the answer to each line. */
export const converse = (...lines: readonly string[]): DialogueReply[] => {
  let context: TurnContext = { emergency: false, intent: null, asked: null, clarifications: [], previous: null };
  let facts: LeadFacts = {};
  return lines.map((text, index) => {
    const { verdict, intent, facts: given } = understandTurn(context, text);
    facts = { ...facts, ...given };
    const emergency = context.emergency || verdict.kind === 'hazard';
    const input: DialogueInput = {
      firmName: 'Demo Heating',
      text,
      intent,
      facts,
      whatWasAsked: context.asked,
      emergency,
      safety: verdict,
      turn: index + 1,
      leadSubmitted: false,
    };
    const reply = nextReply(input);
    const earlier = context.clarifications.map(({ hazard }) => ({ hazard, pending: false }));
    const clarifications = verdict.kind === 'doubt' ? [...earlier, { hazard: verdict.hazard, pending: true }] : earlier;
    context = { emergency, intent, asked: reply.asksFor, clarifications, previous: text };
    return reply;
  });
};

/** The newest answer. */
export const last = (replies: readonly DialogueReply[]): DialogueReply =>
  replies.at(-1) ?? { text: '', quickReplies: [], asksFor: null };
