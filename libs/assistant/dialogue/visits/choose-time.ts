import type { DialogueInput, DialogueReply } from '../dialogue';
import { together } from '../opening';
import { ask } from '../questions';
import { type ChosenTime, type FreeTime, noVisitTalk } from './visit-talk';
import { timeInSentence } from './visit-words';

const keepOn = 'Yes, book it';
const another = 'Another time';

/** What a visit can't do without, and wasn't asked for in vain. */
const missing = ({ facts, askedSoFar }: DialogueInput): 'contact' | 'name' | 'postcode' | null => {
  if (!facts.phone && !facts.email) return 'contact';
  if (!facts.first_name && !facts.last_name && !askedSoFar.includes('name')) return 'name';
  return !facts.postcode && !askedSoFar.includes('postcode') ? 'postcode' : null;
};

/** The chosen time said back: with the next detail that a visit needs, else with the question for the yes. */
export const choosing = (input: DialogueInput, chosen: ChosenTime, heard: string): DialogueReply => {
  const when = timeInSentence(chosen.start, input.at);
  const lacks = chosen.moves === null ? missing(input) : null;
  if (lacks) {
    const isAsked = input.whatWasAsked === lacks;
    const free = heard || isAsked ? '' : `${capitalised(when)} is free.`;
    return {
      text: together(heard, free, ask(lacks, input.turn)),
      quickReplies: [],
      asksFor: lacks,
      visit: { kind: 'chosen', ...chosen },
    };
  }
  const { first_name: name, postcode } = input.facts;
  const whose = [name && `for ${name}`, postcode && `at ${postcode}`].filter(Boolean).join(' ');
  const question = chosen.moves === null ? 'Shall I book it?' : 'Shall I move your visit there?';
  return {
    text: together(heard, `${capitalised(when)}${whose && chosen.moves === null ? `, ${whose}` : ''}. ${question}`),
    quickReplies: [chosen.moves === null ? keepOn : 'Yes, move it', another],
    asksFor: null,
    visit: { kind: 'asked', ...chosen },
  };
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The answer to who has chosen a time, by whatever engine that was heard. */
export const chosenTimeReply = (input: DialogueInput, time: FreeTime): DialogueReply =>
  choosing(input, { ...time, moves: (input.visitTalk ?? noVisitTalk).moves }, '');
