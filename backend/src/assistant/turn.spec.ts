import { type TurnContext, understandTurn } from './turn';

const fresh: TurnContext = {
  emergency: false,
  intent: null,
  asked: null,
  facts: {},
  jobFacts: {},
  at: '2026-11-20T10:00:00Z',
  clarifications: [],
  earlier: [],
};

describe('understanding a turn', () => {
  it('gives danger, intent, details and needs in one go', () => {
    expect(understandTurn(fresh, "I'm Priya, can you come and fix my boiler? 07700 900142")).toEqual({
      verdict: { kind: 'clear' },
      saysNothing: false,
      intent: 'booking',
      subIntent: 'new',
      facts: { first_name: 'Priya', phone: '+447700900142' },
      jobFacts: { job_type: 'repair-or-service' },
      needs: new Set(['visit']),
      withdrawn: new Set(),
    });
  });

  it('lets danger outrank every other intent, for good', () => {
    const { verdict, intent } = understandTurn({ ...fresh, intent: 'booking' }, 'actually I smell gas');
    expect([verdict.kind, intent]).toEqual(['hazard', 'emergency']);
    expect(understandTurn({ ...fresh, emergency: true, intent: 'emergency' }, 'can I book a service').intent).toBe(
      'emergency',
    );
  });

  it('takes danger for something that is unsafe now', () => {
    expect(understandTurn(fresh, 'I smell gas').needs).toEqual(new Set(['repair']));
  });

  it('keeps the intent where a message only gives details', () => {
    expect(understandTurn({ ...fresh, intent: 'quote', asked: 'postcode' }, 'LS6 1AY')).toMatchObject({
      intent: 'quote',
      facts: { postcode: 'LS6 1AY' },
    });
  });

  it.each([
    ['Blessing Okoro', { first_name: 'Blessing', last_name: 'Okoro' }],
    ["I'm Moyo", { first_name: 'Moyo' }],
    ['steady', {}],
    ['flashing red', {}],
    ['1960s detached, Norfolk', {}],
    ['white i think', {}],
  ])('asked how to be reached, "%s" is a name only where it is written as one', (text, { ...named }) => {
    const { first_name, last_name } = understandTurn({ ...fresh, asked: 'contact' }, text).facts;
    expect({ ...(first_name && { first_name }), ...(last_name && { last_name }) }).toEqual(named);
  });
});
