import { answerSourceSchema } from '@pilotlight/contracts/values/answer-source';
import { trainingSchema } from '@pilotlight/contracts/values/training';
import { converseWith, last } from '../testing/converse';

const firm = (more: object = {}) =>
  trainingSchema.parse({
    businessInfo: {
      openingHours: 'Mon to Fri 8 to 6',
      coverageArea: 'LS1 to LS29',
      services: ['Boiler repairs', 'Boiler servicing', 'Air source heat pumps'],
      certifications: ['Gas Safe registered'],
      additionalInfo: 'Finance through Novuna from 0% APR. Our vans are electric.',
    },
    facts: { servicesNotOffered: ['Bathrooms'], waysToPay: 'card, cash or bank transfer' },
    prices: [{ what: 'Boiler service', from: 9_200, kind: 'fixed', includes: 'VAT' }],
    pairs: [{ question: 'Do you do weekends?', answer: 'Saturday mornings, at the same price.' }],
    ...more,
  });
const answer = (text: string, more: object = {}) => last(converseWith({ information: firm(more) }, text));

it.each([
  ['do you take cards?', 'You can pay by card, cash or bank transfer.', 'firm:ways-to-pay'],
  ['how much is a boiler service', 'A boiler service is £92, including VAT.', 'firm:prices'],
  ['do you do weekends?', 'Saturday mornings, at the same price.', 'pair:Do you do weekends?'],
  ['do you do bathrooms?', 'No bathrooms at the moment, sorry, but we do boiler repairs', 'firm:services'],
  ['do you do heat pumps?', 'Yes, we do air source heat pumps.', 'firm:services'],
  ['can i pay monthly for a boiler?', 'Finance through Novuna from 0% APR.', 'firm:about-us'],
  ['do you cover Garforth?', 'Yes, we cover Garforth.', 'place:Garforth'],
  ['do you cover Baildon?', 'Sorry, Baildon is just outside our patch.', 'firm:coverage-area'],
  ['how long does a boiler service take?', 'about an hour', 'card:service-duration'],
  ['how often does a boiler need servicing?', 'year', 'card:service-how-often'],
])('“%s” is answered from one piece, and names it', (text, words, source) => {
  const reply = answer(text);
  expect(reply.text).toContain(words);
  expect(reply.sources).toContain(source);
});

it('answers two questions in one message', () => {
  const { text } = answer('do you take cards and how much is a boiler service?');
  expect(text).toContain('You can pay by card');
  expect(text).toContain('A boiler service is £92');
});

it('answers the second question, which points back to the first', () => {
  const { text } = answer('what’s a service cost and how long does it take?');
  expect(text).toContain('A boiler service is £92');
  expect(text).toContain('about an hour');
});

it('answers what is asked beside a fault', () => {
  const { text } = answer('no hot water since last night, do you do callouts at night', {
    facts: { outOfHours: 'No night call-outs: we ring when we open' },
  });
  expect(text).toContain('No night call-outs');
});

it('hears no bathroom asked for in the size of a home', () => {
  const { text } = last(
    converseWith(
      { information: firm() },
      'how much for a new boiler',
      'combi or system boiler for a 4 bed with two bathrooms?',
    ),
  );
  expect(text).not.toContain('No bathrooms');
  expect(text).toContain('A combi heats water');
});

it.each(['are you a robot', 'Hello dear, are you a real person?'])(
  'says once what it is, “%s”, and rings nobody',
  (asked) => {
    const { text } = answer(asked);
    expect(text.match(/I’m an AI assistant/gu)).toHaveLength(1);
    expect(text).not.toContain('Which number');
  },
);

it('takes a fault code for no postcode', () => {
  const replies = converseWith(
    { information: firm() },
    'Vaillant showing F28, what is it',
    'ive already reset it twice',
    'is it expensive to fix?',
    'the ideal says L2, what does that mean?',
  );
  expect(replies[2]?.asksFor).toBe('postcode');
  expect(last(replies).text).toContain('L2 usually means');
  expect(last(replies).text).not.toMatch(/valid postcode/u);
});

it('says once that it doesn’t know, asks the office, and names what would have told', () => {
  const [first, second] = converseWith({ information: firm() }, 'are you insured?', 'do you have any reviews?');
  expect(first).toMatchObject({ leavesOpen: 'this-message', fact: 'insurance' });
  expect(first?.text).toContain('I don’t know that one, so I’ll ask the office');
  expect(second).toMatchObject({ leavesOpen: 'this-message', fact: 'reviews' });
  expect(second?.text).toContain('I’ll ask the office about that too.');
});

it('names no untold fact where the one that is told leaves out what was asked', () => {
  const bitcoin = answer('do you take bitcoin?');
  expect(bitcoin.leavesOpen).toBe('this-message');
  expect(bitcoin.fact).toBeUndefined();
});

it('doesn’t take a list for an answer to what isn’t on it', () => {
  const { text, leavesOpen } = answer('are you DBS checked?');
  expect(text).not.toContain('Gas Safe');
  expect(leavesOpen).toBe('this-message');
});

it('answers again what is asked again', () => {
  const [first, second] = converseWith({ information: firm() }, ...Array(2).fill('can I bleed the radiators myself?'));
  expect(second?.sources).toEqual(first?.sources);
  expect(second?.leavesOpen).toBeUndefined();
});

it('names no source that an event has no room for', () => {
  const url = `https://leeds.example/${'boilers/'.repeat(60)}`;
  const page = {
    url,
    at: '2026-11-20T10:00:00.000Z',
    text: 'Our kittens sleep in the airing cupboard.',
    problem: null,
  };
  const [source = ''] = answer('do your kittens sleep in the airing cupboard?', { pages: [page] }).sources ?? [];
  expect(source).toMatch(/^site:\/boilers/u);
  expect(answerSourceSchema.safeParse(source).success).toBe(true);
});

it('gives no tip to what nobody says', () => {
  expect(answer('<iframe srcdoc="<script>parent.alert(10)</script>"></iframe>').sources).toBeUndefined();
});

it('gives the reason for what it asks', () => {
  const [, second] = converseWith({ information: firm() }, 'boiler broke, Jo 07700 900112', 'why do you need that?');
  expect(second?.text).toMatch(/postcode|area|cover/iu);
  expect(second?.text).not.toContain('you don’t have to say');
});
