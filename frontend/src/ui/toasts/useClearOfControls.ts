import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { clearDistance } from './clear-distance';

const dialogs = '[role="dialog"]';
/** What may be pressed, and of that what matters most. Rows that open something are not acts. */
const ofDialog = [
  'a, button, [role="combobox"]',
  ':is(a, button):not([role="tabpanel"] *, .MuiDialogContent-root *)',
] as const;
const ofPage = [
  'button, .MuiButton-root, [role="combobox"], nav a',
  ':is(header, nav) :is(a, button), .MuiButton-contained',
] as const;

const onChange = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

const frontDialog = (): Element | null => [...document.querySelectorAll(dialogs)].at(-1) ?? null;

/** The dialog that lies on top of everything, or null. */
export const useFrontDialog = (): Element | null => useSyncExternalStore(onChange, frontDialog);

/**
 * How many pixels from its edge the card covers none of the dialog's buttons, or, where no dialog is open, of the page's. Where there is no
 * room for that, of those that matter most: the page's head, navigation and primary acts. Found again whenever the page changes.
 */
export const useClearOfControls = (card: RefObject<Element | null>, edge: 'top' | 'bottom', margin: number): number => {
  const [distance, setDistance] = useState(margin);
  useLayoutEffect(() => {
    const find = () => {
      if (!card.current) return;
      const { left, right, height } = card.current.getBoundingClientRect();
      const dialog = frontDialog();
      const clearOf = (selector: string) => {
        const controls = [...(dialog ?? document).querySelectorAll(selector)]
          .filter((control) => !card.current?.contains(control))
          .map((control) => control.getBoundingClientRect())
          .filter((control) => control.width > 0 && control.left < right && control.right > left)
          .map(({ top, bottom }) =>
            edge === 'top'
              ? { near: top, far: bottom }
              : { near: window.innerHeight - bottom, far: window.innerHeight - top },
          );
        return clearDistance(controls, height, margin, window.innerHeight);
      };
      const [all, most] = dialog ? ofDialog : ofPage;
      setDistance(clearOf(all) ?? clearOf(most) ?? margin);
    };
    find();
    const stop = onChange(find);
    window.addEventListener('resize', find);
    return () => {
      stop();
      window.removeEventListener('resize', find);
    };
  }, [card, edge, margin]);
  return distance;
};
