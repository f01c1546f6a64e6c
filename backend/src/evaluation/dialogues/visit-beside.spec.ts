import { trainingSchema } from '@pilotlight/contracts/values/training';
import { converseWith, last } from '../testing/converse';
import { asksOfPlace } from '@pilotlight/assistant/dialogue/area-asked';

const firm = (given: object = {}) =>
  trainingSchema.parse({
    businessInfo: {
      coverageArea: 'LS1 to LS29, BD1 to BD10',
      openingHours: 'Mon to Fri 8 to 6, Sat 9 to 1',
      services: ['Boiler service'],
    },
    prices: [{ what: 'Boiler service', from: 8_900 }],
    tone: 'plain',
    ...given,
  });
const answered = (text: string, given: object = {}) => last(converseWith({ information: firm(given) }, text));

const visit = /I’ll pass your request for a visit to the team/u;

it.each([
  'cover LS6?',
  'LS6?',
  'hiya what about ls6?',
  'u cover LS6?',
  'LS6 ok?',
  'is LS6 covered?',
  'are you able to do LS6',
])('a place is asked about without a whole sentence: %s', (text) =>
  expect(answered(text).text).toMatch(/^Yes, we cover LS6\. If you’d like us to have a look/u),
);

it('no other question is taken for one of a place', () => {
  for (const text of ['what does it cover', 'does the warranty cover parts, LS6 2AB', 'F22?', 'LS6 2AB', 'cover off?'])
    expect([text, asksOfPlace(text)]).toEqual([text, false]);
  expect(answered('F22?').text).not.toMatch(/cover/u);
});

it.each([
  ['do you cover LS6 and can I book?', /^Yes, we cover LS6\./u],
  ['can I book a service? do u cover bd4', /^Yes, we cover BD4\./u],
  ['are you open saturdays and can i book a service?', /^Yes, Saturdays 9 till 1\./u],
  ['how much is a service and can i book one', /^A boiler service starts at £89\./u],
  ['can you come out to LS6', /^Yes, we cover LS6\./u],
])('a visit that is asked for besides is answered too: %s', (text, first) => {
  const { text: said, asksFor } = answered(text);
  expect(said).toMatch(first);
  expect(said).toMatch(visit);
  expect(said).not.toMatch(/right here/u);
  expect(asksFor).toBe('contact');
});

it('a visit is promised nobody who asks for none, lives outside, or whose firm arranges none here', () => {
  expect(answered('do you come out to LS6?').text).not.toMatch(visit);
  expect(answered('do you cover HD1 and can I book?').text).toMatch(
    /^Sorry, HD1 is just outside our patch\. I can still/u,
  );
  expect(answered('do you cover HD1 and can I book?').text).not.toMatch(/request for a visit|right here/u);
  const none = answered('do you cover LS6 and can I book?', { flows: { offersVisits: false } }).text;
  expect(none).toMatch(/cover LS6\. Visits aren’t arranged in this chat/u);
  expect(answered('can I book a visit?', { flows: { offersVisits: false } }).text).not.toMatch(/right here/u);
});
