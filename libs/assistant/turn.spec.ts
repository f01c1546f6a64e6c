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

  const inDanger: TurnContext = { ...fresh, emergency: true, intent: 'emergency', earlier: ['I can smell gas'] };

  it.each([
    'Cadent came out and capped the gas leak, smell has gone',
    'fire brigade have been, they turned the boiler off and said its safe now',
    'the gas man has been and fixed the gas leak on the cooker',
  ])('hears in danger how it was made safe, not the danger once more: %s', (text) =>
    expect(understandTurn(inDanger, text).verdict.kind).toBe('clear'),
  );

  it.each([
    'Cadent capped the cooker but now i can smell gas at the meter',
    'gas man has been, can you come though i can still smell gas',
    'cadent fixed the gas leak. co alarm is going off though',
    'cadent are on their way, theres a gas leak',
    'they fixed the leak and the co alarm is going off',
    'they turned the gas off the kitchen is full of smoke',
    'cadent capped the hob and there is a gas leak at the meter',
    'the gas man has been and i can smell gas',
    'the gas man capped it off but it still stinks',
  ])('hears the danger that is told besides: %s', (text) =>
    expect(understandTurn(inDanger, text).verdict.kind).toBe('hazard'),
  );

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

describe('a card that was shown for a likeness alone', () => {
  const carded: TurnContext = {
    ...fresh,
    emergency: true,
    deniable: 'water-electrics',
    intent: 'emergency',
    calmIntent: 'quote',
    asked: 'name',
    earlier: ['the drip is by a lamp'],
  };

  it('is stood down by a clear no, which is no name, and the talk is about what it was about', () => {
    expect(understandTurn(carded, 'no, no danger, I only want a price')).toMatchObject({
      verdict: { kind: 'clear' },
      standDown: 'denied',
      intent: 'quote',
      facts: {},
    });
    expect(understandTurn({ ...carded, calmIntent: null, earlier: [] }, 'its stopped now')).toMatchObject({
      standDown: 'over',
      intent: 'general',
    });
  });

  it('is certain once it is confirmed', () => {
    const turn = understandTurn(carded, 'It’s happening now');
    expect(turn).toMatchObject({
      verdict: { kind: 'hazard', hazard: 'water-electrics', rule: 'clarification-confirmed' },
      intent: 'emergency',
    });
    expect(turn.standDown).toBeUndefined();
  });

  it('stands where the denial tells of another danger, and where something else is said', () => {
    const told = understandTurn(carded, 'No, nothing like that, but I smell gas');
    expect(told).toMatchObject({ verdict: { kind: 'hazard', hazard: 'gas' }, intent: 'emergency' });
    expect(told.standDown).toBeUndefined();
    expect(understandTurn(carded, 'just book me an engineer')).toMatchObject({ intent: 'emergency' });
  });

  it('has no way back where a rule was certain', () => {
    const turn = understandTurn({ ...carded, deniable: null }, 'No, nothing like that');
    expect([turn.standDown, turn.intent]).toEqual([undefined, 'emergency']);
  });
});
