import { tellsOfChirp } from '../interlock/safety-questions';
import type { DialogueInput, DialogueReply } from './dialogue';
import { isAboutAJob } from './job-told';
import type { Topic } from '../knowledge/topic-ways';
import { topicsOf } from '../knowledge/topics';

const aside = new Set<Topic>(['refusal', 'thanks', 'greeting']);

type CutOff = { readonly words: string; readonly denied: boolean };

const ifItEver =
  'If you ever smell gas or a carbon monoxide alarm sounds: touch no switches, get outside and ring 0800 111 999, free, day and night (Northern Ireland 0800 002 001).';
const chirpTold =
  'Then it’s most likely the battery, or the alarm has reached the end of its life: the label on it says which battery it takes and when to replace it.';

const speaksOf = (text: string): boolean => [...topicsOf(text)].some((topic) => !aside.has(topic));

/** An alarm's battery and what to do one day are no job: where only the question was asked, they are answered as they stand. */
const answerWithoutJob = (input: DialogueInput, words: string): DialogueReply | null => {
  if (!input.clarified?.denied) return null;
  const chirps = tellsOfChirp('carbon-monoxide', words);
  if (!chirps && (isAboutAJob(input) || speaksOf(words))) return null;
  return { text: chirps ? chirpTold : ifItEver, quickReplies: [], asksFor: null };
};

export const resumed = (
  input: DialogueInput,
  { words, denied }: CutOff,
  converse: (input: DialogueInput) => DialogueReply,
): DialogueReply => {
  const ownWords = speaksOf(input.text) || Object.keys(input.given.facts).length > 0;
  const own = ownWords ? null : answerWithoutJob(input, words);
  const reply = own ?? converse({ ...input, whatWasAsked: null, text: ownWords ? input.text : words });
  const leavesOpen = reply.leavesOpen && !ownWords ? 'cut-off' : reply.leavesOpen;
  const thanks = denied && !own ? 'Thanks for telling me. If that changes, ring the number on the card. ' : '';
  return { ...reply, ...(leavesOpen && { leavesOpen }), text: `${thanks}${reply.text}` };
};
