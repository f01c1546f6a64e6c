import { trainingSchema } from '@pilotlight/contracts/values/training';
import { assistantTurn } from '../testing/assistant-turns';
import { nextReply } from './scripted-dialogue';

const say = (text: string, finance: string): string =>
  nextReply(
    assistantTurn(text, {
      information: trainingSchema.parse({
        businessInfo: { services: ['Boiler repairs', 'New boilers'] },
        facts: finance === '' ? {} : { finance },
        prices: [{ what: 'New boiler', from: 225_000 }],
      }),
      turn: 3,
    }),
  ).text;

const passedOn = 'I don’t know that one, so I’ll ask the office and they’ll tell you.';
const plain = 'yes, with Novuna over 2 to 10 years';
const rated = 'Yes, with Novuna: 9.9% representative';

it.each([
  ['Do you do finance?', plain, 'Yes, with Novuna over 2 to 10 years.'],
  ['Do you do finance?', rated, 'Yes, with Novuna: 9.9% representative.'],
  ['Do you do finance?', 'over 2 to 10 years', 'Yes, we offer finance: over 2 to 10 years.'],
  ['Do you do finance?', 'We offer finance through Novuna', 'We offer finance through Novuna.'],
  ['Do you do finance?', 'We don’t offer finance at the moment', 'We don’t offer finance at the moment.'],
  ['Do you do finance?', 'no', 'We don’t offer finance.'],
  ['What is the APR?', rated, 'Yes, with Novuna: 9.9% representative.'],
  ['whats the apr on a new boiler', 'Interest-free over a year.', 'Interest-free over a year.'],
  ['What interest rate do you charge?', rated, 'Yes, with Novuna: 9.9% representative.'],
  ['How much interest would I pay?', rated, 'Yes, with Novuna: 9.9% representative.'],
  [
    'Is it interest free?',
    '0% over 10 months on new boilers',
    'Yes, we offer finance: 0% over 10 months on new boilers.',
  ],
  ['What is the APR?', 'No finance. New boilers need a deposit.', 'No finance. New boilers need a deposit.'],
  ['What is the APR?', plain, passedOn],
  ['What interest rate do you charge?', plain, passedOn],
  ['Is it interest free?', plain, passedOn],
  ['What is the APR?', '', passedOn],
  ['How much interest would I pay?', '', passedOn],
])('“%s” of a firm that told “%s” is answered “%s”', (text, finance, words) => {
  expect(say(text, finance).startsWith(`${words} `)).toBe(true);
});
