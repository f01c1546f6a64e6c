import { parseArgs } from 'node:util';
import { isWrongUsage, WrongUsage } from './run-command';
import { thrownBy } from './testing/thrown-by';

it.each([
  ['an unknown option', () => parseArgs({ args: ['--now'] })],
  ['a stray word', () => parseArgs({ args: ['now'] })],
  ['a missing value', () => parseArgs({ args: ['--file'], options: { file: { type: 'string' } } })],
])('%s is typed wrong', (_what, work) => {
  expect(isWrongUsage(thrownBy(work))).toBe(true);
});

it('what a command refuses in its own words is typed wrong', () => {
  expect(isWrongUsage(new WrongUsage('Name one file'))).toBe(true);
});

it.each([
  ['an address that is none', () => new URL('no address')],
  ['a value of the wrong kind', () => Buffer.alloc(Number.NaN)],
  ['an error of this program', () => JSON.parse('{')],
])('%s is a failure, however it was typed', (_what, work) => {
  expect(isWrongUsage(thrownBy(work))).toBe(false);
});
