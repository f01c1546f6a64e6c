import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';
import { toldTraining } from './told-training';

const nothing = { finance: {}, callout: {}, customPrompts: {} };

it('a training is told as it is while the account says nothing more', () => {
  expect(toldTraining(emptyTraining, nothing)).toBe(emptyTraining);
});

it('finance, call-outs and prompts of the account become facts, a price and wishes', () => {
  const told = toldTraining(emptyTraining, {
    finance: { offered: true, provider: 'Kanda', apr: '9.9% APR representative' },
    callout: { fee: 8_500, hours: 'Every day, 8 to 8' },
    customPrompts: { quote: 'Ask how old the boiler is.' },
  });
  expect(told.facts).toEqual({ finance: 'Yes, with Kanda: 9.9% APR representative', outOfHours: 'Every day, 8 to 8' });
  expect(told.prices).toEqual([{ what: 'Call-out', from: 8_500, kind: 'call-out' }]);
  expect(told.customPrompt).toBe('Where it is about quote: Ask how old the boiler is.');
});

it.each([
  [{ offered: false }, 'We don’t offer finance at the moment'],
  [{ offered: true }, 'Yes, you can pay monthly'],
  [{ provider: 'Kanda' }, undefined],
])('finance %j is told as %j', (finance, words) => {
  expect(toldTraining(emptyTraining, { ...nothing, finance }).facts?.finance).toBe(words);
});

it('what the training says itself stands', () => {
  const training: Training = {
    ...emptyTraining,
    facts: { finance: 'Ask us about 0%' },
    prices: [{ what: 'Coming out', from: 6_000, kind: 'call-out' }],
  };
  const told = toldTraining(training, { ...nothing, finance: { offered: false }, callout: { fee: 8_500 } });
  expect(told.facts).toEqual({ finance: 'Ask us about 0%' });
  expect(told.prices).toEqual(training.prices);
});

it('is the same object until the account or the training changes, as what is read from it is kept by', () => {
  const account = { ...nothing, callout: { fee: 8_500 } };
  const once = toldTraining(emptyTraining, account);
  expect(toldTraining(emptyTraining, { ...account })).toBe(once);
  expect(toldTraining(emptyTraining, { ...account, callout: { fee: 9_000 } })).not.toBe(once);
});
