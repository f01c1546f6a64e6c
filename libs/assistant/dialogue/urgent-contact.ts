import { emptyTraining } from '@pilotlight/contracts/values/training';
import { allowedPrices } from '../interlock/allowed-prices';
import { checkReply } from '../interlock/check-reply';
import type { DialogueInput } from './dialogue';
import { withoutStop, wordings } from './information-wordings';
import { topicsOf } from '../knowledge/topics';

const frost =
  /\bfrost(?:y|s)?\b(?! ?(?:stat|thermo|protect|setting|mode))|\bsnow|\bminus \w+|(?<![\w-])-\d{1,2}\b|\b(?:below|sub)[ -]?(?:zero|freezing)\b|\bfr(?:eezing|oze|ozen)\b|\bicy\b/iu;
const muchWater =
  /\bpour(?:s|ed|ing)\b|\bgush|\bflood|\bburst\b|\bstreaming\b|\beverywhere\b|\bbuckets?\b|\bbadly\b|\bgetting worse\b|\bwon['’]?t stop\b|\bcan['’]?t stop\b/iu;

/** "It's freezing" is about the weather or the boiler, so it doesn't add a lack of heat. */
const isCold = (text = ''): boolean => {
  const topics = topicsOf(text.replaceAll(/freezing/giu, ''));
  return topics.has('noHeat') || topics.has('noHotWater');
};

/** Without heat while somebody suffers by it or it freezes outside, or with more water than a drip: what can't wait for office hours. */
const isUrgent = ({ safety, text, jobFacts }: DialogueInput): boolean => {
  if (safety.kind === 'vulnerable') return true;
  if (frost.test(text) && (isCold(text) || isCold(jobFacts.symptoms))) return true;
  return muchWater.test(text) && topicsOf(text).has('leak');
};

export const emergencyContact = ({ emergency, information = emptyTraining }: DialogueInput): string | null => {
  const contact = withoutStop(information.businessInfo.emergencyContact);
  if (contact === '') return null;
  // Words that may not be said would silence the whole answer.
  const rules = { emergency, allowedPrices: allowedPrices(information) };
  return checkReply(contact, rules).kind === 'ok' ? contact : null;
};

export const untoldContact = (input: DialogueInput): string | null => {
  const contact = emergencyContact(input);
  if (contact === null) return null;
  const isTold = input.history?.some(({ from, text }) => from === 'assistant' && text.includes(contact));
  return isTold ? null : contact;
};

export const urgentContact = (input: DialogueInput, beside: string | null = null): string | null => {
  const contact = isUrgent(input) ? untoldContact(input) : null;
  if (contact === null || beside?.includes(contact)) return null;
  const { information = emptyTraining } = input;
  return wordings.emergencyContact[information.tone](contact);
};
