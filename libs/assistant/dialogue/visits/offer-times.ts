import type { DialogueReply } from '../dialogue';
import { callBack } from '../starters';
import type { FreeTime } from './visit-talk';
import { timeToTap } from './visit-words';

/** Times to tap, after some words; a call where none is free. */
export const offering = (times: readonly FreeTime[], moves: string | null, said: string): DialogueReply => {
  if (times.length === 0)
    return {
      text: [said, 'Nothing is free in the diary just now. Shall we ring you to agree a time?']
        .filter(Boolean)
        .join(' '),
      quickReplies: [callBack],
      asksFor: null,
    };
  const asked = times.length === 1 ? 'This one is free. Does it suit?' : 'These are free. Which suits you?';
  return {
    text: [said, asked].filter(Boolean).join(' '),
    quickReplies: times.map(timeToTap),
    asksFor: null,
    visit: { kind: 'offered', times: times.map(({ start, end }) => ({ start, end })), moves },
  };
};
