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
import { wordsFor } from './photos/photos-to-send';
import { type PhotosToSend, usePhotosToSend } from './photos/usePhotosToSend';
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
  /** Those that go with the next reply. */
  readonly tray: PhotosToSend;
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
  const tray = usePhotosToSend(sessionId);
  const sending = useRef({ said: '', messageId: '' });
  const [reply, { isLoading: replying }] = useReplyAsInstallerMutation();
  const [takeOver, { isLoading: takingOver }] = useTakeOverConversationMutation();
  const [handBack, { isLoading: handingBack }] = useHandBackConversationMutation();
  const params = { sessionId };
  return {
    draft,
    tray,
    write(text) {
      write(text);
      // Who waits for nobody doesn't look for it.
      if (!text.trim() || !(takenOver || waitingSince) || Date.now() - toldTyping.current < tellEveryMs) return;
      toldTyping.current = Date.now();
      void tellTyping({ params });
    },
    busy: replying || takingOver || handingBack,
    async send() {
      const words = draft.trim();
      const photoIds = tray.photos.flatMap(({ id }) => id ?? []);
      if (!(words || photoIds.length) || !tray.ready || replying) return;
      const said = [words, ...photoIds].join(' ');
      if (sending.current.said !== said) sending.current = { said, messageId: randomUuid() };
      const { messageId } = sending.current;
      const text = words || wordsFor(photoIds.length);
      const body = { messageId, text, ...(photoIds.length > 0 && { photoIds }) };
      if (!(await told('Not sent', () => reply({ params, body }).unwrap()))) return;
      sending.current = { said: '', messageId: '' };
      tray.taken(photoIds);
      setDraft((now) => (now.trim() === words ? '' : now));
      if (keptReply(sessionId).trim() === words) keepReply(sessionId, '');
    },
    async takeOver() {
      await told('Not taken over', () => takeOver({ params }).unwrap());
    },
    async handBack() {
      await told('Not handed back', () => handBack({ params }).unwrap());
    },
  };
};
