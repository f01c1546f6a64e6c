import { RegexPrefilter } from '../regex-prefilter/regex-prefilter';
import {
  type LeadingName,
  leadingName,
  type Certainty,
  isGivenName,
  isSpokenName,
  type PersonName,
} from './person-name';
import { people } from './whose-people';

const notTheirs =
  /\b(?:his|her|their|your|ur|whats|what's|its|company|firm|business|street|road|brand|boiler|model|make|user|house|building|block|flats?|apartments?|village|town|hamlet|city|estate|area|site|farm|cottage|court|lodge|manor|hall|property|place|lane|avenue|close|drive|terrace|development|complex|park|marina|boat|narrowboat|pub|shop|school|church|hotel|cafe|restaurant|office|product|network|wifi|router|screen|dog'?s?|cat'?s?|whose|(?:\p{L}+)'s|(?:husband|wife|partner|mum|dad|son|daughter|tenant|landlord|agent|friend|neighbour|brother|sister)s?)\s*$/iu;

const announced =
  /\b(?:names|name's|name\s+(?:is|was|here is)|name\s{0,2}[:=-]|name(?=\s+\p{Lu})|i'?m called|i am called|they call me|enw(?: i)?(?: yw|:)|nazywam się|mam na imię|(?:mera )?na+m(?=\s+\p{L})|je m'appelle|me llamo|mi chiamo|ich hei(?:ß|ss)e|numele meu(?: este)?|m[aă] numesc|under the name(?: of)?|in the name of|(?:^|[,.;:(-]\s*|\b(?:booked|booking|in|under)\s+)name of(?=\s)|contact name|(?:customer|client|account holder)\s?[:-]|everyone calls me|people call me|i go by|it's me,|its me,)[\s:,-]{0,3}(?:is\s+|just\s+|also\s+)?/giu;
const likely =
  /(?<![\p{L}'])(?:i'm|im|i am|i m|it's|its|it is|this is|tis|thats|that's|call me|message from|enquiry from|speaking to|you're talking to|from:?|soy|sunt|sono|ich bin|je suis|jestem|ask for|speak to)\s{1,3}(?:just\s+|only\s+|(?:(?:the|her|his|their|a|your|\p{L}+(?:\s\p{L}+)?'s)\s+)?(?:\w+\s+)?(?:grandson|granddaughter|son|daughter|wife|husband|partner|landlord|landlady|tenant|owner|neighbour|carer|manager|agent|homeowner|mum|dad)[\s,]+(?:called\s+|named\s+)?)?/giu;
const anothers = /^(?:from|ask|speak|call).*\s(?:the|her|his|our)\s|\s(?:my|our)\s/iu;
const sought =
  /\b(?:said|says|told (?:me|us)|tells?|recommend(?:ed|s)?|reckons?)(?: (?:me|us|i|we|you|to|should|just|can|could)){0,3} $|\b(?:can|could|may) (?:i|we)(?: please)? $|\b(?:want|like|need|trying|asked|wanted|hoping|rather|prefer) to $/iu;
