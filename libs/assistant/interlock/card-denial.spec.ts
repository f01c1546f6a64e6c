import { answerToCard, itIsHappening, nothingLikeIt } from './card-denial';

it.each([
  [nothingLikeIt, 'denied'],
  ['no', 'denied'],
  ['no, no danger, I only want a price', 'denied'],
  ['no danger, how much is a boiler?', 'denied'],
  ['no its nowhere near any electrics', 'denied'],
  ['its well away from the fuse box', 'denied'],
  ['its not gas its water', 'denied'],
  ['no smell or hissing, just an old boiler', 'denied'],
  ['thats not what I meant', 'denied'],
  ['I never mentioned electrics', 'denied'],
  ['nothing of the kind, but can I get a quote', 'denied'],
  ['false alarm', 'denied'],
  ['its stopped now', 'over'],
  ['The dripping has stopped', 'over'],
  ['ok, it’s off now', 'over'],
  ['the boiler is switched off at the wall', 'over'],
  ['Man came round, all safe now. Can you look at the boiler?', 'over'],
])('takes "%s" for %s', (text, basis) => expect(answerToCard(text, 'water-electrics', null)).toBe(basis));

it.each([itIsHappening, 'yes', 'Yes it is', 'yeah please', "yes it's happening"])('takes "%s" for a yes', (text) =>
  expect(answerToCard(text, 'gas', null)).toBe('confirmed'),
);

it.each([
  'just book me an engineer',
  'how much is a new boiler',
  'Margaret, 07700 900123',
  'no heating since yesterday',
  'there is no water at all',
  'no one answers',
  'I cant get out',
  'no I havent',
  'I cant find the stopcock',
  'it wont stop',
  'its not stopped',
  'has it stopped',
  'I think its stopped',
  'it stopped but started again',
  'the boiler has stopped working',
  'its gone black round the edge',
  'it keeps going off',
  'ive turned it off, what next',
  'no rush',
  'no but my wife feels sick',
  'is that nothing like that?',
  'not sure',
  'no idea',
  'not yet',
  'I dont want to give my number',
  'if its off now am I alright',
])('leaves the card as it is at "%s"', (text) => expect(answerToCard(text, 'water-electrics', null)).toBeNull());

it('takes a bare no for a refusal where a number was asked for', () => {
  expect(answerToCard('no thanks', 'gas', 'contact')).toBeNull();
  expect(answerToCard('no', 'gas', 'name')).toBe('denied');
  expect(answerToCard('no, nothing like that', 'gas', 'contact')).toBe('denied');
});

it('knows that monoxide has no smell, and that a silent alarm or a boiler that is off says nothing of the air', () => {
  for (const text of ['no smell', 'the alarm has stopped', 'its off now'])
    expect(answerToCard(text, 'carbon-monoxide', null)).toBeNull();
  for (const text of ['no headaches or anything like that', 'nobody is ill', 'the alarm isnt going off', nothingLikeIt])
    expect(answerToCard(text, 'carbon-monoxide', null)).toBe('denied');
});

it('takes what others have made safe for over', () => {
  for (const text of [
    'the gas man came and capped it off',
    'engineer has been and isolated it, need someone to fix it',
  ])
    expect(answerToCard(text, 'gas', null)).toBe('over');
  expect(answerToCard('the gas man is coming to cap it off', 'gas', null)).toBeNull();
});

it('takes only water for a denial of any other danger', () => {
  expect(answerToCard('no its not near the electrics just dripping on the floor', 'gas', null)).toBe('denied');
  expect(answerToCard('its only water', 'fire', null)).toBe('denied');
  expect(answerToCard('just dripping on the fuse box', 'water-electrics', null)).toBeNull();
});
