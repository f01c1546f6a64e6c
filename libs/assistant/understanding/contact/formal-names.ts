import { RegexPrefilter } from '../regex-prefilter/regex-prefilter';
import { isGivenName, leadingName, type PersonName } from './person-name';
import { people } from './whose-people';

const title = String.raw`(?:mrs?|ms|miss|mx|dr|doctor|prof|rev|mister)`;
const titled = new RegExp(String.raw`(?<![\p{L}'])${title}(?:\s+(?:and|&)\s+${title})?\.?\s+(?=\p{L})`, 'giu');
const rank = '(?:Lt|Lieutenant|Maj|Major|Col|Colonel|Sgt|Cpl|Brig|Brigadier|Cmdr|Commander|Cllr|Revd|Canon|Dame)';
const ranked = new RegExp(String.raw`(?<![\p{L}'])${rank}(?:\.?\s+${rank})?\.?\s+(?=\p{Lu})`, 'gu');
const honoured = /(?<![\p{L}'])(?:Sir|Lady|sir|lady)\s+(?=\p{L})/gu;
const ofAnother =
  /(?:\b(?:dear|hi|hello|hey|hiya|morning|afternoon|evening|your|you|tenants?|landlords?|landlady|neighbour|neighbor|engineer|agent|agency|contact is|owner is|client|son|daughter|husband|wife|spoke|spoken|speak|talk|talked|with|see|saw|met|told|thank|thanks to|is|next door|opposite|keys?|access|visited|ask)\b[\s,:-]*(?:\p{Ll}+\s+){0,2}|\bby\s+|\b(?:no|number|at|to)\s+)$/u;
const inTheirStead =
  /\b(?:(?:agent|carer|caring|care|acting|act|writing|typing|asking|enquiring|working|work|clean|cleaner|driver|secretary|pa|housekeeper) (?:here )?(?:for|of|to)|look(?:ing)? after|behalf of|(?:rent(?:ing|ed)?|bought|letter|keys?) (?:it )?(?:from|off)|last time(?: \p{L}+)?|\b(?:she|he|they)(?:'?s|'?re| is| are)(?: (?:called|named))?)[\s,:-]*$/iu;
const othersName = new RegExp(
  String.raw`\b(?:(?:${people}|accountant|his|her|their)(?:'?s?'?)\s+(?:full\s+|sur\s?|last\s+)?name(?:'?s)?(?:\s+is)?)[\s:-]*$`,
  'iu',
);
const relation = new RegExp(String.raw`^(?:'?s)?'?\s+(?:${people})\b`, 'iu');
const ownEvenSo =
  /\b(?:it's|its|it is|this is|ask for|name(?:'s| is)?|i'm|im|i am|regards|thank you|thanks|yours)[\s,:-]*$/iu;
const goesOn =
  /^[\s,"']*(?:$|[.,;:!?|\n()-]|\d|(?:here|speaking|would|wants|wishes|wishing|requires|needs|requests|requesting|asks|at|of|again|please|pls|be called|be rung|be contacted|back|on|from|and|i|my|we|no|can|could|thank|thanks|needing|wanting|dear|love)\b)/iu;

const rung =
  /\b(?:ring|phone|call|telephone|contact|text|bell|reach|call back|get back to|reply to)(?:\s+for)?:?\s+(?=\p{Lu})/giu;
const numbered = /^[\s,:(-]*(?:(?:back|at|via|on|please|tel|mob|mobile|phone|number|is|email)[\s,:.-]*){0,4}\|/iu;
const ofAccounts = /\b(?:under|in (?:the |my )?name|name (?:on|for|of))\b/iu;
const account =
  /\b(?:booked|booking|account|job|appointment|appt|service|visit|slot|survey|order|details|registered|down|listed|it|it's|its|(?:should|will|'ll) be)(?:\s+(?!leak|drip|water|damp)[\p{L}\d']+){0,5}?\s+(?:under|in)(?:\s+(?:the\s+|my\s+)?(?:sur)?name)?(?:\s+of)?:?\s+(?<!\s(?:in|in\s+of)\s+)|\bname (?:on|for|of) (?:the |my |our )?(?:booking|account|job|appointment|order) (?:is |was )?/giu;

const prefilter = new RegexPrefilter({ titled, ranked, honoured, rung, account: /\b(?:under|name)/iu });
const titles = prefilter.bitOf('titled') | prefilter.bitOf('ranked') | prefilter.bitOf('honoured');

const mostTitles = 8;

const titlesIn = (text: string): RegExpExecArray[] =>
  [
    ...text.matchAll(titled),
    ...text.matchAll(ranked),
    ...[...text.matchAll(honoured)].filter(({ 0: lead, index }) =>
      isGivenName(/^\p{L}+/u.exec(text.slice(index + lead.length))?.[0] ?? ''),
    ),
  ].slice(0, mostTitles);

/** "Mr T Brown." at the end, "Mrs Okafor here", "Mr and Mrs Khan would like"; not third parties. */
const titledName = (text: string): PersonName | null => {
  for (const { 0: lead, index } of titlesIn(text)) {
    const before = text.slice(Math.max(0, index - 40), index);
    if (inTheirStead.test(before) || othersName.test(before)) continue;
    if (ofAnother.test(before) && !ownEvenSo.test(before)) continue;
    const name = leadingName(text.slice(index, index + lead.length + 60), 'announced');
    if (name && goesOn.test(name.rest) && !relation.test(name.rest)) return name.name;
  }
  return null;
};

/** "Ring Jean on 01632 960222": who is to be rung on the number that stands behind it. */
const rungName = (text: string): PersonName | null => {
  for (const { 0: lead, index } of text.matchAll(rung)) {
    const name = leadingName(text.slice(index + lead.length, index + lead.length + 60), 'listed');
    if (name && numbered.test(name.rest)) return name.name;
  }
  return null;
};

/** Small letters are a name only where nothing follows them. */
const last = (words: string) => {
  const name = leadingName(words, 'announced');
  return name && /^\s*(?:$|[.,;!?|\n])/u.test(name.rest) ? name : null;
};

/** "Booked under Fletcher": by itself a surname. */
const accountName = (text: string): PersonName | null => {
  if (!ofAccounts.test(text)) return null;
  for (const { 0: lead, index } of text.matchAll(account)) {
    const words = text.slice(index + lead.length, index + lead.length + 60);
    const name =
      leadingName(words, 'capital') ??
      (/\b(?:booked|booking|registered|down|listed)\b/iu.test(lead) ? last(words) : null);
    if (name) return name.words > 1 ? name.name : { last_name: name.name.last_name ?? name.name.first_name };
  }
  return null;
};

export const formalName = (text: string): PersonName | null => {
  const candidates = prefilter.in(text);
  return (
    ((candidates & prefilter.bitOf('account')) > 0 ? accountName(text) : null) ??
    ((candidates & titles) > 0 ? titledName(text) : null) ??
    ((candidates & prefilter.bitOf('rung')) > 0 ? rungName(text) : null)
  );
};
