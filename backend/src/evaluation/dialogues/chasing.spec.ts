import { converse, last } from '../testing/converse';

it.each([
  'whens my engineer coming been waiting since 8',
  'nobody has rung me back since monday',
  'your lad hasnt arrived',
])('who chases somebody who didn’t come or ring is told that a person sees it: %s', (text) =>
  expect(last(converse(text)).text).toMatch(/^I’m sorry to hear that\. One of the team should/u),
);

it('takes “its a joke” for no refusal of a number', () => {
  const { text } = last(converse('nobody has rung me back since monday', 'its a joke'));
  expect(text).toMatch(/^That shouldn’t have happened/u);
  expect(text).not.toContain('don’t have to leave a number');
});

it('who thanks for work that was done is not asked what it is about', () => {
  expect(last(converse('ta very much for yday boiler working lovely')).text).toBe(
    'You’re welcome. I’m here if you need anything.',
  );
  expect(last(converse('thanks')).text).not.toContain('?');
});

it('a visit that is agreed is moved, and its time is none that is wished for', () => {
  const { text } = last(converse('engineer coming 2pm today can we make it later'));
  expect(text).toMatch(/^I’ll pass that on so the team can change your visit\./u);
  expect(text).not.toContain('14:00');
  expect(last(converse('can an engineer come 2pm today')).text).toContain('Today at 2 in the afternoon');
  expect(last(converse('i need a plumber coming tomorrow at 9')).text).toContain('Tomorrow at 9 in the morning');
});

it.each(['can I cancel my order', 'i need to cancel my order for the new boiler', 'cancel my direct debit please'])(
  'who cancels what is no visit reads of no visit: %s',
  (text) => expect(last(converse(text)).text).toMatch(/^I’ll pass on that you want to cancel, and the team will/u),
);

it('a visit that is no longer wanted is cancelled, not changed', () => {
  const [, asked, moved] = converse('i need a boiler service', 'cancel my appointment please', 'can we rearrange it');
  expect(asked?.text).toMatch(/^We’ll cancel the visit and confirm it with you\./u);
  expect(moved?.text).toMatch(/change your visit/u);
});

it.each([
  "Need to cancel tomorrow's visit please",
  'cancel fridays survey',
  'I need to cancel',
  'sorry got to cancel, kids ill',
])('a visit is cancelled: %s', (text) =>
  expect(last(converse(text)).text).toMatch(/^I’ll pass that on so the team can cancel your visit/u),
);

it.each(['what happens if I cancel', 'can I cancel anytime?'])(
  'who asks about cancelling cancels nothing: %s',
  (text) => {
    const said = last(converse(text)).text;
    expect(said).toMatch(/^Just tell us here.+says if there’s anything to pay\./u);
    expect(said).not.toMatch(/cancel your visit|want to cancel/u);
  },
);

it('who cancels for this year is asked for no time and about no job', () => {
  const lines = [
    'cancel my service',
    'will book again next autumn',
    'Hannah Ingram, LA1 4XS',
    'hannah@example.com to confirm',
  ];
  const said = converse(...lines).map(({ text }) => text);
  expect(said.join('\n')).not.toMatch(/time for the visit|best time|Is this about/u);
});

it.each([
  ['who wants to be forgotten', 'pls delete my info', 'all of it, inc the chat', 'Zofia Kowal, zofia@example.com'],
  ['who looks for work', 'are you looking for any gas engineers', '10 years experience', 'Lewis 07700 900301'],
])('%s is not asked where a job is', (_who, ...lines) =>
  expect(
    converse(...lines)
      .map(({ text }) => text)
      .join('\n'),
  ).not.toMatch(/postcode/u),
);
