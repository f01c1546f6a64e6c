import { readAnswer } from './answer';

const lines = (text: string): string[] => text.trim().split('\n');

describe('the answer to "Can you smell or hear gas right now?"', () => {
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
its fine now
all good no smell
No, that was last year
we cant hear anything
No my boiler needs a service please
nie
nahi`),
  )('is no: %s', (text) => {
    expect(readAnswer(text)).toBe('no');
  });

  it.each(['My name is Ada, you can ring me on 07700 900123', 'LS6 1AY', '07700 900123', 'How much is a new combi?'])(
    'is neither, and the question stays open: %s',
    (text) => {
      expect(readAnswer(text)).toBeNull();
    },
  );
});
