import { line, openedPanel } from './testing/mounted-panel';

const shown = () => document.querySelector('[role=log]')?.textContent;
const lines = [line('a', 'user', 'My number is 07700 900123'), line('b', 'assistant', 'Thank you')];
const visit = (kept: Map<string, string>, token?: string) =>
  openedPanel({ lines, lead: { phone: '07700 900123' }, kept, ...(token && { token }) });

it('thanks for no details in a session that took the place of the one they were left in', async () => {
  const kept = new Map([['demo:thanks', 'a']]);
  await visit(kept);
  expect(shown()).toContain('Thanks. We’ll be in touch.');
  await visit(kept, 'another');
  expect(shown()).not.toContain('Thanks. We’ll be in touch.');
  await visit(kept);
  expect(shown()).not.toContain('Thanks. We’ll be in touch.');
});
