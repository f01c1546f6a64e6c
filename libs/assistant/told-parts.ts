import { type AnswerSource, answerSource, firmSource } from '@pilotlight/contracts/values/answer-source';
import { type FirmFact, firmFactFields, firmFactNames, type FirmFacts } from '@pilotlight/contracts/values/firm-facts';
import { shortPoundsOf } from '@pilotlight/contracts/values/money';
import { priceInWords } from '@pilotlight/contracts/values/price-words';
import type { Training } from '@pilotlight/contracts/values/training';
import { websitePassages } from './dialogue/website-passages';

/** Where a piece comes from, what it is called, and its words. */
export type ToldPart = readonly [source: AnswerSource, title: string, words: string];

const denied = /^\W*(?:no|none|not|never|n\/a)\b/iu;

/** What a firm that gives the figure alone says of itself with it. */
const claims: Readonly<Partial<Record<FirmFact, string>>> = {
  insurance: 'we are insured, ',
  gasSafeNumber: 'Gas Safe registered, number ',
  guarantees: 'we guarantee ',
};

const factOf = (facts: FirmFacts, field: FirmFact): ToldPart => {
  const told = [facts[field] ?? ''].flat().join('; ');
  const claim = told === '' || denied.test(told) ? '' : (claims[field] ?? '');
  return [firmSource(field), firmFactNames[field], `${claim}${told}`];
};

/** A passage that several pages hold is the first one's. */
const sitesOf = (training: Training): ToldPart[] => {
  const untold = new Set(websitePassages(training));
  return (training.pages ?? []).map(({ url, text }) => {
    const own = [...untold].filter((passage) => text.includes(passage));
    for (const passage of own) untold.delete(passage);
    return [answerSource('site', new URL(url).pathname), 'From its website, facts only', own.join(' ')];
  });
};

const pairsOf = ({ pairs = [] }: Training): ToldPart[] =>
  pairs.map(({ question, answer }) => [answerSource('pair', question), `Asked “${question}”`, answer]);

/** The pieces that a training holds, each with the id that an answer made of it names. */
export const partsOf = (training: Training): readonly ToldPart[] => {
  const { businessInfo: info, prices, customPrompt, facts = {} } = training;
  const parts: readonly ToldPart[] = [
    [firmSource('description'), 'About', info.description],
    [firmSource('specialties'), 'Specialties', info.specialties],
    [firmSource('additionalInfo'), 'Besides', info.additionalInfo],
    [firmSource('openingHours'), 'Opening hours', info.openingHours],
    [firmSource('services'), 'Services', info.services.join('; ')],
    [firmSource('coverageArea'), 'Area covered', info.coverageArea],
    [firmSource('certifications'), 'Certifications', info.certifications.join('; ')],
    [firmSource('emergencyContact'), 'Emergency contact', info.emergencyContact],
    ...firmFactFields.map((field) => factOf(facts, field)),
    ...prices.map((price): ToldPart => [
      answerSource('price', price.what),
      `Price of ${price.what}`,
      priceInWords(price, shortPoundsOf),
    ]),
    ...pairsOf(training),
    ...sitesOf(training),
    [firmSource('customPrompt'), 'Wishes of the firm', customPrompt],
  ];
  return parts.filter(([, , words]) => words !== '');
};
