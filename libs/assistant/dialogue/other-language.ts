import { isNorthernIreland } from '@pilotlight/contracts/values/postcode';
import { languageOf } from '../language/language-of';
import type { DialogueInput, DialogueReply } from './dialogue';
import { languageNotUnderstood } from './not-understood';
import { together } from './opening';

const [britain, northernIreland] = ['0800 111 999', '0800 002 001'];
const inEnglish = 'Smell of gas, or a carbon monoxide alarm sounding: get outside and ring {number}.';

const withNumber = (words: string, { facts: { postcode } }: DialogueInput): string => {
  const unknown = `${britain} (Northern Ireland ${northernIreland})`;
  const known = postcode && isNorthernIreland(postcode) ? northernIreland : britain;
  return words.replace('{number}', postcode ? known : unknown);
};

/** In the visitor's language where it is known, with the emergency number. Null where the message counts as English. */
export const notInEnglish = (input: DialogueInput): DialogueReply | null => {
  const { facts, text, whatWasAsked } = input;
  const language = languageNotUnderstood({ text, asked: whatWasAsked });
  if (language === null) return null;
  const own = language === 'unknown' ? null : `${language.sorry} ${withNumber(language.ifGas, input)}`;
  const english = `Sorry, I only understand English. I’ve asked the team to answer you here. ${withNumber(inEnglish, input)}`;
  const asks = facts.phone || facts.email ? null : 'Which number should they ring?';
  return {
    text: [own, together(english, asks)].filter(Boolean).join('\n\n'),
    quickReplies: [],
    asksFor: asks && 'contact',
  };
};

/** Beside a card or its question: what to do about gas or monoxide, in the visitor's language. */
export const inTheirLanguage = (input: DialogueInput, reply: DialogueReply): DialogueReply => {
  const { safety, text } = input;
  const told = safety.kind === 'hazard' || safety.kind === 'doubt' ? safety.hazard : null;
  const language = told === 'gas' || told === 'carbon-monoxide' ? languageOf(text) : null;
  if (language === null || language === 'unknown') return reply;
  return { ...reply, text: `${withNumber(language.ifGas, input)}\n\n${reply.text}` };
};
