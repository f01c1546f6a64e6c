import { placeAskedAbout } from './area-answer';
import { type AskedOfFirm, askedOfFirm, type Subject } from './asked-of-firm';
import type { DialogueInput } from './dialogue';
import { withoutStop, wordings } from './information-wordings';
import { closedThen, isOfAHoliday, openOn } from './open-on';
import { namesFirmMatter, ownWordsAnswer } from './own-words-answer';
import { pricesAskedFor, pricesInWords } from './set-prices';
import { stemsOf, stemsOfFirms } from './stems';
import { type Topic, topicsOf } from './topics';

type Said = readonly [wording: keyof typeof wordings, what: string];

const listed = 12;

const inWords = (list: readonly string[]): string => list.slice(0, listed).map(withoutStop).join(', ');

const area = (coverageArea: string, text: string): Said => {
  const asked = placeAskedAbout(coverageArea, text);
  if (asked) return [asked.inside ? 'inside' : 'outside', asked.place];
  return ['area', withoutStop(coverageArea)];
};

/** The services that share a telling word with the question, or all of them: what isn't listed is never denied. */
const services = (list: readonly string[], text: string): Said => {
  const asked = stemsOf(text);
  const named = list.filter((service) => {
    const words = [...stemsOfFirms(service)];
    return words.length > 0 && words.filter((word) => asked.has(word)).length * 2 > words.length;
  });
  return named.length > 0 ? ['does', inWords(named)] : ['services', inWords(list)];
};

type Asked = Required<Pick<DialogueInput, 'text' | 'at' | 'information'>> & {
  readonly priced?: string;
};

const about = (subject: Subject, { text, information: { businessInfo } }: Asked): Said => {
  switch (subject) {
    case 'hours':
      return ['hours', withoutStop(businessInfo.openingHours)];
    case 'area':
      return area(businessInfo.coverageArea, text);
    case 'certifications':
      return ['certifications', inWords(businessInfo.certifications)];
    case 'emergencyContact':
      return ['emergencyContact', withoutStop(businessInfo.emergencyContact)];
    case 'services':
      return services(businessInfo.services, text);
  }
};

const together = (parts: readonly (string | null)[]): string | null => parts.filter(Boolean).join(' ') || null;

const sentencesOn = ({ subject, text }: AskedOfFirm, question: Asked, isBeside: boolean): readonly string[] => {
  const { at, information } = question;
  const { openingHours } = information.businessInfo;
  const told = about(subject, { ...question, text });
  if (subject === 'services' && isBeside) return [];
  // To "do you do finance" no list of all services is an answer.
  if (told[0] === 'services' && namesFirmMatter(text)) return [];
  const yesOrNo = subject === 'hours' ? openOn(openingHours, text, at) : null;
  const hours = wordings[told[0]][information.tone](told[1]);
  if (subject === 'hours' && isOfAHoliday(openingHours, text))
    return [hours, 'Whether a holiday changes that, the team can tell you.'];
  if (yesOrNo === null) return [hours];
  return [yesOrNo, hoursAfter(question)];
};

/** The hours behind a yes or no: not "happy to tell you" of a closed day. */
const hoursAfter = ({ information: { businessInfo, tone } }: Asked): string =>
  wordings.hours[tone === 'formal' ? 'formal' : 'plain'](withoutStop(businessInfo.openingHours));

const once = (sentences: readonly string[]): readonly string[] =>
  sentences.filter((sentence, index) => sentences.lastIndexOf(sentence) === index);

/** Only from what the firm has published; null where that says nothing. */
export const informationAnswer = (question: Asked, topics: ReadonlySet<Topic>): string | null => {
  const { text, at, information } = question;
  const { businessInfo, tone } = information;
  const closed = closedThen(businessInfo.openingHours, text, at);
  if (closed) return together([closed, hoursAfter(question)]);
  const prices = topics.has('price') ? pricesAskedFor(information.prices, question.priced ?? text) : [];
  const answer = together([
    prices.length > 0 ? wordings.prices[tone](pricesInWords(prices)) : null,
    ownWordsAnswer(text, topics, information),
  ]);
  const asked = askedOfFirm(text, businessInfo, at);
  const several = asked.length > 1;
  const isBeside = (words: string): boolean => {
    const own = several ? topicsOf(words) : topics;
    if (own.has('visit')) return true;
    return several ? own.has('price') || ownWordsAnswer(words, own, information) !== null : answer !== null;
  };
  const told = asked.flatMap((each) => sentencesOn(each, question, isBeside(each.text)));
  return together([answer, ...once(told)]);
};
