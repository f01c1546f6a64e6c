import { type AnswerSource, answerSource, firmSource } from '@pilotlight/contracts/values/answer-source';
import type { Training } from '@pilotlight/contracts/values/training';
import { fieldOfFact } from './dialogue/firm/fact-fields';
import { ownWordsFound } from './dialogue/firm/own-words-found';
import { rank } from './knowledge/rank';
import { cardOf } from './knowledge/trade-cards';
import { partsOf, type ToldPart } from './told-parts';

/** Of everything that a firm is asked: told with each message. */
const always: ReadonlySet<AnswerSource> = new Set(
  [
    'description',
    'openingHours',
    'services',
    'servicesNotOffered',
    'coverageArea',
    'emergencyContact',
    'phone',
    'customPrompt',
  ].map((field) => firmSource(field)),
);

/** Characters: so much is told whole, since nothing is saved by choosing. */
const smallEnough = 3_000;
const likely = { card: 0.3, fact: 0.15, written: 0.3 };
const [mostSubjects, mostWritten, mostCards] = [6, 6, 3];

const cardsAbout = (question: string): readonly ToldPart[] =>
  rank(question)
    .filter(({ subject, sure }) => subject.kind === 'card' && sure >= likely.card)
    .slice(0, mostCards)
    .flatMap(({ subject }): ToldPart[] => {
      const card = cardOf(subject.name);
      return card ? [[answerSource('card', card.id), 'What any heating firm knows', card.says]] : [];
    });

/** The sources of what the firm has told or written that a question is about. */
const sourcesAbout = (training: Training, question: string): ReadonlySet<AnswerSource> => {
  const fields = rank(question)
    .filter(({ subject, sure }) => subject.kind === 'firm' && sure >= likely.fact)
    .slice(0, mostSubjects)
    .flatMap(({ subject }) => fieldOfFact[subject.name] ?? []);
  const written = ownWordsFound(training, { bare: question, text: question, message: question })
    .filter(({ sure }) => sure >= likely.written)
    .slice(0, mostWritten);
  return new Set([...fields.map((field) => firmSource(field)), ...written.map(({ piece }) => piece.source)]);
};

const isPrice = ([source]: ToldPart): boolean => source.startsWith('price:');
const ofPrices = firmSource('prices');

/** The pieces that are about a question, the firm's own first. */
export const partsAbout = (training: Training, question: string): readonly ToldPart[] => {
  const sources = sourcesAbout(training, question);
  const ofFirm = partsOf(training).filter((part) => sources.has(part[0]) || (isPrice(part) && sources.has(ofPrices)));
  return [...ofFirm, ...cardsAbout(question)];
};

/** What a model is told for a message: all of a small training, else what is always asked and what the message is about. */
export const chosenParts = (training: Training, message: string): readonly ToldPart[] => {
  const all = partsOf(training);
  const whole = all.reduce((sum, [, title, words]) => sum + title.length + words.length, 0);
  if (whole <= smallEnough) return [...all, ...cardsAbout(message)];
  const about = partsAbout(training, message);
  const chosen = new Set([...always, ...about.map(([source]) => source)]);
  return [...all.filter(([source]) => chosen.has(source)), ...about.filter(([source]) => source.startsWith('card:'))];
};
