import { noNames } from './no-names';

export const people =
  '(?:on-?\\s?)?site contact|husband|hubby|wife|partner|mum|mom|mam|mother|dad|father|son|daughter|brother|sister|neighbour|neighbor|tenants?|landlord|landlady|agents?|letting agents?|' +
  'estate agents?|builder|plumber|engineer|installer|electrician|boss|manager|boyfriend|girlfriend|fianc[eé]e?|friend|mate|nan|gran|granny|grandad|grandma|' +
  'grandson|granddaughter|aunt|auntie|uncle|cousin|carer|flatmate|housemate|lodger|caretaker|warden|secretary|solicitor|ex|in-laws?|mother-in-law|father-in-law|' +
  'parents|other half|missus|colleague|council|housing association|lads?|lass|occupiers?|occupants?|residents?|client';
/** "The landlord" beside a name is who writes: it is somebody else where one is sent to them, or where the clause begins with them. */
const sentTo = String.raw`(?:(?:^|[,;:(-]|\b(?:and|but|or|if|ring|call|phone|text|contact|email|try|via|with|for|ask|is|to|on|of|at|by|as|get|through|that's|thats))\s*)`;
const belongs = String.raw`(?:\b(?:my|our|his|her|their|this)\s+(?:\w+\s+)?(?:${people}|mrs)|${sentTo}the\s+(?:\w+\s+)?(?:${people}|mrs))`;
/** A trade before the visitor's own name: "landlord Rob Kettley 07700 900123". */
const ofATrade = '(?:landlord|landlady|agents?|(?:letting|estate) agents?|manager|plumber|engineer|builder)';
const bare = String.raw`(?:^\s*|[,;:(/-]\s*|\b(?:and|via|through)\s+)(?!${ofATrade}\s+(?!(?:is|called|on|at|named|number|via|contact|phone|tel|mobile|name|details|mr|mrs|ms|miss|dr)\b)\p{L}+\s+(?!(?:on|at|via)\b)\p{L}+[\s,:-]*$)(?:${people})(?!,|\s+(?:here|speaking|again|ring|call|text|me|im|i'm|i|with|of)\b|\s+at\s+(?!(?:the\s+)?(?:flat|unit|no\b|number|\d)))`;
const noun = String.raw`(?:contact|mobile|mob|phone|number|numbers|num|no\.?|tel|telephone|cell|landline|home|work|e-?mail|address|details|addy)`;
const filler = String.raw`(?:${noun}|is|was|it's|its|on|at|via|name|names|name's|called|named|directly|who|that's|which|the|a|and|reached|be|can|will|'s|if)`;
/** Which of several: "tenant in flat 3", "the lodger in the top flat". */
const living = String.raw`(?:\s+(?:in|at)\s+(?:(?:the|no\.?|number)\s+)?(?:(?:top|bottom|ground|first|second|back|front|upstairs|downstairs)\s+)?(?:floor\s+)?(?:flat|unit|apartment|room|house|annexe)?(?:\s*(?:[a-z]|\d{1,4}[a-z]?)(?![\p{L}\d]))?)?`;
const called = String.raw`(?:[\s,:(-]+(?:(?:name(?:'?s)?|is|called|named)\s+){0,2}(?:mr|mrs|ms|miss|dr)\.?\s+\p{L}+|\s+(?:is|called|named)\s+\p{L}+)?(?<said>(?:\s+\(?(?!(?:me|mine|i|i'?m|it'?s|now|so|but|on|is|to|can|could|will|should|must|needs?|ring|call|text)\b)\p{L}+\)?){0,2})`;

const end = String.raw`[\s,:;(=-]*$`;
const rang =
  '(?:rang|rung|called|phoned|texted|messaged|ringing|calling|phoning|texting|calls?|texts?|voicemail|message)';
const whoever = String.raw`(?:some(?:one|body|1)|sum1|any(?:one|body)|some \p{L}+|he|she|they|engineer|bloke|lad|man|guy|woman|lady)`;
const advert = '(?:van|website|web ?site|site|advert|card|leaflet|letter|page|facebook|google|invoice|sticker|sign)';

export const ownBefore = new RegExp(
  String.raw`\b(?:me|us|mine|i'?m|myself|i|we)\s*(?:is|are)?\s*(?:on|at|via|is|:)${end}|\b(?:my|our)\s+(?!(?:\w+\s+)?(?:${people})(?:'?s?'?)\b)(?:\w+\s+){0,2}${noun}(?:\s+${filler}){0,3}${end}` +
    String.raw`|\b(?:i'?m|i am|we'?re|this is)\s+(?:the|an?|her|his|their)\s+(?:\w+\s+)?(?:${people})${end}`,
  'iu',
);

