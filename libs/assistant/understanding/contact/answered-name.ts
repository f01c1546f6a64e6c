import { closing, nameOf, opening, segments } from './bare-name';
import { noNames } from './no-names';
import { nameInCapitals, turnedRound } from './whole-name';
import { leadingName, type PersonName } from './person-name';

const asked = /\?|\b(?:why|what|how|when|not saying|rather not)\b/iu;

/** "Patel, Nisha". */
const turnedName = (text: string): PersonName | null => {
  const turned = turnedRound(text.replace(/[\s.!]+$/u, ''));
  const found = turned === text.replace(/[\s.!]+$/u, '') ? null : leadingName(turned, 'announced');
  return found && found.rest.trim() === '' ? found.name : null;
};

const inParts =
  /^\s*first(?:\s?name)?[\s:-]+(\p{L}[\p{L}'-]+)[\s,]+(?:last|surname|second)(?:\s?name)?[\s:-]+(\p{L}[\p{L}'-]+)[\s.!]*$/iu;
const family = /^\s*(?:[Ww]e'?re|[Ww]e are|[Ii]t'?s)?\s*[Tt]he\s+(\p{Lu}\p{Ll}{3,})s[\s.!]*$/u;

/** "First Ian last Penrose", "the Hendersons". */
const toldName = (text: string): PersonName | null => {
  const [, given, surname] = inParts.exec(text) ?? [];
  const whole = given && surname ? leadingName(`${given} ${surname}`, 'announced') : null;
  if (whole) return whole.name;
  const [, name = ''] = family.exec(text) ?? [];
  return name === '' || noNames.has(name.toLowerCase()) ? null : { last_name: name };
};

/** "No just burning dust", "nah only a bit": a denial, not a name. */
const denies = /^\s*(?:no|nah|nope|naw|not)\b(?!\s*(?:prob(?:lem)?s?|worries|bother)\b)/iu;

export const answeredName = (text: string): PersonName | null => {
  if (denies.test(text)) return null;
  const line = text.trim().replace(opening, '').replace(closing, '').trim();
  const turned = nameInCapitals(line.replace(/[\s.!]+$/u, '')) ?? turnedName(text) ?? toldName(text);
  if (turned) return turned;
  for (const segment of segments(text)) {
    const line = segment.trim().replace(opening, '').replace(closing, '').trim();
    if (asked.test(segment)) continue;
    const name = nameOf(line, 'announced');
    if (name) return name;
  }
  const front = text.trim().replace(opening, '');
  const lead = asked.test(text) ? null : leadingName(front, 'listed');
  return lead && /^\s*(?:and|but|my|from|for|here|on|at|i|im|i'm|number|by|with)\b/iu.test(lead.rest)
    ? lead.name
    : null;
};
