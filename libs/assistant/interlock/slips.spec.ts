import { checkSafetyOverMessages } from './check-safety-over-messages';

const kindOf = (text: string) => checkSafetyOverMessages(text, [], { emergency: false, clarifications: [] }).kind;

it.each([
  [
    'a sign instead of the word',
    ['there is 🔥 coming out of the boiler', '👃 gas', 'smell ⛽', '🔥🔥🔥 boiler', 'boiler 🔥'],
  ],
  ['words in fragments', ['I can smell g as', 'I can smell ga s', 'i can sm ell gas']],
  ['slips', ['gas lek', 'roten egg', 'smell of gsd', 'smell of gaa', 'i smell mercaptan']],
  ['one word said over and over', [`I can smell ${'really '.repeat(30)}strong gas`]],
  ['other scripts', ['ça sent le gaz', 'cheira a gás', 'गैस की गंध', 'ਗੈਸ ਦੀ ਬਦਬੂ', 'গ্যাসের গন্ধ', '有煤气味']],
  ['drawn letters', ['I can smell ɡas', 'I can smell gɑs', 'ɪ ᴄᴀɴ ꜱᴍᴇʟʟ ɢᴀꜱ', '🇬🇦🇸 smell', '🅶🅰🆂 smell']],
  ['letters that show nothing', ['I can smell\u3164gas', `I can smell ${'\u1160'.repeat(30)}gas`]],
  [
    'digits and signs for letters',
    ['smell g4s', 'I can smell ga5', 'i can sm3ll gas', 'smell g@s', 'smell g*s', 'I can sme11 gas'],
  ],
])('danger is heard through %s', (_how, messages) => {
  for (const message of messages) expect([message, kindOf(message)]).toEqual([message, 'hazard']);
});

it('a lone cry of gas is asked about', () => {
  for (const message of ['pls help gas', 'help gas', 'GAS!!!', 'gas!', 'gas 😱 help'])
    expect([message, kindOf(message)]).toEqual([message, 'doubt']);
});

it('a smell and gas far apart in one message are heard', () => {
  expect(kindOf(`I can smell ${'so very really '.repeat(10)}gas`)).toBe('hazard');
});

it.each([
  'gas',
  'gas boiler!',
  'gas boiler',
  'gas bill!!!',
  'gas safe',
  'Thank you!!!',
  'You sent someone to check the gas on Monday',
  'gas bill',
  'gas engineer please',
  'F28',
  'E133',
  'SW1A 1AA',
  'g3 6ab',
  'I live at 4 g',
  'do you do a s plan',
  'great service 🔥',
])('nothing is heard in "%s"', (message) => {
  expect(kindOf(message)).toBe('clear');
});
