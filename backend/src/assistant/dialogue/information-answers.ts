import type { Training } from '@pilotlight/contracts/values/training';
import { read } from '../reading/mentions';
import { dictionaryOf, type WordList } from '../reading/word-list';
import { placeAskedAbout } from './area-answer';
import type { DialogueInput } from './dialogue';
import { informationWords } from './information-words';
import { withoutStop, wordings } from './information-wordings';
import { closedThen, openOn } from './open-on';
import { namesFirmMatter, ownWordsAnswer } from './own-words-answer';
import { pricesAskedFor, pricesInWords } from './set-prices';
import { stemsOf, stemsOfFirms } from './stems';
import type { Topic } from './topics';

type Subject = keyof typeof informationWords;
type Said = readonly [wording: keyof typeof wordings, what: string];

// The closer a subject is to what was asked, the earlier it stands: "do you do emergency call-outs in LS6" is about the area.
const subjects: readonly Subject[] = ['emergencyContact', 'area', 'certifications', 'hours', 'services'];
const meanings = subjects.map((subject): [Subject, WordList] => [subject, informationWords[subject]]);
const dictionary = dictionaryOf(meanings, new Set<Subject>(), '', '');
const listed = 12;

/** Where a firm publishes it. */
const publishedAs = {
  hours: 'openingHours',
  area: 'coverageArea',
  certifications: 'certifications',
  emergencyContact: 'emergencyContact',
  services: 'services',
} as const satisfies Record<Subject, keyof Training['businessInfo']>;

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

type Asked = Required<Pick<DialogueInput, 'text' | 'at' | 'firmName' | 'information'>>;

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

const isTold = ({ businessInfo }: Training, subject: Subject): boolean => businessInfo[publishedAs[subject]].length > 0;

const together = (parts: readonly (string | null)[]): string | null => parts.filter(Boolean).join(' ') || null;

/** The answer to a question about the firm, out of what it has published and nothing else; null where that says nothing of it. */
export const informationAnswer = (question: Asked, topics: ReadonlySet<Topic>): string | null => {
  const { text, at, firmName, information } = question;
  const { openingHours } = information.businessInfo;
  const say = ([wording, what]: Said): string => wordings[wording][information.tone](firmName, what);
  const prices = topics.has('price') ? pricesAskedFor(information.prices, text) : [];
  const answer = together([
    prices.length > 0 ? say(['prices', pricesInWords(prices)]) : null,
    ownWordsAnswer(text, topics, information),
  ]);
  const { said } = read(text, dictionary);
  const asked = subjects.find((subject) => said.has(subject) && isTold(information, subject));
  const closed = closedThen(openingHours, text, at);
  const hours = wordings.hours[information.tone === 'formal' ? 'formal' : 'plain'](firmName, withoutStop(openingHours));
  if (closed) return together([closed, hours]);
  if (!asked || (asked === 'services' && (answer !== null || topics.has('visit')))) return answer;
  const told = about(asked, question);
  // To "do you do finance" no list of all services is an answer.
  if (told[0] === 'services' && namesFirmMatter(text)) return answer;
  const yesOrNo = asked === 'hours' ? openOn(openingHours, text, at) : null;
  return together([answer, yesOrNo, yesOrNo ? hours : say(told)]);
};
