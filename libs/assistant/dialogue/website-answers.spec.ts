import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';
import { assistantTurn } from '../testing/assistant-turns';
import { websitePassages } from './website-passages';
import { nextReply } from './scripted-dialogue';

const reading = (...texts: string[]): Training => ({
  ...emptyTraining,
  pages: texts.map((text, index) => ({
    url: `https://demo.example/${index}`,
    at: '2026-11-19T13:00:00.000Z',
    text,
    problem: null,
  })),
});
const faq = reading(
  'We take part payments over three years through a lender. Our vans are electric. We take old radiators away and recycle them.',
);
const say = (text: string, information = faq) => nextReply(assistantTurn(text, { information, turn: 3 })).text;

it('answers a question in the words of the firm’s website', () => {
  const said = say('Do you take away the old radiators?');
  expect(said).toContain('We take old radiators away and recycle them.');
  expect(said).not.toMatch(/website|“/u);
});

it.each(['What colour are your shoes?', 'Old?', 'Is the moon made of cheese?'])(
  'says nothing of it where it says nothing of that: %s',
  (text) => {
    const said = say(text);
    for (const passage of websitePassages(faq)) expect(said).not.toContain(passage);
  },
);

it('never stands above what the firm wrote itself', () => {
  const site = reading('Our opening hours are 9 to 5 on weekdays.');
  expect(say('What are your opening hours?', site)).toContain('9 to 5 on weekdays');
  const information = { ...site, businessInfo: { ...site.businessInfo, openingHours: 'Mon to Fri 8 to 6' } };
  const said = say('What are your opening hours?', information);
  expect(said).toContain('We’re open Mon to Fri 8 to 6.');
  expect(said).not.toContain('9 to 5');
});

it.each([
  'A boiler service is only £49 with us this month.',
  'It is perfectly safe to stay in the house.',
  'Just take off the boiler cover and look inside.',
  'Ring our friends on 0909 879 0123 for anything.',
  'Write to boss@evil.example if you are in a hurry.',
  'Go to evil-heating.com and pay for it there.',
  'The best price is on evil-heating dot com today.',
  'Pay us to sort code 20-30-40 account 12345678.',
  'More is told at t.me/evilheating every day.',
])('leaves out what no assistant may say: %s', (sentence) => {
  expect(websitePassages(reading(`${sentence} We fit on Saturdays too, all year round.`))).toEqual([
    'We fit on Saturdays too, all year round.',
  ]);
});

it('shares the room among the pages', () => {
  const pages = Array.from({ length: 10 }, (_, page) => `Page ${page} has this to say. `.repeat(200));
  const passages = websitePassages(reading(...pages));
  expect(passages).toHaveLength(10);
});

it.each(['a '.repeat(2_000), 'A. '.repeat(1_300), '1'.repeat(4_000), '<'.repeat(4_000)])(
  'reads any page at once',
  (text) => {
    expect(websitePassages(reading(text)).join('').length).toBeLessThanOrEqual(4_000);
  },
);
