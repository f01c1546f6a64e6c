import { type Diary, freeDay } from './diary';
import { line, openedPanel, settled, type Served } from './mounted-panel';

export const both = ['Book a visit', 'Ask us to ring you'] as const;
export const talk = [
  line('a', 'user', 'No heating'),
  { ...line('b', 'assistant', 'Shall we come?'), quickReplies: ['Book a visit'] },
];

export const week = (): Diary => ({
  days: [
    freeDay('2026-12-01', 9, 10, 14),
    freeDay('2026-12-02', 9, 10, 11, 12, 13, 14),
    freeDay('2026-12-03'),
    freeDay('2026-12-04', 15),
  ],
});

export const form = () => document.querySelector<HTMLElement>('#booking');
export const button = (words: string | RegExp) => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('button')].find(
    ({ textContent, ariaLabel, parentElement }) =>
      (typeof words === 'string' ? textContent?.trim() === words : words.test(ariaLabel ?? textContent ?? '')) &&
      !parentElement?.closest('[hidden]'),
  );
  if (!found) throw new Error(`no button says ${words}`);
  return found;
};
export const press = async (words: string | RegExp) => {
  button(words).click();
  await settled();
};
export const field = (name: string) => document.querySelector<HTMLInputElement>(`#booking [name=${name}]`);
export const fill = (name: string, value: string) => {
  const into = field(name);
  if (!into) throw new Error(`no field ${name}`);
  into.value = value;
  into.dispatchEvent(new Event('input', { bubbles: true }));
};
export const slots = () =>
  [...document.querySelectorAll<HTMLButtonElement>('.slots:not(.near) .slot')].map(
    ({ textContent, disabled }) => `${textContent}${disabled ? ' taken' : ''}`,
  );
export const bodiesTo = (sent: readonly unknown[], path: string) =>
  sent.filter((each): each is { body: object } => Object.entries(each ?? {}).some(([, value]) => value === path));
export const told = () => [...document.querySelectorAll('.them > p')].at(-1)?.textContent;

export const picking = async (served: Partial<Served> = {}) => {
  const opened = await openedPanel({ lines: talk, offers: [...both], diary: week(), ...served });
  await press('Book a visit');
  return opened;
};
export const toForm = async (served: Partial<Served> = {}) => {
  const opened = await picking(served);
  await press('10:00');
  await press('Continue');
  return opened;
};
