import type { DialogueInput, DialogueReply } from './dialogue';
import { malformedIn } from './malformed';
import { type Next, nextToAsk } from './next-question';
import { type Question, questionFor } from './question-words';

export const askingFor = (
  { field, photo }: Next,
  { askedSoFar }: DialogueInput,
): Pick<DialogueReply, 'asksFor' | 'asksForPhoto'> => ({
  asksFor: photo && askedSoFar.includes(field) ? null : field,
  ...(photo && { asksForPhoto: photo }),
});

export type NextQuestion = Question & {
  readonly asking: Pick<DialogueReply, 'asksFor' | 'asksForPhoto'>;
  readonly ofFirm: boolean;
};

/** The question to end an answer with, for any engine; null where nothing is left to ask. */
export const nextQuestion = (input: DialogueInput): NextQuestion | null => {
  const repair = malformedIn(input);
  if (repair) return { words: repair.words, quickReplies: [], asking: { asksFor: repair.field }, ofFirm: false };
  const next = nextToAsk(input);
  if (!next) return null;
  const ofFirm = next.sheetField !== null && input.requested.includes(next.sheetField);
  return { ...questionFor(next, input), asking: askingFor(next, input), ofFirm };
};
