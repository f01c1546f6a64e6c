import { converse } from '../testing/converse';

const wrong = /what is it doing|anything wrong|what is wrong|what would you like looked at/iu;
const rest = ['Jo 07700 900142 LS6 2AB', 'next week', 'Yes, two minutes', 'not sure', 'not sure', 'not sure'];
const asked = (first: string) => converse(first, ...rest).map(({ text }) => text);

describe('who wants a service or a certificate', () => {
  it.each([
    'I need a boiler service',
    'how much is a boiler service',
    'price for servicing a vaillant',
    'how much is a service and are you open saturday?',
    'can i book a service',
    'my boiler is due its annual check',
    'service',
  ])('is not asked what is wrong: %s', (first) => {
    for (const text of asked(first)) expect(text).not.toMatch(wrong);
    expect(asked(first).join(' ')).toContain('or is it just the service?');
  });

  it.each([
    'need a cp12 this week',
    'landlord certificate due',
    'how much for a gas safety certificate, need it by friday',
  ])('is asked about the certificate: %s', (first) => {
    const texts = converse(first, 'Jo 07700 900142 LS6 2AB', 'yes', 'not sure').map(({ text }) => text);
    for (const text of texts) expect(text).not.toMatch(wrong);
    expect(texts.join(' ')).toContain('or is it just the certificate?');
  });

  it.each(['just a normal boiler service please, nothing wrong with it', 'need a service, boiler is working fine'])(
    'is not asked what it has told already: %s',
    (first) => {
      expect(converse(first, ...rest).map(({ asksFor }) => asksFor)).not.toContain('symptoms');
    },
  );

  it('may tell a fault beside it', () => {
    const replies = converse('boiler service please', ...rest.slice(0, 3), 'its losing pressure');
    expect(replies.at(-1)?.asksFor).toBe('address');
  });
});

it.each(['how much to repair my boiler', 'need my boiler fixed'])(
  'asks who wants a repair what it is doing: %s',
  (first) => {
    expect(asked(first).join(' ')).toContain('What is it doing, or not doing?');
  },
);
