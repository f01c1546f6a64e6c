import { useEffect, type RefObject } from 'react';
import { isTyping } from './is-typing';

const open = (link: HTMLElement | undefined) => {
  link?.focus();
  link?.click();
};

/** j and k open the next and the previous conversation of the list, Escape closes the one that is open. */
export const useConversationKeys = (list: RefObject<HTMLElement | null>, close: () => void) => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
      // The focus is ahead of the address when keys come faster than screens.
      const focused = links.findIndex((link) => link === document.activeElement);
      const at = focused < 0 ? links.findIndex((link) => link.ariaCurrent === 'true') : focused;
      if (event.key === 'j') open(links[at + 1]);
      if (event.key === 'k' && at > 0) open(links[at - 1]);
      if (event.key === 'Escape') {
        links[at]?.focus();
        close();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, close]);
};