const relation = new RegExp(String.raw`^(?:'?s)?'?\s+(?:${people})\b`, 'iu');
const after = /^[\s,]*(?:here|speaking|calling|again|writing|messaging)\b/iu;
const goesOn =
  /^[\s,"']*(?:$|[.,;:!?|\n()&@+\d-]|\p{Emoji_Presentation}|(?:and|from|here|at|on|in|the|i|im|i'm|my|we|calling|speaking|again|by|but|not|with|your|you|who|can|could|please|pls|thanks|cheers|need|just|looking|number|mobile|phone|email|living|live|nd|is|has|x|mate|love|pal|duck|hun|btw|wanting|about|re|for|ringing|writing|no|so|would)\b)/iu;
/** A word that is a name too is one where nothing else can follow. */
const pauses = /^\s*(?:$|[.,!|\n(-]|(?:from|here|again|and (?:i|my)|at|on)\b)/iu;
const announcedPart =
  /\b(?:(?:my|the)\s+)?(first|fore|given|sur|last|second|family)\s?-?name(?:'s|\s+is|\s+was|s)?[\s:=-]{1,4}(?:is\s+)?/giu;
const hindmost =
  /(?:^|[.,;:!?|\n-]|\b(?:hi|hello|hey|hiya|yes|yeah|yep|ok|morning|afternoon|evening|there)\b)[\s,!-]*((?:\p{L}[\p{L}'.-]*\s+){1,4}?)(here|speaking|again|dw i|ydw i|z tej strony|bol rah[ai])(?=\s*(?:$|[.,;:!?|\n()-]|(?:from|again|at|calling|i|im|i'm|my|just|the|we|can|need|boiler|no|love|mate|pal|dear|duck|hen|hun|h(?:oo|u)n|and|with|re|got|could|hi|hello|please|still)\b))/giu;
const greeting = /^\s*(?:(?:hi|hiya|hello|hey|yes|yeah|ok|me|main|morning|afternoon|evening|there|good)\b[\s,.!]*)+/iu;
const isTheName =
  /(?:^|[.,;:!?|\n])\s*((?:\p{L}[\p{L}'.-]*\s+){0,3}?\p{L}[\p{L}.-]*)(?:\s+is|\s?'s)\s+(?:my|the)\s+(first\s?|last\s?|sur)?name\b(?!\s+(?:of|on|for)\b)/giu;
const spelled = /\bspel(?:t|led|ling)(?:\s+(?:is|as|it|out))?[\s:,-]{0,3}((?:\p{L}[\s.-]{1,2}){2,20}\p{L})(?!\p{L})/iu;

const prefilter = new RegexPrefilter({
  announced,
  likely,
  part: announcedPart,
  hindmost: /\b(?:here|speaking|again|dw i|ydw i|z tej strony|bol rah)/iu,
  isTheName: /\b(?:first\s?|last\s?|sur)?name\b/iu,
});

type Placed = { readonly at: number; readonly name: PersonName };

const shouted = (text: string): boolean => text === text.toUpperCase();

const accepted = (name: LeadingName | null, from: boolean, text: string): boolean => {
  if (name === null) return false;
  const { first_name, last_name } = name.name;
  const listed =
    first_name !== undefined && isGivenName(first_name) && (isGivenName(first_name.toLowerCase()) || !shouted(text));
  if (from) return listed && last_name !== undefined;
  if (relation.test(name.rest)) return false;
  if (first_name === undefined) return true;
  if (name.lowerWord) return name.words > 1 || pauses.test(name.rest);
  return listed || (!shouted(text) && (name.words > 1 || goesOn.test(name.rest) || after.test(name.rest)));
};

const partOf = (which: string, name: PersonName): PersonName => {
  const whole = [name.first_name, name.last_name].filter(Boolean).join(' ');
  return /^(?:first|fore|given)/iu.test(which) ? { first_name: whole } : { last_name: whole };
};

const found = (
  text: string,
  pattern: RegExp,
  certainty: Certainty,
  trust: (name: LeadingName, at: number, lead: string) => boolean,
): Placed[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: lead, index }) => {
    const name = leadingName(text.slice(index + lead.length, index + lead.length + 100), certainty);
    return name !== null && trust(name, index, lead) ? [{ at: index, name: name.name }] : [];
  });

const own = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 40), at);
  return !notTheirs.test(before) || /\bmy\s*$/iu.test(before);
};

const partsIn = (text: string): Placed[] =>
  [...text.matchAll(announcedPart)].flatMap(({ 0: lead, 1: which = '', index }) => {
    if (!own(text, index)) return [];
    const name = leadingName(text.slice(index + lead.length, index + lead.length + 60), 'announced');
    return name === null ? [] : [{ at: index, name: partOf(which, name.name) }];
  });

