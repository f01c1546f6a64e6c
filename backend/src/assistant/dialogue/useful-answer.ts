import { emptyTraining } from '@pilotlight/contracts/values/training';
import { answerTo } from './answers';
import type { DialogueInput } from './dialogue';
import { withheldAnswer } from './flows';
import { informationAnswer } from './information-answers';
import type { Topic } from './topics';
import { websiteAnswer } from './website-answers';

/** Whoever asks for a person, its data or its rights is answered in the words that every firm has. */
const first: readonly Topic[] = ['machine', 'privacy', 'complaint'];
const fewWords = /^\s*\S+(?:\s+\S+){0,4}\s*$/u;

/** The one useful thing to say: what the firm has published about it, else what every firm may say; null where neither is. */
export const usefulAnswer = (
  { text, firmName, turn, information = emptyTraining }: DialogueInput,
  topics: ReadonlySet<Topic>,
  asks: boolean,
): string | null => {
  const standard = answerTo(topics, firmName, turn);
  if (first.some((topic) => topics.has(topic))) return standard;
  const informed = asks || fewWords.test(text) ? informationAnswer(text, topics, firmName, information) : null;
  const ours = informed ?? withheldAnswer(topics, information.flows, firmName) ?? standard;
  return ours ?? (asks ? websiteAnswer(text, firmName, information) : null);
};
