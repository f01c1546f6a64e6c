import { notUnderstood } from './not-understood';

const missed = (text: string) => notUnderstood({ text, asked: null, at: '2026-11-18T12:00:00Z' });

it.each(['its the one upstairs', 'the thingy in the whatsit', '???', 'hmm'])('can make nothing of: %s', (text) => {
  expect(missed(text)).toBe(true);
});

it.each([
  'Hello',
  'yes please',
  'no',
  'my boiler is leaking',
  '07700 900142',
  'how much is a new boiler',
  'thanks',
  'LS6 1AY',
])('can make something of: %s', (text) => {
  expect(missed(text)).toBe(false);
});

it('leaves what is no business of the firm’s to the assistant', () => {
  expect(missed('what is the capital of France')).toBe(false);
});
