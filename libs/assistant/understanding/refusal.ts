const speaker = String.raw`(?:^|[.,;!?]|\b(?:i|we|i'?m|we'?re|i'?d|i'?ll|we'?ll|nah|sorry|no|nope|but|and|just|really|please))\s*`;
const unwilling = String.raw`(?:(?:do\s?n'?t|do not|wo\s?n'?t|will not|not|never|ai\s?n'?t)\s+(?:(?:really|going|gonna|gunna|want|wanna|wish|feel|comfortable|happy|keen|prepared|willing|to|like|be)\s+)*)`;
const telling =
  '(?:give|giving|share|sharing|say|saying|tell|telling|leave|leaving|hand|disclose|disclosing|provide|providing|answer|answering|put|putting)';
const refusal = new RegExp(
  String.raw`${speaker}${unwilling}${telling}\b|\b(?:rather|prefer|sooner)(?:\s+(?:to|i))?\s+(?:not|did\s?n'?t)\b|\bnot (?:telling|saying|giving)\b|\b(?:none|not any|no) (?:of )?(?:your|ur|yer) (?:business|concern)\b|\bmind (?:your|ur) own\b|\bthat'?s (?:private|personal)\b`,
  'iu',
);
const reason =
  /\b(?:why|y) (?:on earth )?(?:do|does|would|are|r|d'?|you|u|ya|ye)(?: (?:you|u|ya|ye|they|he))? ?(?:need|want|ask|asking|wanna|have to)\b|\bwhat(?:'s| is| do you (?:need|want)) (?:that|it|this|my \w+) for\b|\bwhy (?:that|this|my)\b/iu;

const ofReaching = /\b(?:number|phone|mobile|mob|telephone|tel|email|e-mail|details|contact|digits)\b/iu;

const plain = (text: string): string => text.replaceAll('’', "'");

export const refusesToSay = (text: string): boolean => {
  const words = plain(text);
  return refusal.test(words) || reason.test(words);
};

export const asksWhy = (text: string): boolean => reason.test(plain(text));

export const isOfContact = (text: string): boolean => ofReaching.test(text);

export const refusesContact = (text: string): boolean => isOfContact(text) && refusesToSay(text);

const enough =
  /\b(?:stop|quit|cut out) (?:(?:all|with) )?(?:the |your )?(?:asking|questions|interrogating)\b|\b(?:no|enough|too many|not answering|sick of) (?:(?:any|all|the|these|your|of|more)\s+)*questions\b|\b(?:do\s?n'?t|do not|stop) (?:keep )?ask(?:ing)? (?:me )?(?:any(?:thing)?|more|stuff|so many)\b(?! (?:why|how|what|when|where))/iu;

export const wantsNoQuestions = (text: string): boolean => enough.test(plain(text));
