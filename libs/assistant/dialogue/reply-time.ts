import { emptyTraining } from '@pilotlight/contracts/values/training';
import type { DialogueInput } from './dialogue';
import { withoutStop, wordings } from './information-wordings';
import { replyPromise } from './reply-by';

const beforehand = String.raw`(?:(?:ok(?:ay)?|and|so|but|yes|yeah|great|thanks|right|cool|fine|lovely)\W+)*`;
const afterwards = String.raw`(?:\W+(?:exactly|roughly|about|then|though|tho|please|pls|mate|is that|will (?:that|it|this) be|would (?:that|it|this) be))*`;
/** "When?" and nothing else asks about what was said before it. */
const bare = new RegExp(String.raw`^\W*${beforehand}(?:when|what time|how soon|by when)${afterwards}\W*$`, 'iu');

const when = String.raw`\b(?:when|what (?:time|day)|how (?:soon|long|quick(?:ly)?|fast))\b`;
const theirs = String.raw`(?:they|you|u|ya|he|she|some ?one|some ?body|any ?one|any ?body|the (?:team|engineer|office|firm|company))`;
const reply = String.raw`(?:ring|rings|call|calls|phone|phones|contact|contacts|reply|replies|respond|responds|answer|be in touch|get in touch|gets in touch|get back|gets back|come back to me)`;
const expected = String.raw`(?:(?:i|we) (?:hear|expect to hear)|(?:i|we) (?:expect|get) (?:a |an |the |my |your )?(?:call|reply|answer|phone call|response|ring))`;
const asking = '(?:will|do|does|can|could|should|shall|would|might|are|is|until|till|til|before)';
const named = new RegExp(
  String.raw`${when}(?: \w+){0,3} ${asking} (?:${theirs}(?: (?:going to|gonna|be able to|actually|likely to))? ${reply}|${expected})\b|\bwhen (?:they|you|u|ya) (?:going to|gonna) ${reply}\b`,
  'iu',
);

const promise =
  /(?:\bwill|’ll) (?:reply|be in touch|ring|get back|confirm|come back|work it out|change|follow up|answer|see)\b|\bcan ring you\b|\breach you\b|\bpass (?:that|it|your)\b|\bis noted\b/iu;

export const asksForReplyTime = (text: string): boolean => bare.test(text) || named.test(text);

/** A bare "When?" is understood of what was promised before it, or of a number that was left to be rung. */
const isAsked = ({ text, facts, history = [] }: DialogueInput): boolean => {
  if (named.test(text)) return true;
  if (!bare.test(text)) return false;
  return (
    Boolean(facts.phone || facts.email) || history.some((line) => line.from === 'assistant' && promise.test(line.text))
  );
};

const varied = (turn: number, odd: string, even: string): string => (turn % 2 === 0 ? even : odd);

export const replyTimeTold = (input: DialogueInput): string | null => {
  if (!isAsked(input)) return null;
  const { facts, turn, information = emptyTraining } = input;
  const { openingHours } = information.businessInfo;
  const isReached = facts.phone || facts.email;
  const promise = replyPromise(input);
  if (promise) {
    const told = varied(turn, `${promise}.`, `Your message is with the team. ${promise}.`);
    return isReached ? told : `${told} All we need is a way to reach you.`;
  }
  const unknown = varied(turn, 'I can’t give you an exact time', 'I don’t know the exact time');
  if (openingHours) {
    const tone = information.tone === 'formal' ? 'formal' : 'plain';
    return `${unknown}. ${wordings.hours[tone](withoutStop(openingHours))}`;
  }
  const how = isReached ? `by ${facts.phone ? 'phone' : 'email'}` : 'once we know how to reach you';
  return `${unknown}: we’ll be in touch ${how}.`;
};
