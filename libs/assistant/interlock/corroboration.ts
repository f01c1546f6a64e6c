import { type Found, type Heard, hear } from './hear';
import { foreignDangerWords } from './lexicon/lexicon';
import { perceivedNow } from './perception';
import { saidInside } from './patterns/words-around';

/** Hundredths by which danger trails in all that is said before a rule's card is doubted, and by which it leads where the words tell plainly. */
const lead = { unlikely: -200, plain: 0 };

/** So many words on either side: people join a report to other matters by commas and "and", so that a wide look sees the others. */
const looks = [3, 8];

/** In the same sentence, with its full stop. */
const saidAround = ({ text, reading: { words } }: Heard, { match }: Found, wide: number): string => {
  const sentence = words[match.first]?.sentence;
  const within = words
    .map((word, index) => ({ ...word, index }))
    .slice(Math.max(0, match.first - wide), match.last + wide + 1)
    .filter((word) => word.sentence === sentence);
  const next = words[(within.at(-1)?.index ?? 0) + 1];
  return text.slice(within[0]?.from ?? 0, next?.from ?? text.length);
};

/** What goes on now needs no support: the words beside it are about a test, a visit or a repair. */
const toldByItself = (heard: Heard, found: Found): boolean =>
  perceivedNow(heard.reading, found.match) ||
  found.match.mentions.some(({ meaning }) => meaning === 'stillSmell') ||
  (saidInside(heard.reading, found.match, 'presentTense') &&
    hear(saidAround(heard, found, 0)).learned.lead > lead.plain);

/** A foreign word or phrase that says it all; the weights don't know it. */
const isToldWhole = ({ reading: { words } }: Heard, { match: { mentions } }: Found): boolean =>
  mentions.length === 1 &&
  mentions.some(({ first, last }) => words.slice(first, last + 1).some(({ text }) => foreignDangerWords.has(text)));

/** A rule's card becomes a question where all that is said makes danger unlikely, and the words around it don't tell of it plainly. */
export const isCorroborated = (heard: Heard, found: Found): boolean =>
  heard.learned.lead > lead.unlikely ||
  found.pattern.exclaimed === true ||
  found.pattern.holds !== undefined ||
  isToldWhole(heard, found) ||
  toldByItself(heard, found) ||
  looks.some((wide) => hear(saidAround(heard, found, wide)).learned.lead > lead.plain);
