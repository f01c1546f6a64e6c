import { readModelReply } from './model-reply';

const answered = (text: string): string =>
  JSON.stringify({ text, asks_for: 'nothing', leaves_question: false, quick_replies: [] });

it('takes nothing from a model that would turn the words beside it, or that can’t be kept', () => {
  expect(readModelReply(answered('\u202Ekcab\u202C to \0front\uD800 \u2066x\u2069'))?.text).toBe('kcab to front x');
});

it.each(['', ' \u202E \u2069', 'a'.repeat(1_201)])('is no answer where there are no words, or too many: %#', (text) => {
  expect(readModelReply(answered(text))).toBeNull();
});

it.each(['{', '[]', '{"text":"Hello"}', 'null'])('is no answer in another shape: %s', (json) => {
  expect(readModelReply(json)).toBeNull();
});
