import { askedQuestion } from './asked-question';

const asked = (text: string, { facts = {}, earlier = [] as readonly string[] } = {}) =>
  askedQuestion({ text, facts, earlier });

it.each([
  ["My boiler is twelve years old. It's a Vaillant! Do you do finance?", 'Do you do finance?'],
  ['Do you take cards? And cash?', 'Do you take cards? And cash?'],
  ['do you take\n cards', 'do you take cards'],
])('keeps the questions of a message: “%s”', (text, question) => {
  expect(asked(text)).toBe(question);
});

it.each([
  ['Can Priya at 12 Mill Lane pay by card?', /priya|mill lane/iu],
  ['Could you ring my mum Doris Quill on 07700 900142 about finance?', /doris|quill|900142/iu],
  ['Do you cover LS6 1AY and can you mail jo@home.example?', /LS6|jo@home/iu],
  ["I'm Priya Nair, do you take cards", /priya|nair/iu],
])('names nobody and no place: “%s”', (text, personal) => {
  const question = asked(text, { facts: { first_name: 'Priya', last_name: 'Nair' } });
  expect(question).not.toMatch(personal);
  expect(question).toMatch(/pay by card|finance|cover|take cards/u);
});

it('redacts a name that was told earlier', () => {
  expect(asked('Can Priya pay by card?', { earlier: ['Hello, my name is Priya'] })).toBe('Can [NAME] pay by card?');
});

it('is at most as long as a question of the training', () => {
  const question = asked(`${'do you fit boilers and '.repeat(20)}do you?`);
  expect(question?.length).toBeLessThanOrEqual(200);
  expect(question).toMatch(/(?:boilers|fit|and|do|you)…$/u);
  expect(asked('😀x'.repeat(300))).toMatch(/^(?:😀x)+😀?…$/u);
});

it('is none where there are no words', () => {
  expect(asked(' ')).toBeNull();
});
