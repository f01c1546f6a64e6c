import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** One act that the toast offers, "Undo"; pressed, the toast goes. */
  readonly action?: { readonly label: string; readonly press: () => void };
}

interface Shown extends Toast {
  readonly id: number;
}

const listeners = new Set<() => void>();
let shown: Shown | null = null;
let count = 0;

const show = (next: Shown | null) => {
  shown = next;
  listeners.forEach((listener) => listener());
};

/** Shows a toast; one that is still up makes way for it, so that only one is ever visible. */
export const toast = (message: Toast): void => show({ ...message, id: (count += 1) });

export const dismissToast = (): void => show(null);

export const useToast = (): Shown | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
