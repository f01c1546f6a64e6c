import { line, openedPanel, settled } from '../testing/mounted-panel';

const talk = [line('a', 'user', 'No heating'), line('b', 'assistant', 'What’s your name?')];
const menu = () => document.querySelector<HTMLDetailsElement>('.w-menu');
const open = async () => {
  menu()?.querySelector('summary')?.click();
  await settled();
};

it('is there once it was opened, and shuts when the focus goes elsewhere', async () => {
  await openedPanel({ lines: talk });
  expect(menu()?.textContent).toBe('');
  await open();
  const [first] = menu()?.querySelectorAll<HTMLElement>('div button') ?? [];
  expect(first?.textContent).toBe('Leave your details');
  first?.focus();
  menu()?.querySelector('summary')?.focus();
  expect(menu()?.open).toBe(true);
  document.querySelector('textarea')?.focus();
  expect(menu()?.open).toBe(false);
});

it('tells what is kept of a chat, from the options and from the first screen', async () => {
  await openedPanel({ lines: talk });
  await open();
  menu()?.querySelector<HTMLElement>('.w-privacy summary')?.click();
  expect(menu()?.querySelector('.w-privacy')?.textContent).toContain('Demo Heating keeps this chat and your details');
  await openedPanel();
  document.querySelector<HTMLElement>('.w-foot .w-privacy summary')?.click();
  await settled();
  expect(document.querySelector('.w-foot')?.textContent).toContain('Demo Heating keeps this chat and your details');
});
