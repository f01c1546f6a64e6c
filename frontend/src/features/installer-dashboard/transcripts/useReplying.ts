import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { tellEveryMs } from '@pilotlight/contracts/http/hearing';
import { useRef, useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { toast } from '../../../ui/toasts/toasts';
import {
  useHandBackConversationMutation,
  useInstallerTypingMutation,
  useReplyAsInstallerMutation,
  useTakeOverConversationMutation,
} from '../installer.api';
import { randomUuid } from '../../../api/random-uuid';
import { keepReply, keptReply } from './kept-reply';

const told = async (title: string, call: () => Promise<unknown>): Promise<boolean> => {
  try {
    await call();
    return true;
  } catch (error) {
    const description = apiErrorFrom(error).reason ?? 'Please try again.';
    toast({ title, description, variant: 'destructive' });
    return false;
  }
};

export interface Replying {
  readonly draft: string;
  readonly write: (draft: string) => void;
  readonly busy: boolean;
  readonly send: () => Promise<void>;
  readonly takeOver: () => Promise<void>;
  readonly handBack: () => Promise<void>;
}

/** What an installer writes to one visitor. A reply that failed keeps its words and its id: sent again, it is there once. */
export const useReplying = ({ sessionId, takenOver, waitingSince }: Conversation): Replying => {
  const [draft, setDraft] = useState(() => keptReply(sessionId));
  const write = (text: string) => {
    setDraft(text);
    keepReply(sessionId, text);
  };
  const toldTyping = useRef(0);
  const [tellTyping] = useInstallerTypingMutation();
  const sending = useRef({ text: '', messageId: '' });
  const [reply, { isLoading: replying }] = useReplyAsInstallerMutation();
  const [takeOver, { isLoading: takingOver }] = useTakeOverConversationMutation();
  const [handBack, { isLoading: handingBack }] = useHandBackConversationMutation();
  const params = { sessionId };
  return {
    draft,
    write(text) {
      write(text);
      // Who waits for nobody doesn't look for it.
      if (!text.trim() || !(takenOver || waitingSince) || Date.now() - toldTyping.current < tellEveryMs) return;
      toldTyping.current = Date.now();
      void tellTyping({ params });
    },
    busy: replying || takingOver || handingBack,
    async send() {
      const text = draft.trim();
      if (!text || replying) return;
      if (sending.current.text !== text) sending.current = { text, messageId: randomUuid() };
      if (!(await told('Not sent', () => reply({ params, body: sending.current }).unwrap()))) return;
      sending.current = { text: '', messageId: '' };
      setDraft((now) => (now.trim() === text ? '' : now));
      if (keptReply(sessionId).trim() === text) keepReply(sessionId, '');
    },
    async takeOver() {
      await told('Not taken over', () => takeOver({ params }).unwrap());
    },
    async handBack() {
      await told('Not handed back', () => handBack({ params }).unwrap());
    },
  };
};
