import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { checkSafetyOverMessages } from './check-safety-over-messages';
import { buildOnDangers } from './corpus/build-on-dangers';
import type { SafetyContext } from './verdict';

const calm: SafetyContext = { emergency: false, clarifications: [] };
const kindOf = (text: string, context: SafetyContext = calm) => checkSafetyOverMessages(text, [], context).kind;

const hazard = (text: string): boolean => kindOf(text) === 'hazard';

const dangers = Object.values(buildOnDangers).flat();
const danger = constantFrom(...dangers);
const chatter = constantFrom(
  'Hello there.',
  'Hope you are well!',
  'Thanks in advance.',
  'My name is Priya.',
  'We live in Leeds.',
  'I would also like a price for a radiator.',
  '🙂🙂',
);

it.each([
  'the co alarm was going so i took it off the wall and put it in the garden, stopped now. can you service the boiler',
  'co detector was going last night, fine this morning',
  'our carbon monoxide alarm was going all evening, whats best',
  'the co alarm was going',
  'carbon monoxide detector was going at 3am',
  'CO alarm was going, we are outside',
  'co alarm was going on friday, its by the log burners',
])('an alarm that was silenced or has stopped was heard all the same: %s', (text) =>
  expect(checkSafetyOverMessages(text, [], calm)).toMatchObject({ kind: 'hazard', hazard: 'carbon-monoxide' }),
);

it.each(['it was made safe but the smell came back', 'made safe by my brother in law but still hissing'])(
  'what was made safe and is back is asked about: %s',
  (text) => expect(checkSafetyOverMessages(text, [], calm)).toMatchObject({ kind: 'doubt', hazard: 'gas' }),
);

it('an alarm of which no more is told than that it is going is asked about', () => {
  expect(checkSafetyOverMessages('co alarm going', [], calm)).toMatchObject({
    kind: 'doubt',
    hazard: 'carbon-monoxide',
  });
});

it.each([
  'new build, co alarm was going to be fitted by the builder',
  'is the co alarm going to be fitted with the boiler',
])('an alarm that is to be fitted sounds nowhere: %s', (text) =>
  expect(checkSafetyOverMessages(text, [], calm)).toMatchObject({ kind: 'clear' }),
);

describe('reading a message for danger', () => {
  it('points at the words that hit, in the text as typed', () => {
    const text = 'Hí, 🙂 I can SMELL gas here';
    const verdict = checkSafetyOverMessages(text, [], calm);
    if (verdict.kind !== 'hazard') throw new Error(`was ${verdict.kind}`);
    expect(text.slice(verdict.from, verdict.to)).toBe('SMELL gas');
    expect(verdict).toMatchObject({ hazard: 'gas', rule: 'gas-escape', ruleVersion: 20 });
  });

  it.each([
    ['Smell of gas and the CO alarm is going off', 'gas'],
    ['The boiler is on fire and I smell gas', 'fire'],
    ['The calor gas bottle smells of gas', 'lpg-oil'],
    ['The CO alarm is beeping and water is dripping on the socket', 'carbon-monoxide'],
  ])('lets the most dangerous of several decide: %s', (text, hazard) => {
    expect(checkSafetyOverMessages(text, [], calm)).toMatchObject({ kind: 'hazard', hazard });
  });

  it.each(['smells like fart near the boiler constantly', 'the meter cupboard smells of farts'])(
    'hears gas in what it is likened to: %s',
    (text) => {
      expect(checkSafetyOverMessages(text, [], calm)).toMatchObject({ hazard: 'gas', rule: 'gas-escape' });
    },
  );

  it.each([
    'No smell of gas',
    'What should I do if I smell gas?',
    'We smelled gas in March 2024, Cadent made it safe',
    'Just joking, smell of gas',
    'hissing noise inside the boiler',
  ])('asks one question where the words leave doubt: %s', (text) => {
    expect(checkSafetyOverMessages(text, [], calm)).toMatchObject({ kind: 'doubt' });
  });

  it.each([
    'No smell of gas yesterday, but now there is a smell of gas',
    'I am not joking, smell of gas',
    'No rush, but I smell gas',
    'The leak was fixed last week and the gas smell is back',
    "I'm not sure if it's gas I can smell",
    'is it carbon monoxide?',
  ])('is not talked out of it: %s', (text) => {
    expect(kindOf(text)).toBe('hazard');
  });

  it.each([
    'No heating and we have a newborn',
    'Boiler broken, my mum is 84 years old',
    'dim gwres ac mae gen i fabi, babi 3 mis oed',
  ])('flags a household that suffers by the cold: %s', (text) => {
    expect(kindOf(text)).toBe('vulnerable');
  });

  it('puts danger before the cold', () => {
    expect(kindOf('No heating, a baby in the house, and it smells of gas')).toBe('hazard');
  });
});

