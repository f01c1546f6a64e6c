import { emptyTraining } from '@pilotlight/contracts/values/training';
import { BadTraining, trainedFirmOf } from './trained-firm';

const firmOf = (value: unknown) => trainedFirmOf(JSON.stringify(value), 'firm.json');

const told = { businessInfo: { coverageArea: 'HD1 to HD9' } };
const training = { ...emptyTraining, businessInfo: { ...emptyTraining.businessInfo, coverageArea: 'HD1 to HD9' } };

it('reads a training by itself, or with the firm’s name', () => {
  expect(firmOf(told)).toEqual({ training });
  expect(firmOf({ training: told })).toEqual({ training });
  expect(firmOf({ name: ' Armitage Heating ', training: told })).toEqual({ name: 'Armitage Heating', training });
  expect(trainedFirmOf(`\uFEFF${JSON.stringify(told)}`, 'firm.json')).toEqual({ training });
});

it.each([
  [{}, 'firm.json holds no training'],
  [[], 'firm.json holds no training'],
  [7, 'firm.json holds no training'],
  [null, 'firm.json holds no training'],
  [{ id: 'q1', turns: ['hello'] }, 'firm.json holds no training'],
  [{ tone: 'rude' }, 'firm.json is not as expected: look at its "tone"'],
  [{ prices: [{ what: 'Service', from: '£90' }] }, 'firm.json is not as expected: look at its "prices.0.from"'],
  [{ name: '', training: told }, 'firm.json is not as expected: look at its "name"'],
  [{ training: { pairs: 'none' } }, 'firm.json is not as expected: look at its "training.pairs"'],
])('refuses %j, and says why', (value, message) => {
  expect(() => firmOf(value)).toThrow(BadTraining);
  expect(() => firmOf(value)).toThrow(message);
});

it('refuses what is no JSON', () => {
  expect(() => trainedFirmOf('{"tone":', 'firm.json')).toThrow('firm.json is no JSON');
});
