import { trainingSchema } from '@pilotlight/contracts/values/training';
import { converse, converseWith, last } from '../testing/converse';
import { flushTold } from '@pilotlight/assistant/dialogue/flush-told';

const known = ['07700 900123', 'Sam', 'LS6 2AB', 'any time', 'Yes, two minutes'] as const;

it.each([
  'how much is a power flush',
  'do you do power flushing',
  'can you flush my radiators out',
  'want a powerflush quote',
])('who asks for a flush is asked how many radiators it is of, and not what is wrong: %s', (text) => {
  const said = converse(text, ...known);
  const asked = said.map(({ asksFor }) => asksFor);
  expect(asked).toContain('radiators');
  expect(asked).not.toContain('symptoms');
  expect(said.map((each) => each.text).join(' ')).toContain('How many radiators are there?');
});

it('tells its price where the question names it no more', () => {
  const information = trainingSchema.parse({ prices: [{ what: 'Power flush', from: 35_000 }] });
  const said = converseWith({ information }, 'do you do power flushing', 'how much would that be');
  expect(last(said).text).toMatch(/^A power flush starts at £350\./);
});

it('is put down beside what is wrong', () => {
  expect(last(converse('do i need a power flush? boiler is banging')).text).toContain('I’ve put that down as well');
});

it.each([
  'we had a power flush last year',
  'power flush done 2 years ago',
  'dont want a power flush',
  'toilet wont flush',
])('no flush is asked for: %s', (text) => expect(flushTold(text)).toBeNull());
