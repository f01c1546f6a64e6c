import type { SubIntent } from '@pilotlight/contracts/values/intent';
import { askForPhoto, sheetQuestions } from '../job-sheet/sheet-questions';
import { choices } from './choices';
import type { DialogueInput } from './dialogue';
import type { Next } from './next-question';
import { ask } from './questions';

/** How a thing is asked for; what is offered to tap answers it. */
export type Question = { readonly words: string; readonly quickReplies: readonly string[] };

const upkeep: ReadonlySet<SubIntent | null> = new Set<SubIntent>(['annual', 'landlord-certificate']);
const smallWork: ReadonlySet<SubIntent | null> = new Set<SubIntent>([
  'cylinder',
  'radiators',
  'controls',
  'relocation',
]);

const symptoms = ({ subIntent, intent, jobFacts, ready }: DialogueInput): Question => {
  if (jobFacts.also_wanted)
    return {
      words: 'Is anything wrong with the boiler at the moment?',
      quickReplies: ['Nothing wrong', 'No heating', 'No hot water', 'It’s leaking'],
    };
  if (smallWork.has(subIntent)) return { words: 'What would you like done?', quickReplies: [] };
  const isService = upkeep.has(subIntent) || (jobFacts.job_type === 'repair-or-service' && subIntent !== 'breakdown');
  if (intent === 'booking' && !isService && subIntent !== 'breakdown')
    return { words: 'What would you like looked at?', quickReplies: [] };
  if (isService && (intent === 'booking' || upkeep.has(subIntent) || (intent === 'quote' && !ready)))
    return {
      words: 'Is anything wrong with it, or is it just the service?',
      quickReplies: ['Just the service', 'No heating', 'No hot water', 'It’s leaking'],
    };
  return { words: sheetQuestions.symptoms, quickReplies: ['No heating', 'No hot water', 'It’s leaking', 'Odd noises'] };
};

const jobTypes: Question = {
  words: sheetQuestions.job_type,
  quickReplies: ['A new boiler', 'A heat pump', 'A repair', 'A service'],
};

const contact = ({ sheetField }: Next, { firmName, facts, turn }: DialogueInput): string => {
  if (sheetField === 'email' && facts.phone) return sheetQuestions.email;
  if (sheetField === 'phone' && facts.email) return `Which number can ${firmName} ring you on?`;
  return ask('contact', firmName, turn);
};

/** The words for what is to be asked. */
export const questionFor = (next: Next, input: DialogueInput): Question => {
  const { field, photo } = next;
  if (photo) return { words: askForPhoto(photo), quickReplies: [] };
  if (field === 'job_type') return jobTypes;
  if (field === 'symptoms') return symptoms(input);
  if (field === 'contact') return { words: contact(next, input), quickReplies: [] };
  if (field === 'name' || field === 'postcode')
    return { words: ask(field, input.firmName, input.turn), quickReplies: [] };
  return { words: sheetQuestions[field], quickReplies: choices[field] ?? [] };
};
