import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';

const createdSchema = z.object({ created: z.string() });

/** The installer that the list has just been left for to be created: its card is scrolled to, and stands out until the next way. */
export const useCreated = (slugs: readonly string[]): string | null => {
  const found = createdSchema.safeParse(useLocation().state).data?.created ?? null;
  const created = found !== null && slugs.includes(found) ? found : null;
  useEffect(() => {
    if (created === null) return;
    const card = document.querySelector<HTMLElement>(`article[data-slug="${created}"]`);
    card?.scrollIntoView({ block: 'center' });
    // After the dialog has given the focus back.
    const timer = setTimeout(() => card?.focus({ preventScroll: true }), 0);
    return () => clearTimeout(timer);
  }, [created]);
  return created;
};