/** The words before it that make it somebody else's: "tenant Mr Webb", "hers is", "somebody rang me from". */
const othersBefore = new RegExp(
  String.raw`(?:(?:${belongs}|${bare})(?:'?s?'?)${living}${called}(?:[\s,:.-]+${filler}){0,5}` +
    String.raw`|\b(?:his|her|their|your|ur)(?:\s+\w+){0,2}?\s+${noun}(?:[\s,]+${filler}){0,3}` +
    String.raw`|\b(?:your|ur|the)\s+(?:\w+\s+)?${advert}(?:\s+(?:is|was|says?|said|has|gives|it's|its)){0,2}` +
    String.raw`|\b(?:hers|his|theirs|him|her|them|yours)\s+(?:on|at|is|was)|\b(?<!\b(?:gave|give|given|sent|told)\s)(?:yourselves|you|u)\s+(?:on|at|is)` +
    String.raw`|\b(?:i|we|i've|we've|just|already|been)\s+(?:\w+\s+)?(?:rang|rung|called|phoned|tried|dialled|texted|emailed|messaged|ringing|calling|phoning)(?:\s+(?:on|at|you|u|this|the|number|to)){0,3}` +
    String.raw`|\b(?<!\b(?:i|we|i'?m|am|i've|we're|was|were|been)\s)(?:${rang}|email|spam)(?:\s+(?:me|us))?\s+(?:from|off)(?:\s+(?:this|the|an?|number)){0,2}` +
    String.raw`|\b${whoever}\s+(?:\p{L}+\s+)?${rang}\s+on|\bmissed calls?|\bwas given|\b(?:who|whose|who's|whos)(?:\s+(?:number|phone))?(?:\s+(?:is|are|was))?)${end}`,
  'iu',
);

/** Two words behind whom it may be are a name: "tenant Sarah Jones", not "my landlord says email". */
export const isOthersBy = (before: string): boolean => {
  for (let rest = before; ;) {
    const words = othersBefore.exec(rest);
    if (words === null) return false;
    const [, ...second] = words.groups?.['said']?.trim().toLowerCase().split(/\s+/u) ?? [];
    if (!second.some((word) => noNames.has(word))) return true;
    rest = rest.slice(words.index + 1);
  }
};

/** The words after it that do: "is my sister's", "keeps ringing me", "was that you?". */
export const othersAfter = new RegExp(
  String.raw`^[\s,(-]*(?:(?:but|no|oh|sorry|wait|and)\s+){0,2}(?:(?:one|number)\s+)?(?:(?:is|that's|thats|it's|its|which is|was|belongs to|for|=)\s+)?(?:(?:my|the|our|his|her|their)\s+(?:\w+\s+)?(?:${people}|mrs)|his|hers|theirs|yours)` +
    String.raw`(?:'?s?'?)(?=\s*(?:$|[.,;:!?|)\n]|-|'|(?:${noun}|one|so|but|and|use|don't|dont|not|please|ring|call|mine)\b))` +
    String.raw`|^\s*\(\s*(?:${people})'?s?\b|^\s*-?\s*(?:(?:is|that's)\s+)?your(?:s|\s+(?:\w+\s+)?${noun})` +
    String.raw`|^\s*(?:u|you|yous)(?:\s+(?:lot|guys))?\s*\?` +
    String.raw`|^\s*(?:(?:keeps?|kept|just|has|have|'s|been)\s+){0,2}(?:rang|called|phoned|texted|tried|been|ringing|calling|phoning|texting)(?:\s+(?:ringing|calling|phoning|texting))?\s+(?:me|us|my)\b`,
  'iu',
);

const goesOn = String.raw`(?=\s*(?:$|[,)(-]|(?:and|but|so|if|when|for|please|pls|plz|ring|call|text|use|any|after|before|not|now|thanks|cheers|too|x+)\b))`;
/** The words after it that make it the visitor's, whatever stands before: "is me", "is my number", "is the best one for me". */
export const ownAfter = new RegExp(
  String.raw`^[\s,(-]*(?:(?:is|thats|that's|that is|its|it's|which is)\s+(?:(?:me|mine|myself)${goesOn}|(?:my|me)\s+(?:(?:own|best|new|direct|personal|contact)\s+)?${noun}(?:\s+number)?${goesOn}` +
    String.raw`|(?:the\s+|my\s+)?best\b(?:\s+(?!(?:him|her|them|he|she|they|not|${people})\b)\p{L}+){0,4}?\s+(?:me|us)\b)|(?<=\()(?:me|mine|my ${noun})\s*\))`,
  'iu',
);

export const asksWhose =
  /^[\s,.;:-]{0,4}(?:[\p{L}']+\s+){0,3}?(?:is|was|wasn't|isn't|wasnt|isnt)\s+(?:that|this|it)\s+(?:u|you|yous|yourselves|ur|your|yours|one of)\b|^\s*[,-]?\s*(?:who|whos|who's)\s+(?:is|was|that|this|r|are)\b/iu;

/** Somebody else's, but to be used: "my husband's phone but ring it". */
export const usedEvenSo =
  /^[^.;!?\n|]{0,30}?(?<!n't |not |nt |never )\b(?:please |pls |just )?use (?:that|this|it)(?: one| number)?\b(?! (?:for|if|only|when))|^[^.;!?\n|]{0,60}\bbut\s+(?:please\s+)?(?:use|ring|call|text|try|it's fine|thats fine|that's fine|its ok)\s*(?:it|that|this|on that|on this)?(?!\s*(?:me|mine|us|my))\b/iu;
