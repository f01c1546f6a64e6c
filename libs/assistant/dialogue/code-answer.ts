import { type AnswerSource, answerSource } from '@pilotlight/contracts/values/answer-source';
import { rank } from '../knowledge/rank';
import type { Topic } from '../knowledge/topic-ways';
import { cardOf } from '../knowledge/trade-cards';
import { answerTo } from './answers';
import { codeExplained, kindOfCode } from './code-meaning';
import type { DialogueInput } from './dialogue';

const asksOfACode = /\b(?:codes?|errors?|faults?|mean\w*)\b/iu;
const asksWhatItIs = /\b(?:what(?:['’]?s| is| does)|wot(?:s| is| does)|mean(?:s|ing)?)\b/iu;
export const fewWords = /^\s*\S+(?:\s+\S+){0,4}\s*$/u;

const beforeCodes: readonly Topic[] = ['dataUse', 'complaint', 'safeToUse', 'cover', 'landlordWont'];

/** What the code means that is asked about; of one that is only told nothing but what everybody can do about it. */
export const ofTheCode = (input: DialogueInput, topics: ReadonlySet<Topic>, asks: boolean): string | null => {
  const kind = input.given.facts.fault_code || asks ? kindOfCode(input.facts) : null;
  const isAsked =
    (asks || asksWhatItIs.test(input.text) || fewWords.test(input.text)) &&
    (Boolean(input.given.facts.fault_code) || asksOfACode.test(input.text));
  if (kind === null || !(isAsked || (kind === 'low-pressure' && input.given.facts.fault_code))) return null;
  if (beforeCodes.some((topic) => topics.has(topic)) || topics.has('price')) return null;
  const help = answerTo(new Set<Topic>(['lowPressure']), {
    turn: 1,
    setsPrices: false,
    isOfAFault: true,
  });
  const [found] = rank(input.text);
  const isRepeated = found && found.sure > 0.3 && found.subject.name === 'pressure-keeps-dropping';
  return codeExplained(input.facts, kind, (isRepeated ? cardOf('pressure-keeps-dropping')?.says : help) ?? '');
};

export const codeSource = ({ facts }: DialogueInput): AnswerSource =>
  answerSource('code', `${facts.boiler_make?.toLowerCase().split(' ')[0] ?? 'boiler'}:${facts.fault_code ?? ''}`);
