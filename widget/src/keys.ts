import { closeMenu } from './view/head';

/** Safari sends the Enter that ends a composed word after the word: only its code tells it from the next. */
export const COMPOSING = 229;

/**
 * No key reaches the page: its shortcuts see the widget instead of the field. A letter that a page took earlier is written all the same.
 */
export const takeKeys = (dialog: HTMLDialogElement, close: () => void): void => {
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    const path = event.composedPath();
    const [field] = path;
    if (!path.includes(dialog)) return;
    event.stopImmediatePropagation();
    if (event.type !== 'keydown' || event.isComposing || event.keyCode === COMPOSING) return;
    if (event.defaultPrevented && !event.ctrlKey && !event.metaKey && !key[1])
      document.execCommand('insertText', false, key);
    if (key === 'Escape' && !closeMenu(dialog.querySelector('.w-menu[open]'))) close();
    if (key !== 'Enter' || event.shiftKey || !(field instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    field.form?.requestSubmit();
  };
  for (const type of ['keydown', 'keypress', 'keyup'] as const) addEventListener(type, onKey, true);
  // Keys that a program makes may not leave the widget.
  dialog.onkeydown = onKey;
};
