import { CLOSING_MS } from '../frame';
import type { Panel } from '../panel-host';
import { line, openedPanel, type Served, settled } from '../testing/mounted-panel';
import { createInline } from './inline';

const talk = [line('a', 'user', 'No heating'), line('b', 'assistant', 'What’s your name?')];

/** A chat in the corner that nobody has opened, and what puts it into the page's text. */
const closedChat = async (served: Served = {}, phone = false) => {
  const { panel, button, asked } = await openedPanel(served, { closed: true, phone });
  button.ariaExpanded = 'false';
  const modal = jest.fn();
  Object.assign(HTMLDialogElement.prototype, { showModal: modal });
  const element = document.body;
  const use = (then?: (loaded: Panel) => void) => then?.(panel);
  const inline = createInline({ element, button, greet: () => undefined }, use);
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('There is no panel');
  return { inline, dialog, button, asked, modal, panel };
};
const touch = async (dialog: HTMLElement, sign = 'pointerdown') => {
  dialog.dispatchEvent(new Event(sign, { bubbles: true }));
  await settled();
};

it('is shown in the text, with no session until the visitor touches it', async () => {
  const { inline, dialog, asked } = await closedChat();
  inline.settle(true);
  await settled();
  expect([dialog.open, document.body.classList.contains('inline'), asked]).toEqual([true, true, []]);
  await touch(dialog);
  expect(asked).toContain('access');
});

it('begins with the keyboard’s focus, too', async () => {
  const { inline, dialog, asked } = await closedChat();
  inline.settle(true);
  await touch(dialog, 'focusin');
  expect(asked).toContain('access');
});

it('is never modal in the text, not even on a phone, and is modal again in the corner', async () => {
  const { inline, dialog, modal, panel } = await closedChat({}, true);
  inline.settle(true);
  await touch(dialog);
  expect([dialog.open, modal.mock.calls.length]).toEqual([true, 0]);
  inline.settle(false);
  panel.open(true);
  await settled();
  expect(modal).toHaveBeenCalled();
});

it('shows a chat that was begun at once', async () => {
  const { inline, dialog } = await closedChat({ lines: talk });
  inline.settle(true);
  await settled();
  expect(dialog.textContent).toContain('What’s your name?');
});

it('stays shown where it was closed', async () => {
  const { inline, dialog, panel } = await closedChat();
  inline.settle(true);
  await touch(dialog);
  panel.close();
  await settled();
  expect([dialog.open, dialog.className]).toEqual([true, 'w']);
});

it('closes on its way back to the corner where nothing was said, and stays open where there was', async () => {
  const unused = await closedChat();
  unused.inline.settle(true);
  await settled();
  unused.inline.settle(false);
  await new Promise((resume) => setTimeout(resume, CLOSING_MS + 20));
  expect([unused.dialog.open, document.body.classList.contains('inline')]).toEqual([false, false]);
  const begun = await closedChat({ lines: talk });
  begun.inline.settle(true);
  await settled();
  begun.inline.settle(false);
  await new Promise((resume) => setTimeout(resume, CLOSING_MS + 20));
  expect(begun.dialog.open).toBe(true);
});
