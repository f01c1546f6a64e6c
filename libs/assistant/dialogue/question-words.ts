import { askForPhoto, sheetQuestions } from '../job-sheet/sheet-questions';
import { cannotNow } from './starters';
import { choices } from './choices';
import { moreAnswers, moreQuestion } from './choice-of-more';
import type { DialogueInput } from './dialogue';
import type { Next } from './next-question';
import { ask } from './questions';
import { workNamed } from './work-named';
import { preparationFor, smallWork, upkeep } from './worth-asking';

export type Question = { readonly words: string; readonly quickReplies: readonly string[] };

const asIs: Question = {
  words: sheetQuestions.symptoms,
  quickReplies: ['No heating', 'No hot water', 'It’s leaking', 'Odd noises'],
};

/** Nothing is wrong with what is only due: what else there is may be told. */
const besides = (due: 'service' | 'certificate'): Question => ({
  words: `Does anything need a look besides, or is it just the ${due}?`,
  quickReplies: [`Just the ${due}`, 'No heating', 'No hot water', 'It’s leaking'],
});

const symptoms = (input: DialogueInput): Question => {
  const { subIntent, intent, jobFacts, ready } = input;
  if (jobFacts.also_wanted)
    return {
      words: 'Is anything wrong with the boiler at the moment?',
      quickReplies: ['Nothing wrong', 'No heating', 'No hot water', 'It’s leaking'],
    };
  if (smallWork.has(subIntent)) return { words: 'What would you like done?', quickReplies: [] };
  const work = workNamed(input)?.work;
  if (work === 'service' || work === 'certificate') return besides(work);
  const isService = upkeep.has(subIntent) || (jobFacts.job_type === 'repair-or-service' && subIntent !== 'breakdown');
  if (intent === 'booking' && !isService && subIntent !== 'breakdown')
    return { words: 'What would you like looked at?', quickReplies: [] };
  if (work === 'repair') return asIs;
  const isUpkeep = isService && (intent === 'booking' || upkeep.has(subIntent) || (intent === 'quote' && !ready));
  return isUpkeep ? besides('service') : asIs;
};

const jobTypes: Question = {
  words: sheetQuestions.job_type,
  quickReplies: ['A new boiler', 'A heat pump', 'A repair', 'A service'],
};

const contact = ({ sheetField }: Next, { facts, turn }: DialogueInput): string => {
  if (sheetField === 'email' && facts.phone) return sheetQuestions.email;
  if (sheetField === 'phone' && facts.email) return 'Which number can we ring you on?';
  return ask('contact', turn);
};

export const questionFor = (next: Next, input: DialogueInput): Question => {
  const { field, photo } = next;
  if (photo) return { words: askForPhoto(photo), quickReplies: [cannotNow] };
  if (field === 'more') return { words: moreQuestion[preparationFor(input).kind], quickReplies: moreAnswers };
  if (field === 'job_type') return jobTypes;
  if (field === 'symptoms') return symptoms(input);
  if (field === 'contact') return { words: contact(next, input), quickReplies: [] };
  if (field === 'name' || field === 'postcode') return { words: ask(field, input.turn), quickReplies: [] };
  return { words: sheetQuestions[field], quickReplies: choices[field] ?? [] };
};
