import { converse, last } from '../testing/converse';
import { understandTurn } from '@pilotlight/assistant/turn';
import { notUnderstood } from '@pilotlight/assistant/dialogue/not-understood';

const at = '2026-11-20T10:00:00Z';
const told = (text: string, jobFacts = {}) =>
  understandTurn(
    { emergency: false, intent: null, asked: null, facts: {}, jobFacts, at, clarifications: [], earlier: [] },
    text,
  ).jobFacts.address;

it.each([
  ['27 Back Lane, Guiseley LS20 8PF', '27 Back Lane, Guiseley'],
  ['im at 14 Otley Road Headingley LS6 3AA', '14 Otley Road, Headingley'],
  ['12 Manor Crescent', '12 Manor Crescent'],
  ['flat 3, 14 Moor Road LS6 2AB', 'flat 3, 14 Moor Road'],
  ['boiler broke, 27 Back Lane, Guiseley LS20 8PF, Jo 07700 900112', '27 Back Lane, Guiseley'],
  ['Jo Smith, 118 Otley Old Road, Leeds, LS16 6HQ', '118 Otley Old Road, Leeds'],
  ['9 Moorside LS6 1AA', '9 Moorside'],
  ['gas safety visit for Flat 6, Harcourt Court.', 'Flat 6, Harcourt Court'],
  ['radiator wont get warm. 14 Mill Lane.', '14 Mill Lane'],
  ['no heating, No. 17 Larch Ave.', '17 Larch Ave'],
  ['2 St John’s Street, York YO1 7AA', '2 St John’s Street, York'],
  ['address is 5 park ave leeds ls8 2jj thanks', '5 park ave, leeds'],
  ['my mums boiler at 9 Otley Road is leaking', '9 Otley Road'],
  ['im the landlord, property is 9 Otley Road LS6 2AB', '9 Otley Road'],
])('“%s” tells where the job is', (text, address) => {
  expect(told(text)).toBe(address);
});

it.each([
  '3 bed semi LS6 2AB',
  'worcester 30i in the loft',
  'vaillant ecotec 831 Jo Smith LS6 2AB',
  '£20 Park Lane',
  'landlord is at 5 Mill Lane',
  'are you at 12 Mill Lane?',
  'neighbours at 5 Elm Close have it too',
  '2 cars on the drive',
  '30 year old boiler way past it',
  'call me after 6 thanks LS6 2AB',
  'free at 4 Friday LS6 2AB',
  '0113 496 0000 Jo Smith LS6 2AB',
  'on the 3rd of June close to lunch',
  'need 5 rads and 2 baths in Mill Lane',
])('“%s” tells no address of the job', (text) => {
  expect(told(text)).toBeUndefined();
});

it('is said back, is not asked for again, and may be put right', () => {
  const lines = ['boiler broke, 27 Back Lane, Guiseley LS20 8PF, Jo 07700 900112', 'Vaillant', 'combi', 'gas'];
  const replies = converse(...lines);
  expect(replies[0]?.text).toContain('I’ve got 07700 900112 and 27 Back Lane, Guiseley, LS20 8PF.');
  expect(replies.map(({ asksFor }) => asksFor)).not.toContain('address');
  expect(last(converse(...lines, 'sorry its 29 Back Lane')).text).toContain('I’ve changed that to 29 Back Lane.');
});

it('is something that is understood, told on its own', () => {
  expect(notUnderstood({ text: '12 Manor Crescent', asked: null, at })).toBe(false);
  expect(notUnderstood({ text: 'blah', asked: null, at })).toBe(true);
});
