import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dashboardPath, useDialogLink } from '../frame/dialog-route';
import { isShortcut } from '../frame/useShortcut';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows lead from card to card, "e" edits the one that has the focus, "x" selects it. One card at a time is a stop of the Tab key. */
export const useCardKeys = (slugs: readonly string[], onSelect: (slug: string) => void) => {
  const [last, setLast] = useState<string>();
  const navigate = useNavigate();
  const dialog = useDialogLink();
  const current = last !== undefined && slugs.includes(last) ? last : slugs[0];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key, nativeEvent } = event;
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || !isShortcut(nativeEvent)) return;
    const cards = [...currentTarget.querySelectorAll<HTMLElement>('article')];
    const at = cards.findIndex((card) => card.contains(target));
    const step = steps[key];
    const slug = cards[at]?.dataset['slug'];
    if (step !== undefined) cards[at + step]?.focus();
    else if (key === 'x' && slug !== undefined) onSelect(slug);
    else if (key === 'e' && slug !== undefined) {
      const { to, ...options } = dialog(`${dashboardPath}/${slug}/edit`);
      void navigate(to, options);
    } else return;
    event.preventDefault();
  };
  return { current, onKeyDown, onFocus: setLast };
};
