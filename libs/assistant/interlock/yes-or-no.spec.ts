import { readAnswer } from './yes-or-no';

const lines = (text: string): string[] => text.trim().split('\n');

describe('the answer to "Is there a smell of gas, or a carbon monoxide alarm sounding, right now?"', () => {
  it.each(
    lines(`
yes
Y
yesss
yeh
yep its getting worse
I do
I do smell it
i can smell it
it is
it does
there is
there is now
👍
✅
of course
absolutely
100%
definately
affirmative
quite strong
a lot
its back
still there
omg
seriously
idk
dunno
not sure
no idea
i hope not
cant say
don’t think so
I cannot tell
its not safe
they capped it but I can smell it again
it was never made safe
yes since this morning
it isnt fine
it is not over
i dont feel safe
not joking
no joke it stinks
no im serious
it wont stop
none of us can breathe
nothing works, yes gas
no, yes there is
No wait yes
no but my wife says yes
no but I feel dizzy
No - i was wrong, it is happening
No I can smell it
no it is hissing
no, the smell is still there
no its getting worse
no one has fixed it
no help me
no hurry up
no there is smoke
No, gas
no, emergency
no its like gas
no it is
nothing is fine
not yet gone
not that strong
cant breathe
i cant stop coughing
the smell hasnt gone
fine its gas
over here
my wife says yes it does
there is a little bit in the kitchen I think
да
oui
haan
ydw`),
  )('is yes: %s', (text) => {
    expect(readAnswer(text)).toBe('yes');
  });

  it.each(
    lines(`
no
Nope.
nah
no, just wondering
no smell at all
I can't smell anything
no I cant smell gas
nothing
not at all
no its fine
no thanks
No, it was a joke
it has been fixed
no no theres none here, its for a first aid course
Northern Gas found it, capped the supply, all made safe, no smell since
they made it all safe
all made safe thanks
its fine now
all good no smell
No, that was last year
we cant hear anything
the smell has gone
no all clear now
not that i can tell
just wondering
definitely not
of course not
absolutely nothing
negative
that was years ago
No, it was last winter
neither
no emergency
no nothing like that
no just a general question
boo nahi aa rahi
No, my name is Ada
No my boiler needs a service please
nie
nahi`),
  )('is no: %s', (text) => {
    expect(readAnswer(text)).toBe('no');
  });

  it.each([
    'My name is Ada, you can ring me on 07700 900123',
    'My name is Ada, 07700 900123',
    'they capped the hob, alarm sounding now',
    'LS6 1AY',
    'How much is a new combi?',
    'Is the boiler still under warranty?',
    'Can you come on Tuesday?',
    'We need help with a new bathroom',
  ])('is neither, and the question stays open: %s', (text) => {
    expect(readAnswer(text)).toBeNull();
  });

  it('is no short word any more where something else was asked since', () => {
    expect(['Ada', 'LS6 1AY', 'Ada Smith'].map((text) => readAnswer(text, false))).toEqual([null, null, null]);
    expect(['yes', 'I do smell it', 'not sure', 'idk'].map((text) => readAnswer(text, false))).not.toContain(null);
    expect(readAnswer('no', false)).toBe('no');
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
    'is read where a word is one that JavaScript knows: %s',
    (word) => {
      expect(readAnswer(`it still smells says ${word} mike`)).toBe('yes');
      expect(readAnswer(`no smell ${word} here`)).not.toBe('no');
    },
  );
});

describe('a doubt about something else', () => {
  it.each([
    'Its a Glow worm dunno model',
    'dunno model',
    'model? dunno',
    'not sure what make it is',
    'not sure of the postcode sorry',
    "I don't know what size it is",
    'no idea how old it is',
    'the serial number i cant remember',
    'dunno what boiler it is',
    'what kind of boiler not sure',
    "haven't a clue what brand",
    'not sure which day yet',
    'forgot the model',
  ])('answers nothing: %s', (text) => {
    expect([true, false].map((justAsked) => readAnswer(text, justAsked))).toEqual([null, null]);
  });

  it.each([
    'dunno',
    'not sure',
    'no idea tbh',
    'dunno, its an old house',
    'dunno what the boiler is doing',
    "not sure if it's the boiler",
    'not sure what kind of smell',
    'dunno the model but it still smells',
    'not sure what model, i do smell it',
    'dunno how long its been, maybe a day',
  ])('takes no other doubt with it: %s', (text) => {
    expect(readAnswer(text)).toBe('yes');
  });

  it('leaves a plain no as it is', () => {
    expect(readAnswer('no, and not sure what model it is')).toBe('no');
  });
});

describe('a no that says what alone is left', () => {
  it.each([
    'no hot water? no thats fine, just the noise',
    'no hot water no thats fine just the noise',
    'no, everything else works, just the timer',
    'nope its only the pressure that drops',
    'no nothing else, just want somebody to look at the pump',
  ])('is a no: %s', (text) => {
    expect([true, false].map((justAsked) => readAnswer(text, justAsked))).toEqual(['no', 'no']);
  });

  it.each(['no just a hissing noise', 'no its just the noise and a smell', 'no, only the noise but i feel dizzy'])(
    'is none where a sign of danger is left: %s',
    (text) => {
      expect(readAnswer(text)).toBe('yes');
    },
  );

  it.each(['no hot water, just the noise', 'no lights just the noise of it'])(
    'answers nothing where the no is a fault: %s',
    (text) => {
      expect(readAnswer(text)).toBeNull();
    },
  );
});

it.each([
  "yes it's off",
  'yes it is all sorted',
  "yes that's right, it was capped",
  'yes all fine now',
  'yes it was the battery',
])('a yes that says it is settled is a no: "%s"', (text) => {
  expect(readAnswer(text)).toBe('no');
});

it.each([
  'yes it has gone off',
  'yes the alarm is going off',
  'yes and it is not fixed',
  'yes but it still smells',
  'yes, its off but i can smell it',
  'yes',
  'could be',
])('a yes that settles nothing stays one: "%s"', (text) => {
  expect(readAnswer(text)).toBe('yes');
});

it('whoever is at the wrong place answers nothing', () => {
  expect(readAnswer('sorry wrong trade?', false)).toBeNull();
});
