import { useRef } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { useSuggestAnswerMutation } from '../../../shared/unanswered/unanswered.api';
import { toast } from '../../../ui/toasts/toasts';
import { useReplyAsInstallerMutation } from '../installer.api';
import { randomUuid } from '../../../api/random-uuid';
import { useDismissOpenQuestionMutation } from './questions.api';

export interface Answering {
  readonly busy: boolean;
  /** Whether it was sent: what was typed stays where it wasn't. */
  readonly answer: (answer: string, teach: boolean) => Promise<boolean>;
  readonly dismiss: () => Promise<void>;
}

const failed = (title: string, error: unknown): false => {
  toast({ title, description: apiErrorFrom(error).reason ?? 'Please try again.', variant: 'destructive' });
  return false;
};

/** One question of a visitor's: answered to them, and where the installer wishes offered to the assistant's training. */
export const useAnswering = (sessionId: string, messageId: string, questionId: string | undefined): Answering => {
  const [reply, replying] = useReplyAsInstallerMutation();
  const [suggest, suggesting] = useSuggestAnswerMutation();
  const [dismiss, dismissing] = useDismissOpenQuestionMutation();
  // A retry of the same words is the same reply.
  const sending = useRef({ text: '', messageId: '' });
  const params = { sessionId };
  return {
    busy: replying.isLoading || suggesting.isLoading || dismissing.isLoading,
    async answer(text, teach) {
      if (sending.current.text !== text) sending.current = { text, messageId: randomUuid() };
      try {
        await reply({ params, body: { ...sending.current, answers: messageId } }).unwrap();
      } catch (error) {
        return failed('Not sent', error);
      }
      if (!teach || questionId === undefined) return true;
      try {
        const { message } = await suggest({ params: { questionId }, body: { answer: text } }).unwrap();
        toast({ title: 'Sent, and suggested for the assistant', description: message });
      } catch (error) {
        failed('Sent, but not suggested for the assistant', error);
      }
      return true;
    },
    async dismiss() {
      try {
        await dismiss({ params, body: { messageId } }).unwrap();
        toast({ title: 'Question dismissed' });
      } catch (error) {
        failed('Not dismissed', error);
      }
    },
  };
};
