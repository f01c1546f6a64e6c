import { followUpOf } from './follow-up';

const after = (...said: readonly string[]) => said.map((text) => ({ from: 'visitor', text }));

it.each([
  ['what about a gas one', 'how much is an oil boiler service', 'how much is an gas boiler service'],
  ['and sunday?', 'are you open on saturday', 'are you open on sunday'],
  ['and for a heat pump?', 'how long does a boiler take to fit', 'how long does a heat pump take to fit'],
])('“%s” after “%s” asks what came before of the other', (text, before, meant) => {
  expect(followUpOf(text, after(before, text))).toBe(meant);
});

it('adds what has no counterpart to the question before', () => {
  expect(followUpOf('and for a flat?', after('how much is a service?'))).toBe('how much is a service flat?');
});

it.each(['and do you come out on sundays to homes without any heat at all?', 'how much is a service?'])(
  '“%s” asks by itself',
  (text) => {
    expect(followUpOf(text, after('are you open on saturday'))).toBeNull();
  },
);

it('asks nothing after nothing', () => {
  expect(followUpOf('and for gas?', [])).toBeNull();
});
