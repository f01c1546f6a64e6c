import { useRef, useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { toast } from '../../../ui/toasts/toasts';
import { randomUuid } from '../../../api/random-uuid';
import { useAddLeadNoteMutation } from './lead-work.api';

/** A note being written. One that failed keeps its words and its id: sent again, it is there once. */
export const useNoteDraft = (sessionId: string) => {
  const [draft, write] = useState('');
  const sending = useRef({ text: '', noteId: '' });
  const [save, { isLoading: busy }] = useAddLeadNoteMutation();
  const add = async (): Promise<void> => {
    const text = draft.trim();
    if (!text || busy) return;
    if (sending.current.text !== text) sending.current = { text, noteId: randomUuid() };
    const { error } = await save({ params: { sessionId }, body: sending.current });
    if (error) {
      const description = apiErrorFrom(error).reason ?? 'Please try again.';
      toast({ title: 'Note not added', description, variant: 'destructive' });
      return;
    }
    sending.current = { text: '', noteId: '' };
    write((now) => (now.trim() === text ? '' : now));
  };
  return { draft, write, busy, add };
};
