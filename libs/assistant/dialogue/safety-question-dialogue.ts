import { safetyQuestion } from '../interlock/safety-questions';
import type { DialogueInput, DialogueReply } from './dialogue';

export const clarifyingReply = ({ safety, text, turn }: DialogueInput): DialogueReply => {
  const hazard = safety.kind === 'doubt' ? safety.hazard : 'gas';
  const { told, question, answers } = safetyQuestion(hazard, text);
  const [before, after] =
    turn % 2 === 0
      ? ['Just to be safe, one question first.', 'In doubt, use the number above.']
      : ['Safety first.', 'If so, or if you’re not sure, use the number above.'];
  return { text: `${told ?? before} ${question} ${after}`, quickReplies: answers, asksFor: null };
};
