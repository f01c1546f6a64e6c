import { emptyTraining } from '@pilotlight/contracts/values/training';
import type { DialogueInput, DialogueReply } from './dialogue';
import { inTone } from './tone';
import { urgentContact } from './urgent-contact';

/** Says that the team was asked, with a time only where their hours are known, and for a number where there is none to ring. */
export const handoverReply = (input: DialogueInput): DialogueReply => {
  const { firmName, facts, turn, person, replyBy, information = emptyTraining } = input;
  const apology = person === 'stuck' ? 'Sorry, I can’t follow that. ' : '';
  const asked = turn % 2 === 0 ? 'I’ve let the team know.' : 'I’ve asked the team.';
  const when = replyBy ? ` by ${replyBy}` : '';
  const told = `${apology}${asked} ${firmName} will reply here or by ${!facts.phone && facts.email ? 'email' : 'phone'}${when}.`;
  const asks = facts.phone || facts.email ? null : 'Which number should they ring?';
  const text = inTone(information.tone, [told, urgentContact(input), asks].filter(Boolean).join('\n\n'));
  return { text, quickReplies: [], asksFor: asks && 'contact' };
};
