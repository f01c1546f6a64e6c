import type { PreviewMessage, PreviewReply } from '@pilotlight/contracts/http/training';
import { useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';

export type PreviewLine =
  { readonly role: 'user'; readonly text: string } | ({ readonly role: 'assistant' } & PreviewReply);

const messageOf = (line: PreviewLine): PreviewMessage =>
  line.role === 'user'
    ? { role: 'user', text: line.text }
    : {
        role: 'assistant',
        text: line.text,
        asksFor: line.asksFor,
        ...(line.asksForPhoto && { asksForPhoto: line.asksForPhoto }),
      };

/** Asks the draft, by a call that is a screen's own. */
export type AskDraft = (messages: PreviewMessage[], text: string) => Promise<PreviewReply>;

/** A chat with the saved draft; it lives here alone. */
export const usePreviewChat = (ask: AskDraft) => {
  const [lines, setLines] = useState<readonly PreviewLine[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const say = async (text: string) => {
    const before = lines;
    setFailure(null);
    setWaiting(true);
    setLines([...before, { role: 'user', text }]);
    try {
      const messages = before.map((line) => messageOf(line)).slice(-60);
      const reply = await ask(messages, text);
      setLines([...before, { role: 'user', text }, { role: 'assistant', ...reply }]);
    } catch (thrown) {
      setLines(before);
      setFailure(apiErrorFrom(thrown).reason ?? 'Please try again.');
    } finally {
      setWaiting(false);
    }
  };
  return { lines, failure, waiting, say };
};
