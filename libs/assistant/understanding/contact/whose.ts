import { isNoOwnLine, isPastTheLine } from './whose-line';
import { asksWhose, isOthersBy, othersAfter, ownAfter, ownBefore, usedEvenSo } from './whose-people';

/** `preferred`: asked to be used. `alternative`: given beside another. `other`: somebody else's. `refused`: not to be used. */
export type Standing = 'own' | 'preferred' | 'alternative' | 'other' | 'refused';

const noun = String.raw`(?:contact|mobile|mob|phone|number|numbers|num|no\.?|tel|telephone|cell|landline|home|work|e-?mail|address|details|addy)`;
const end = String.raw`[\s,:;(=-]*$`;

const stop = String.raw`(?:do\s?n[o']?t|do not|never|please don'?t|not to|can'?t|cannot|stop)`;
const contact = String.raw`(?:use|using|ring|ringing|call|calling|phone|text|texting|contact|try|email|emailing|e-mail|message|write to|send (?:it |anything |stuff )?to|reach|get me)`;
const refused = new RegExp(
  String.raw`(?:\b${stop}\s+(?:bother\s+)?${contact}(?:\s+(?:me|us|on|at|my|the|that|this|old|number|mobile|phone|landline|email|home|work|address|to|one|anymore|any more)){0,5}` +
    String.raw`|\b(?:not|rather than|instead of|ignore|scrap|delete|remove|forget)(?:\s+(?:on|at|the|that|this|my|me|number|mobile|landline|email|old|one|phone|to|is|home|work)){0,4}` +
    String.raw`|\b(?:changed?|moved|switched)(?:\s+(?:my|the|number|phone|mobile|email|it))*\s+from|\b(?:no longer|used to be|don'?t have)(?:\s+(?:on|have|use|got|got the|the|my|number))*` +
    String.raw`|\b(?:old|previous|former|wrong)\s+(?:(?!(?:use|ring|call|text|phone|try|now|new|its|it's|it|mine)\b)[\w']+\s+){0,2}(?:is|was|:)?|\bmy\s+(?:\w+\s+)?${noun}\s+(?:was|used to be))\s*$`,
  'iu',
);
const refusedAfter = new RegExp(
  String.raw`^\s*off (?:your|ur|the) (?:list|system|records?|books?)|^[^.;|\n]{0,25}\b(?:which|and it|but it|but that|but thats)(?:'?s| is)? (?:wrong|old|out of date)|` +
    String.raw`^[\s,.;()!-]{0,6}(?:actually|oh|sorry|no|wait|please|pls|and|but|so|-|,|\s)*` +
    String.raw`(?:(?:is|was|that's|thats|that was|which is|it's|its|that one's|that one is)\s+(?:no longer|not in use|not working|dead|broken|off\b|switched off|my old|an old|the old|old|wrong|out of (?:date|order|use)|disconnected|cut off|not (?:right|correct|mine|used|in use)|lost|stolen|the wrong)` +
    String.raw`|(?:isn't|isnt|wasn't)\s+(?:right|correct|working|in use|mine|used|active)|(?:doesn't|doesnt|don't|no longer)\s+works?|not (?:that|this)(?: (?:one|number))?\b(?!\s+\p{L}+ing\b)` +
    String.raw`|${stop}\s+(?:use|ring|call|text|phone|contact|try|email)\s+(?:me\s+)?(?:on\s+)?(?:that|this|it)\b|(?:scrap|ignore|delete|forget|cancel|remove|disregard)\s+(?:that|it|this)\b(?!\s+(?:email|appointment|visit|booking|postcode)))`,
  'iu',
);

const preferred = new RegExp(
  String.raw`(?:\b(?:best|preferred|prefer|better|rather|correct|right|new|current|main|proper)(?:\s+(?:\w+\s+){0,2}?(?:is|on|number|mobile|one|email|at|to|use|be|me|being|called|rung|phoned|contacted|you|ring|call|used)){0,5}` +
    String.raw`|\b(?<!(?:or|not|n't|dont|can|also|and|then)\s)(?:use|ring|call|phone|text|try|bell|contact|email|reach)(?:\s+(?:me|us|my|the|on|at|instead|this|one|please|number|mobile|landline|email|home|work|phone)){0,4})${end}`,
  'iu',
);
const preferredAfter =
  /^[\s,(-]*(?:(?:is|that's|thats|which is|it's|would be|please|-|as)\s+)?(?:(?:the\s+|my\s+)?(?:best|better|preferred|main)\b|(?:the )?(?:one|number) (?:to|you)\b|instead\b|preferably|preferred|please use (?:this|that)\b|use (?:this|that)\b|is the one)/iu;
const alternative =
  /(?:\bor|\balternatively|\botherwise|\bfailing (?:that|which)|\b(?:if|when)\b[^.;\n|]{3,60}|\bback-?up|\bspare|\bsecond|\banother|\balso|\bother|\/|\bland ?line|\bhome|\bhouse(?: phone)?|\bwork|\boffice|\band)(?:[\s,]+(?:(?:me|us|my|the|a|on|at|is|try|ring|call|number|phone|it's|one|mobile|landline|home|work|tel|email|use|text)\b[\s:]*)){0,5}[\s,:(-]*$/iu;
const alternativeAfter =
  /^\s*\(?\s*(?:if\b|for emergencies|only (?:if|in)|(?:as )?(?:a )?back-?up|land ?line|home|work)/iu;

const ofThePrevious = /^(?:\s*(?:one|number|phone|mobile|now|anymore|any more)\b)*/iu;

/** The words before a value without those that tell of the value before it: "that's the old one, it's". */
export const withoutPrevious = (between: string): string => {
  const told = refusedAfter.exec(between)?.[0] ?? othersAfter.exec(between)?.[0] ?? '';
  return told === '' ? between : between.slice(told.length).replace(ofThePrevious, '');
};

/** How a value stands by the words before it, back to the value before, and by those after it, up to the value after. */
export const standingOf = (before: string, after: string): Standing => {
  const sentence = /[^.;!?\n|]*(?:\bno\.[^.;!?\n|]*)?$/iu.exec(before)?.[0] ?? '';
  if (refused.test(sentence) || refusedAfter.test(after)) return 'refused';
  const follows = /^[^.;!?\n|]*/u.exec(after)?.[0] ?? '';
  const asked = preferred.test(sentence);
  if (!usedEvenSo.test(follows) && !ownAfter.test(follows)) {
    if (othersAfter.test(after.slice(0, follows.length + 1))) return 'other';
    const others = (isOthersBy(sentence) || isNoOwnLine(sentence, follows)) && !isPastTheLine(sentence, follows);
    if ((others || (!asked && asksWhose.test(after))) && !ownBefore.test(sentence)) return 'other';
  }
  if (asked || preferredAfter.test(follows)) return 'preferred';
  return alternative.test(sentence) || alternativeAfter.test(follows) ? 'alternative' : 'own';
};
