import { leadingName, type PersonName } from './person-name';

const title = String.raw`(?:mrs?|ms|miss|mx|dr|doctor|prof|rev|mister|sir|lady)`;
const titled = new RegExp(String.raw`(?<![\p{L}'])${title}(?:\s+(?:and|&)\s+${title})?\.?\s+(?=\p{L})`, 'giu');
const ofAnother =
  /(?:\b(?:dear|hi|hello|hey|hiya|morning|afternoon|evening|your|you|tenants?|landlord|landlady|neighbour|neighbor|engineer|agent|agency|contact is|owner is|client|son|daughter|husband|wife|spoke|spoken|speak|talk|talked|with|see|saw|met|told|thank|thanks to|is|next door|opposite|keys?|access|visited|ask)\b[\s,:-]*(?:\p{Ll}+\s+){0,2}|\bby\s+|\b(?:no|number|at|to)\s+)$/u;
const ownEvenSo =
  /\b(?:it's|its|it is|this is|ask for|name(?:'s| is)?|i'm|im|i am|regards|thank you|thanks|yours)[\s,:-]*$/iu;
const goesOn =
  /^[\s,"']*(?:$|[.,;:!?|\n()-]|\d|(?:here|speaking|would|wants|wishes|wishing|requires|needs|requests|requesting|asks|at|of|again|please|pls|be called|be rung|be contacted|back|on|from|and|i|my|we|no|can|could|thank|thanks|needing|wanting|dear|love)\b)/iu;

const rung =
  /\b(?:ring|phone|call|telephone|contact|text|bell|reach|call back|get back to|reply to)(?:\s+for)?:?\s+(?=\p{Lu})/giu;
const numbered = /^[\s,:(-]*(?:(?:back|at|via|on|please|tel|mob|mobile|phone|number|is|email)[\s,:.-]*){0,4}\|/iu;
const account =
  /\b(?:booked|booking|account|job|appointment|it|it's|its|it'll be|order|details|registered|down|listed)\s+(?:is |was |be |will be |should be |in |made )?(?:under|in the name)(?: of)?:?\s+/giu;

const mostTitles = 8;

/** "Mr T Brown." at the end, "Mrs Okafor here", "Mr and Mrs Khan would like"; nobody who is only spoken of. */
const titledName = (text: string): PersonName | null => {
  for (const { 0: lead, index } of [...text.matchAll(titled)].slice(0, mostTitles)) {
    const before = text.slice(Math.max(0, index - 40), index);
    if (ofAnother.test(before) && !ownEvenSo.test(before)) continue;
    const name = leadingName(text.slice(index, index + lead.length + 60), 'announced');
    if (name && goesOn.test(name.rest)) return name.name;
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

/** "Booked under Fletcher": by itself a surname. */
const accountName = (text: string): PersonName | null => {
  for (const { 0: lead, index } of text.matchAll(account)) {
    const name = leadingName(text.slice(index + lead.length, index + lead.length + 60), 'capital');
    if (name) return name.words > 1 ? name.name : { last_name: name.name.last_name ?? name.name.first_name };
  }
  return null;
};

/** A name as it is given formally: with a title, behind "booked under", or of whoever is to be rung. */
export const formalName = (text: string): PersonName | null => accountName(text) ?? titledName(text) ?? rungName(text);
