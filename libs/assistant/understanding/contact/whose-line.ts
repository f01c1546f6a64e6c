import { nameAlone, signedName } from './bare-name';
import { people } from './whose-people';

const end = String.raw`[\s,:;(=-]*$`;
const lookedAt = '(?:sticker|label|plate|card|van|sign|invoice|letter|front|side|boiler|meter|website|door)';
const bloke = '(?:guy|bloke|plumber|engineer|firm|company|lot|man|one|fitter)';
const stands = '(?:be|with|it|in|there|home|here|let|you|u|them|him|open|answer|the|door|that|after|keys?|got|on)';
const linked = '(?:,? (?:on|to|via|is))?';

/** A number that is asked about, was tried in vain, is displayed somewhere, or is a third party's. */
const before = new RegExp(
  String.raw`(?:(?<!\b(?:how (?:much|bad|long|dear|old)|what|when|where|which) )\b(?:is|was) (?:this|it|that)(?: still)?(?: the)?(?: (?:right|correct|best|same|new))?(?: (?:number|no\.?))?(?: for (?:u|you))?` +
    String.raw`|\b(?:do|should|shall|must) (?:i|we) (?:ring|call|phone|dial|use|try|text)(?: on)?` +
    String.raw`|\b(?:tried|trying|dialled|dialling)(?: (?:to )?(?:ring|call|phone|ringing|calling|phoning))?${linked}` +
    String.raw`|\bno (?:answer|reply|joy|luck) (?:on|from|at|off|ringing)` +
    String.raw`|(?:can'?t|cannot|couldn'?t|not|never|unable to|trying to)\s+(?:\w+\s+)?get(?:ting)? (?:through|thru)${linked}` +
    String.raw`|\b(?:your|ur)\s+(?:\w+\s+)?line${linked}|\b${lookedAt}(?: on the ${lookedAt})? (?:says?|is|has|reads?)` +
    String.raw`|\b(?:she|he|they)(?:'?s|'?re| is| are) (?:on|at|(?:called|named) (?:(?:mr|mrs|ms|miss|dr)\.? )?\p{L}+(?: \p{L}+)?)` +
    String.raw`|\b(?:his|her|their) name(?:'?s| is|s is)? \p{L}+(?: \p{L}+)?(?: (?:on|his|her|their|number|no\.?|is))*` +
    String.raw`|\b(?:text|ring|call|phone|bell|contact|try|reach|email) (?:him|her|them)(?: (?:on|at|first|instead|please))*` +
    String.raw`|\bgive (?:him|her|them) a (?:ring|call|bell|text|shout|buzz)(?: on)?` +
    String.raw`|(?<in>(?:\b(?:my|our|the)\s+|^\s*|,\s*)(?:${people})(?:\s+\p{L}+)?\s+(?:will|can|is|deals?|has|looks?|sorts?|handles?)(?:\s+${stands}){1,5})` +
    String.raw`|\bkeys?(?:'s)? (?:is |are )?(?:with|held by) (?:[\p{L}']+\s+){0,3}[\p{L}']+` +
    String.raw`|\b(?:last|previous|old) ${bloke}(?: (?:was|is|on|at))*|\b(?:dodgy|scam|spam|weird|fake) (?:text|call|message|number|email)s?)${end}`,
  'iu',
);
const fails = String.raw`(?:rings? out|rang out|goes to voicemail|(?:nobody|no ?one) (?:picks?|answers?))`;
const after = new RegExp(
  String.raw`^\s*(?:(?:just|only|always)\s+)?(?:${fails}|off (?:your|ur|the) (?:van|website|site|card|leaflet)|(?:is )?the (?:right|correct) number for|i ring\b|(?:is|keeps) spamming|[(,]?\s*(?:(?:is|it's|thats|that's)\s+)?(?:(?:just|only)\s+)?(?:for\s+)?(?:the\s+)?(?:access|keys?|entry)\s+only\b|[(,]?\s*(?:(?:is|it's|thats|that's)\s+)?(?:just|only)\s+for\s+(?:the\s+)?(?:access|keys?|entry|letting you in)\b)`,
  'iu',
);

const ringing =
  '(?:ring|call|phone|text|rang|rung|called|phoned|texted|messaged|ringing|calling|phoning|texting|messaging)';
const tried = String.raw`(?:tr(?:ied|ying)|dialled|dialling|(?:i|we|i've|ive|we've|weve|been|just|already|and) (?:\w+ )?${ringing}|get(?:ting)? (?:through|thru)|no (?:answer|reply|joy|luck)|who (?:do|should|shall) (?:i|we) ${ringing})`;
const ofTheLine =
  '(?:to|on|at|from|via|when|by|you|u|yous|ur|your|the|this|that|a|lot|guys|them|number|no|line|lines|office|shop|phone|mobile|landline|emergency|main|hotline|helpline|earlier|today|yesterday|now|again|before|once|twice|few|couple|of|times|all|day|morning|afternoon|week|for|ages|already|first|i|we)';
/** Right before a number a comma ends what is said of the line that was tried, and of who has the key. */
const over = new RegExp(
  String.raw`(?:\b${tried}(?: (?:${ringing}|${ofTheLine})){0,9}|\bkeys?(?:'s)? (?:(?:is|are) )?(?:with|held by) (?:(?:my|our|the|a) )?(?:next door )?(?:${people}))\s*,\s*$`,
  'iu',
);
const inVain = new RegExp(
  String.raw`^[\s,(-]*(?:(?:just|only|always|is|it|was|its|constantly)\s+){0,3}(?:${fails}|engaged|busy|dead|no (?:answer|reply)\s*$)`,
  'iu',
);

export const isNoOwnLine = (said: string, follows: string): boolean => {
  if (after.test(follows)) return true;
  const spoken = before.exec(said);
  if (spoken?.groups?.['in'] === undefined || !/,\s*$/u.test(said)) return spoken !== null;
  return signedName(follows) === null && nameAlone(said)?.last_name === undefined;
};

export const isPastTheLine = (said: string, follows: string): boolean => over.test(said) && !inVain.test(follows);
