import type { PreviewMessage, PreviewReply } from '@pilotlight/contracts/http/training';
import { useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { usePreviewTrainingMutation } from './training.api';

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

/** A chat with the saved draft; it lives here alone. */
export const usePreviewChat = (slug: string) => {
  const [lines, setLines] = useState<readonly PreviewLine[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [ask, { isLoading: waiting }] = usePreviewTrainingMutation();
  const say = async (text: string) => {
    const before = lines;
    setFailure(null);
    setLines([...before, { role: 'user', text }]);
    try {
      const messages = before.map((line) => messageOf(line)).slice(-60);
      const { reply } = await ask({ params: { slug }, body: { messages, text } }).unwrap();
      setLines([...before, { role: 'user', text }, { role: 'assistant', ...reply }]);
    } catch (thrown) {
      setLines(before);
      setFailure(apiErrorFrom(thrown).reason ?? 'Please try again.');
    }
  };
  return { lines, failure, waiting, say };
};
