import type { AnswerSource } from '@pilotlight/contracts/values/answer-source';
import type { AssistantTurn, SpokenLine } from '../assistant-engine';
import { extractContact } from '../understanding/extract-contact';
import { publicInformationOf } from '../public-information';
import { instructionsFor, promptVersion } from './instructions';
import { namesIn, withPlaceholders } from './placeholders';
import { namesOfOthers } from './private-words';

export type PromptLine = { readonly role: 'user' | 'assistant'; readonly content: string };

export type Prompt = {
  readonly version: number;
  readonly instructions: string;
  readonly lines: readonly PromptLine[];
  readonly sources: readonly AnswerSource[];
};

const linesKept = 20;
const charactersKept = 8_000;

const recent = (history: readonly SpokenLine[]): SpokenLine[] => {
  const kept: SpokenLine[] = [];
  let room = charactersKept;
  for (const line of history.slice(-linesKept).toReversed()) {
    room -= line.text.length;
    if (room < 0) break;
    kept.unshift(line);
  }
  return kept;
};

/** Names given now and earlier, of the visitor and of others: a corrected one is still a name. */
const namesGiven = ({ facts, history, text, whatWasAsked }: AssistantTurn): string[] => [
  ...new Set([
    ...namesIn(facts),
    ...[...history, { text }].flatMap((line) => namesOfOthers(line.text)),
    ...namesIn(extractContact(text, whatWasAsked)),
    ...history.flatMap((line) => (line.from === 'visitor' ? namesIn(extractContact(line.text, null)) : [])),
  ]),
];

export const promptFor = (turn: AssistantTurn): Prompt => {
  const { text, sources } = instructionsFor(publicInformationOf(turn), turn);
  const names = namesGiven(turn);
  const spoken: readonly SpokenLine[] = [...recent(turn.history), { from: 'visitor', text: turn.text }];
  return {
    version: promptVersion,
    instructions: text,
    lines: spoken.map((line) => ({
      role: line.from === 'visitor' ? 'user' : 'assistant',
      content: withPlaceholders(line.text, names),
    })),
    sources,
  };
};