describe('a clarifying question', () => {
  const asked: SafetyContext = { emergency: false, clarifications: [{ hazard: 'gas', pending: true }] };
  const answered: SafetyContext = { emergency: false, clarifications: [{ hazard: 'gas', pending: false }] };

  it.each(['yes', 'Yes I can', 'yeah its getting worse', 'not sure', 'maybe a bit', 'tak', 'haan', 'ydw'])(
    'answered by "%s" raises the hazard it asked about',
    (text) => {
      expect(checkSafetyOverMessages(text, [], asked)).toMatchObject({
        kind: 'hazard',
        hazard: 'gas',
        rule: 'clarification-confirmed',
      });
    },
  );

  it.each(['no', 'No, that was last year', 'nope all fine', 'LS6 1AY'])('answered by "%s" raises nothing', (text) => {
    expect(kindOf(text, asked)).toBe('clear');
  });

  it('is still answered by a yes after something else was said, and not by a name', () => {
    const passedOver: SafetyContext = {
      emergency: false,
      clarifications: [{ hazard: 'gas', pending: true, passedOver: true }],
    };
    expect(['I do smell it', 'it is back', 'Ada'].map((text) => kindOf(text, passedOver))).toEqual([
      'hazard',
      'hazard',
      'clear',
    ]);
  });

  it('is asked once for each hazard', () => {
    expect(kindOf('I said no smell of gas', answered)).toBe('clear');
    expect(kindOf('no sound from the CO alarm, it is not beeping', answered)).not.toBe('hazard');
  });

  it('leaves another danger as easily told as ever, and the same one less', () => {
    const likeMonoxide = 'the budgie died next to the gas fire last night';
    const after = (hazard: 'carbon-monoxide' | 'water-electrics') =>
      kindOf(likeMonoxide, { emergency: false, clarifications: [{ hazard, pending: false }] });
    expect([kindOf(likeMonoxide), after('water-electrics'), after('carbon-monoxide')]).toEqual([
      'hazard',
      'hazard',
      'clear',
    ]);
  });

  it('does not stand in the way of a second report', () => {
    expect(kindOf('Actually I do smell gas', answered)).toBe('hazard');
  });

  it('is not asked in an emergency', () => {
    expect(kindOf('the smell is gone, no smell of gas', { emergency: true, clarifications: [] })).toBe('clear');
    expect(kindOf('I still smell gas', { emergency: true, clarifications: [] })).toBe('hazard');
  });
});

describe('whatever is typed around a danger', () => {
  it('capitals lose nothing', () => {
    assert(
      property(danger, (text) => hazard(text.toUpperCase())),
      { numRuns: 300 },
    );
  });

  it('extra spaces and line breaks lose nothing', () => {
    const gap = constantFrom(' ', '  ', ' \t ', '   ');
    assert(
      property(danger, gap, (text, space) => hazard(` ${text.replaceAll(' ', space)}\n`)),
      { numRuns: 300 },
    );
  });

  it('polite sentences before and chatter after lose nothing', () => {
    assert(
      property(chatter, danger, chatter, (before, text, after) => hazard(`${before} ${text}. ${after}`)),
      {
        numRuns: 500,
      },
    );
  });

  it('no text makes it throw, and offsets stay inside the text', () => {
    const text = oneof(string({ unit: 'binary', maxLength: 400 }), string({ unit: 'grapheme', maxLength: 400 }));
    assert(
      property(text, (words) => {
        const verdict = checkSafetyOverMessages(words, [], calm);
        return (
          verdict.kind === 'clear' || (verdict.from >= 0 && verdict.from < verdict.to && verdict.to <= words.length)
        );
      }),
      { numRuns: 500 },
    );
  });
});