const hindmostIn = (text: string): Placed[] =>
  [...text.matchAll(hindmost)].flatMap(({ 1: said = '', 2: verb, index }) => {
    const words = said.replace(greeting, '');
    const first = words.trim().split(/\s+/u)[0] ?? '';
    if (verb === 'again' && !isGivenName(first)) return [];
    const name = leadingName(words, isSpokenName(first) ? 'announced' : shouted(text) ? 'listed' : 'capital');
    return name && name.rest.trim() === '' ? [{ at: index, name: name.name }] : [];
  });

const namesIn = (text: string): Placed[] =>
  [...text.matchAll(isTheName)].flatMap(({ 1: words = '', 2: which = '', index }) => {
    const name = leadingName(words, 'announced');
    if (!name || name.rest.trim() !== '') return [];
    return [{ at: index, name: which ? partOf(which, name.name) : name.name }];
  });

const spelledOut = (text: string, name: PersonName): PersonName => {
  const letters = spelled
    .exec(text)?.[1]
    ?.replace(/[^\p{L}]/gu, '')
    .toLowerCase();
  if (!letters) return name;
  const neat = letters.charAt(0).toUpperCase() + letters.slice(1);
  const key =
    name.last_name && name.last_name.charAt(0).toLowerCase() === letters.charAt(0) ? 'last_name' : 'first_name';
  return name[key]?.charAt(0).toLowerCase() === letters.charAt(0) ? { ...name, [key]: neat } : name;
};

const ofSurname = /\bsur\s?-?name|\blast name|\bunder (?:the )?name|\bname of|\baccount name/iu;

/** Of somebody who speaks of a surname, a single name that isn't given to children is one. */
const surnameIn = (text: string, name: PersonName): PersonName =>
  name.first_name && !name.last_name && !isGivenName(name.first_name) && ofSurname.test(text)
    ? { last_name: name.first_name }
    : name;

const surnameBehind =
  /(\p{L}[\p{L}'-]+)[\s,;]{1,3}(?:and\s)?(?:my\s)?(?:sur\s?name|last name|second name|family name)\b/iu;

/** "Anna, surname Moyo". */
const besideSurname = (text: string, { first_name }: PersonName): PersonName => {
  const [, given = ''] = first_name === undefined ? (surnameBehind.exec(text) ?? []) : [];
  return isGivenName(given) ? { first_name: given.charAt(0).toUpperCase() + given.slice(1) } : {};
};

/** "I'm Priya Nair", "my name is priya", "Dave here"; the last introduction wins, a surname said apart goes with it. */
export const introducedName = (text: string): PersonName | null => {
  const candidates = prefilter.in(text);
  if (candidates === 0) return null;
  const may = (name: Parameters<typeof prefilter.bitOf>[0]): boolean => (candidates & prefilter.bitOf(name)) > 0;
  const certain = !may('announced') ? [] : found(text, announced, 'announced', (_name, at) => own(text, at));
  const heard = !may('likely')
    ? []
    : found(
        text,
        likely,
        shouted(text) ? 'listed' : 'spoken',
        (name, at, lead) =>
          !anothers.test(lead) &&
          !(/^(?:ask|speak)/iu.test(lead) && sought.test(text.slice(Math.max(0, at - 24), at))) &&
          accepted(name, /^from/iu.test(lead), text),
      );
  const whole = [
    ...certain,
    ...heard,
    ...(may('hindmost') ? hindmostIn(text) : []),
    ...(may('isTheName') ? namesIn(text) : []),
  ].toSorted((one, other) => one.at - other.at);
  const parts = may('part') && /name/iu.test(text) ? partsIn(text) : [];
  const last = whole.filter(({ at }) => !parts.some((part) => Math.abs(part.at - at) < 12)).at(-1)?.name;
  const name = parts.reduce<PersonName>((all, part) => ({ ...all, ...part.name }), surnameIn(text, last ?? {}));
  return Object.keys(name).length === 0 ? null : spelledOut(text, { ...besideSurname(text, name), ...name });
};
