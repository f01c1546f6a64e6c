import { people } from './whose-people';

const end = String.raw`[\s,:;(=-]*$`;
const lookedAt = '(?:sticker|label|plate|card|van|sign|invoice|letter|front|side|boiler|meter|website|door)';
const bloke = '(?:guy|bloke|plumber|engineer|firm|company|lot|man|one|fitter)';
const stands = '(?:be|with|it|in|there|home|here|let|you|u|them|him|open|answer|the|door|that|after|keys?|got|on)';

/** A number that is asked about, was tried in vain, stands somewhere, or is whose who is only spoken of. */
const before = new RegExp(
  String.raw`(?:\b(?:is|was) (?:this|it|that)(?: still)?(?: the)?(?: (?:right|correct|best|same|new))?(?: (?:number|no\.?))?(?: for (?:u|you))?` +
    String.raw`|\b(?:do|should|shall|must) (?:i|we) (?:ring|call|phone|dial|use|try|text)(?: on)?` +
    String.raw`|\b(?:tried|trying|dialled|dialling)(?: (?:to )?(?:ring|call|phone|ringing|calling|phoning))?(?: on)?` +
    String.raw`|\bno (?:answer|reply|joy|luck) (?:on|from|at|off|ringing)` +
    String.raw`|(?:can'?t|cannot|couldn'?t|not|never|unable to|trying to)\s+(?:\w+\s+)?get(?:ting)? (?:through|thru)(?: (?:on|to|via))?` +
    String.raw`|\b(?:your|ur)\s+(?:\w+\s+)?line|\b${lookedAt}(?: on the ${lookedAt})? (?:says?|is|has|reads?)` +
    String.raw`|\b(?:she|he|they)(?:'?s|'?re| is| are) (?:on|at|(?:called|named) \p{L}+)` +
    String.raw`|\b(?:text|ring|call|phone|bell|contact|try|reach|email) (?:him|her|them)(?: (?:on|at|first|instead|please))*` +
    String.raw`|\bgive (?:him|her|them) a (?:ring|call|bell|text|shout|buzz)(?: on)?` +
    String.raw`|(?:\b(?:my|our|the)\s+|^\s*)(?:${people})(?:\s+\p{L}+)?\s+(?:will|can|is|deals?|has|looks?|sorts?|handles?)(?:\s+${stands}){1,5}` +
    String.raw`|\bkeys?(?:'s)? (?:is |are )?(?:with|held by) (?:[\p{L}']+\s+){0,3}[\p{L}']+` +
    String.raw`|\b(?:last|previous|old) ${bloke}(?: (?:was|is|on|at))*|\b(?:dodgy|scam|spam|weird|fake) (?:text|call|message|number|email)s?)${end}`,
  'iu',
);
const after =
  /^\s*(?:(?:just|only|always)\s+)?(?:rings? out|rang out|goes to voicemail|(?:nobody|no ?one) (?:picks?|answers?)|off (?:your|ur|the) (?:van|website|site|card|leaflet)|(?:is )?the (?:right|correct) number for|i ring\b|(?:is|keeps) spamming)/iu;

/** Whether a number is no visitor's own line by the words right before it and right after it. */
export const isNoOwnLine = (said: string, follows: string): boolean => before.test(said) || after.test(follows);
