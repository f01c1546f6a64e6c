import { line, openedPanel } from './testing/mounted-panel';

it('shows beside a card the way back that the server offers', async () => {
  const carded = { ...line('b', 'assistant', 'Ring first.'), quickReplies: ['No, nothing like that'] };
  await openedPanel({ lines: [line('a', 'user', 'It went black'), carded], emergency: true });
  const chips = [...document.querySelectorAll('button.chip')].map(({ textContent }) => textContent);
  expect(chips).toEqual(['No, nothing like that']);
});
