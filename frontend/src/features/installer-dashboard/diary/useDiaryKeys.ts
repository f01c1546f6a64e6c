import { type KeyboardEvent, useEffect } from 'react';
import type { Step } from './useDraft';
import { quarter } from './useDraft';

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: { minutes: quarter },
  ArrowUp: { minutes: -quarter },
  ArrowRight: { days: 1 },
  ArrowLeft: { days: -1 },
};
const order: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const isForText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `c` confirms the visit that is chosen, while no dialog is open. */
export const useConfirmKey = (confirm: (() => void) | null): void => {
  useEffect(() => {
    if (!confirm) return;
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'c' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isForText(event.target) || document.querySelector('[role=dialog]')) return;
      confirm();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [confirm]);
};

interface GridKeys {
  /** The visits that are drawn, by time. */
  readonly ids: readonly string[];
  readonly onStep: (id: string, step: Step) => void;
  /** Drops what the keys have moved; null where nothing is on its way. */
  readonly onDrop: (() => void) | null;
  readonly onEscape: () => void;
}

/** Arrows go through the visits by time; with Shift they move the visit, which Enter drops and Escape leaves. */
export const gridKeys =
  ({ ids, onStep, onDrop, onEscape }: GridKeys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') return onEscape();
    const id = event.target instanceof HTMLElement ? event.target.dataset['visit'] : undefined;
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && onDrop) {
      event.preventDefault();
      return onDrop();
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    if (event.shiftKey) return onStep(id, step);
    const next = ids[ids.indexOf(id) + (order[event.key] ?? 0)];
    const drawn = event.currentTarget.querySelectorAll<HTMLElement>('[data-visit]');
    [...drawn].find(({ dataset }) => dataset['visit'] === next)?.focus();
  };
