import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let open = false;

const become = (next: boolean): void => {
  open = next;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens the palette of the portal that is open, from whichever part of its page. */
export const showPalette = (): void => become(true);
const hide = (): void => become(false);

/** Whether the command palette is open: Ctrl+K (⌘K on a Mac) opens and closes it, from wherever one is. */
export const usePalette = () => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      become(!open);
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      hide();
    };
  }, []);
  return { open: useSyncExternalStore(subscribe, () => open), show: showPalette, hide };
};
