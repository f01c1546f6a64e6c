import type { Telling } from './telling';

const owned =
  /(?:\b(?:my|our|ours|mine|existing|current|old|this|the|got an?|got|have an?|has an?|it['’]?s an?|its an?)|\b(?:i|we)(?:['’]ve)? (?:have|got))\s+(?:\p{L}+\s+){0,2}$/iu;
const hearsay =
  /\b(?:heard|hear|read|told|reckons?|recommend\w*|apparently|supposedly|reviews?|rates?|everyone|everybody|people|mates?|friends?|they|which|says?|said|swears? by|raves? about|opinions?|thoughts?|views?)\b/iu;
const judged =
  /^\W*(?:boilers?\W+)?(?:lasts?|run|runs) (?:longer|for (?:ever|years)|better|quieter)\b|^\W*(?:\p{L}+\W+){0,2}?(?:is|are|was|were|being|as|['’](?:s|re)|seems?|look(?:s)?|comes?|gets?|makes?)\W+(?:\p{L}+\W+){0,4}?(?:best|better|good|great|reliable|brilliant|decent|excellent|solid|quality|worth|quieter|efficient|way to go|rated|recommended|reviews|last longer)\b/iu;
const superlative =
  /^\W*(?:boilers?\W+|ones?\W+)?(?:is|are|being|as|['’](?:s|re))\W+(?:(?:probably|meant to be|supposed to be|said to be|by far|still|always|really|a lot|much|far|more)\W+){0,3}(?:the (?:best|most)|best|better|more (?:reliable|efficient)|recommended)\b|^\W*(?:boilers?\W+)?(?:gets?|has|have) (?:\p{L}+ ){0,2}(?:good|great|better|best) (?:reviews|reputation|name|warrant\w+)/iu;
/** "Keen on a Vaillant", "we love Worcester Bosch": what is liked, not what hangs there. */
const liked =
  /\b(?:keen on|(?:my|our) eye on|heart set on|set on|tempted by|interested in|fan of|(?:i|we|i['’]?d|we['’]?d|would|really|always|do) (?:like|love|prefer|fancy)|leaning towards|looking (?:at|into)|thinking of|thinking about|considering|(?:i|we|you|i['’]?d|we['’]?d|would|should|could|to) go(?:ing)? (?:for|with)|opinion on|thoughts on|views on|think of|saw|seen|come across)\s+(?:(?:an?|the|one of|those|these|getting|having|about|new|some|(?:look|sound) of)\s+){0,3}(?:(?!(?:my|our|this|me|us|you|for|to|with|at|on)\s)\p{L}+\s+)?$/iu;

const sentenceAround = (
  { typed, said }: Telling,
  index: number,
): { readonly before: string; readonly behind: string } => {
  const own = said[index];
  const inside = said.filter(({ sentence }) => sentence === own?.sentence);
  const from = inside[0]?.from ?? 0;
  const to = inside.at(-1)?.to ?? typed.length;
  return { before: typed.slice(from, own?.from ?? from), behind: typed.slice(own?.to ?? to, to) };
};

/** Whether something is only praised, heard of or liked: "I've heard Worcester Bosch are the best". What somebody owns is there, however good. */
export const isAdmired = (telling: Telling, index: number): boolean => {
  const { before, behind } = sentenceAround(telling, index);
  if (liked.test(before)) return true;
  if (owned.test(before)) return false;
  return (hearsay.test(before) && judged.test(behind)) || superlative.test(behind);
};
