import { checkReply } from './check-reply';

const calm = { emergency: false, allowedPrices: [] };

describe('the assistant’s own words', () => {
  it.each([
    ['A new boiler costs £2,400', 'price'],
    ['That would be about 80 pounds', 'price'],
    ['Around eighty quid', 'price'],
    ['We charge 60 per hour', 'price'],
    ['From your photo it is safe to use', 'declared-safe'],
    ["Don't worry, it's safe", 'declared-safe'],
    ['You can remove the boiler cover and look inside', 'sealed-part-opened'],
    ['Unscrew the front panel', 'sealed-part-opened'],
    ['Clean the burner with a brush', 'sealed-part-opened'],
    ['Tape over the pressure switch', 'safety-device-bypassed'],
    ['You could bypass the thermal fuse', 'safety-device-bypassed'],
    ['Just keep pressing reset', 'repeated-reset'],
    ['Reset it three times', 'repeated-reset'],
  ])('never say "%s"', (text, rule) => {
    expect(checkReply(text, calm)).toMatchObject({ kind: 'broken', rule });
  });

  it.each([
    'Never remove the boiler cover yourself.',
    'Only turn the gas off if it is safe to do so.',
    'I can’t tell from a photo whether it is safe.',
    'Please don’t reset it again.',
    'Press reset once.',
    'Pour warm water over the pipe, never boiling.',
    'Your visit is at 11:00 on Tuesday 24 November.',
    'Open doors and windows.',
  ])('may say "%s"', (text) => {
    expect(checkReply(text, calm)).toEqual({ kind: 'ok' });
  });

  it('may name a price that the installer set, however it is written', () => {
    const set = { emergency: false, allowedPrices: ['£90.00'] };
    expect(checkReply('A service is £90', set).kind).toBe('ok');
    expect(checkReply('A service is £90, a repair £120', set)).toMatchObject({ rule: 'price' });
  });

  it('diagnose nothing in an emergency', () => {
    const text = 'Fault code EA means that it could not light. Press reset once.';
    expect(checkReply(text, calm).kind).toBe('ok');
    expect(checkReply(text, { emergency: true, allowedPrices: [] })).toMatchObject({ rule: 'diagnosis-in-emergency' });
  });

  it('are pointed at by their offsets', () => {
    const text = 'Sure. Take off the casing first.';
    const verdict = checkReply(text, calm);
    if (verdict.kind !== 'broken') throw new Error('was let through');
    expect(text.slice(verdict.from, verdict.to)).toBe('Take off the casing');
  });
});

it.each([
  'That comes to seventy-five pounds.',
  'It is ￡75 all in.',
  'About 75€ a visit.',
  'EUR 75 would cover it.',
  'A service costs about 75.',
  'Around 2k all in.',
  'Two thousand four hundred pounds.',
  'It is only a tenner.',
])('a price that nobody set is none in any writing: %s', (text) => {
  expect(checkReply(text, { emergency: false, allowedPrices: [] })).toMatchObject({ kind: 'broken', rule: 'price' });
});

it.each([
  'Pop the casing off and have a look at the flame.',
  'You are fine to stay, nothing dangerous there.',
  'Turn the gas valve screw a quarter turn.',
  'Bridge the thermostat terminals with a wire.',
  'Press reset five or six times.',
])('is never said: %s', (text) => {
  expect(checkReply(text, { emergency: false, allowedPrices: [] }).kind).toBe('broken');
});

it.each([
  'No need to leave the house.',
  'You do not need to call the gas emergency number.',
  'Just open a window and carry on.',
])('is never said in an emergency: %s', (text) => {
  expect(checkReply(text, { emergency: true, allowedPrices: [] }).kind).toBe('broken');
});

it.each([
  'The price for a 30 year old boiler depends on your home.',
  'A visit takes about 45 minutes, and the price is yours in writing.',
  'The boiler is rated at 28kW.',
  'No need to call: the team will email you.',
  'Someone can pop round on Friday.',
  'The prices are by quote for a 3 bed semi.',
])('may be said: %s', (text) => {
  expect(checkReply(text, { emergency: false, allowedPrices: [] })).toEqual({ kind: 'ok' });
});
