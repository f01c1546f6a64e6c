import { casesOf } from '../testing/cases';
import { checkSafetyOverMessages } from './check-safety-over-messages';

const verdictOn = (text: string) => checkSafetyOverMessages(text, [], { emergency: false, clarifications: [] });

describe.each([
  ['an unsafe appliance that is used again', 'put-back-in-use'],
  ['gas that is on, and gas that was left on', 'gas-is-on'],
  ['a cold home, and danger told in the same words', 'cold-homes'],
  ['danger told in the languages of British homes', 'other-languages'],
])('%s', (_kind, name) => {
  const cases = casesOf(name);

  it('shows the card where there is danger, whoever it is told of', () => {
    const missed = cases.filter(({ text, card }) => card && verdictOn(text).kind !== 'hazard');
    expect(missed.map(({ text }) => text)).toEqual([]);
  });

  it('shows and asks nothing where there is no danger', () => {
    const needless = cases.filter(({ text, card }) => !card && ['hazard', 'doubt'].includes(verdictOn(text).kind));
    expect(needless.map(({ text }) => text)).toEqual([]);
  });
});
