import { londonTime } from '@pilotlight/contracts/values/london-day';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import type { DialogueInput, DialogueReply } from './dialogue';
import { offered } from './flows';
import { callBack } from './starters';
import { inTone } from './tone';
import { urgentContact } from './urgent-contact';

const greeting = String.raw`(?:h+e+l+o+|hi+|hey+|hiya|oi|ello|morning|afternoon|evening|um+|er+)`;
const whoIsThere = String.raw`(?:is |are )?(?:there )?(?:any|some) ?(?:one|body)(?: (?:there|here|about|around|home|out there|coming|going to answer))?`;
const stillThere = String.raw`(?:are |r )?(?:you|u|ya|they)(?: (?:still|even))? (?:there|here|coming|alive)|(?:you|u|ya) still there|still (?:there|here|waiting)`;
const news = String.raw`(?:any|no|whats the|what is the) (?:news|answer|reply|response|luck|update|joy)(?: yet)?|where (?:are|is) (?:you|they|everyone|everybody)`;
const impatience = String.raw`(?:i ?a?m |im )?(?:still )?waiting(?: (?:here|for (?:someone|somebody|a person|a reply|an answer)))?`;
const asks = String.raw`(?:${greeting}|${whoIsThere}|${stillThere}|${news}|${impatience})`;
const beside = '(?:please|mate|so|and|ok(?:ay)?|well)';
const knock = new RegExp(String.raw`^\W*(?:${beside}\W+)*${asks}(?:\W+(?:${asks}|${beside}))*\W*$`, 'iu');

export const stillWaits = ({ personAskedAt, text }: DialogueInput): boolean =>
  Boolean(personAskedAt) && (/^\W+$/u.test(text) || knock.test(text.replaceAll('’', '').replaceAll("'", '')));

const clockTime = (at: string): string =>
  [londonTime(at).hour, new Date(at).getUTCMinutes()].map((part) => String(part).padStart(2, '0')).join(':');

const stillWaiting = (input: DialogueInput, askedAt: string): DialogueReply => {
  const { facts, replyBy, askedSoFar, information = emptyTraining } = input;
  const since = `Still here. I asked the team at ${clockTime(askedAt)}`;
  const told = replyBy ? `${since}; they reply by ${replyBy}.` : `${since}; nobody has answered yet.`;
  // A number that was taken back isn't asked for again.
  if (facts.phone === '') return { text: told, quickReplies: [], asksFor: null };
  // Nobody is asked twice: who knocks again is told what would help.
  if (!facts.phone && askedSoFar.includes('contact'))
    return { text: `${told} If you tell me a number, they can ring you.`, quickReplies: [], asksFor: null };
  if (!facts.phone) return { text: `${told} Which number should they ring?`, quickReplies: [], asksFor: 'contact' };
  const [call] = offered([callBack], information);
  const aCall = call ? ` If you’d rather be rung, say “${call}”.` : '';
  return { text: `${told}${aCall}`, quickReplies: call ? [call] : [], asksFor: null };
};

export const handoverReply = (input: DialogueInput): DialogueReply => {
  const { facts, turn, person, personAskedAt, replyBy, information = emptyTraining } = input;
  if (personAskedAt && stillWaits(input)) {
    const reply = stillWaiting(input, personAskedAt);
    return { ...reply, text: inTone(information.tone, reply.text) };
  }
  const apology = person === 'stuck' ? 'Sorry, I can’t follow that. ' : '';
  const asked = turn % 2 === 0 ? 'I’ve let the team know.' : 'I’ve asked the team.';
  const when = replyBy ? ` by ${replyBy}` : '';
  const told = `${apology}${asked} They’ll reply here or by ${!facts.phone && facts.email ? 'email' : 'phone'}${when}.`;
  const asks = facts.phone || facts.email ? null : 'Which number should they ring?';
  const text = inTone(information.tone, [told, urgentContact(input), asks].filter(Boolean).join('\n\n'));
  return { text, quickReplies: [], asksFor: asks && 'contact' };
};
