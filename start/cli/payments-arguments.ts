import { longestAdvance } from '@pilotlight/backend/test-payments/clock';
import { parseArgs } from 'node:util';
import { WrongUsage } from './run-command';

export const paymentsUsage = `npm run payments -- advance <time>
  Moves the clock of the test payments on, such as 30d, 12h or 45m, and lets happen what is due until then: renewals, retries, ends of
  cancelled months. The product has to be running; nothing else goes by this clock. "advance 0m" says what time it is by it.`;

const units: ReadonlyMap<string, number> = new Map([
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);

/** By how many milliseconds. Throws what isWrongUsage knows. */
export const advanceIn = (args: readonly string[]): number => {
  if (args.some((word) => /^-\d/.test(word))) throw new WrongUsage('The clock goes on, never back');
  const [verb, time, ...rest] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
  if (verb === undefined) throw new WrongUsage('Say what shall be done, such as: advance 30d');
  if (verb !== 'advance') throw new WrongUsage(`There is no command "${verb}", only advance`);
  if (time === undefined) throw new WrongUsage('Say how far, such as: advance 30d');
  if (rest.length > 0) throw new WrongUsage(`One time at once: "${rest.join(' ')}" is too much`);
  const [, count, unit = ''] = /^(\d+)([mhd])$/.exec(time) ?? [];
  const size = units.get(unit);
  if (count === undefined || size === undefined)
    throw new WrongUsage(`"${time}" is no time; write it like 30d, 12h or 45m`);
  const advance = Number(count) * size;
  if (advance > longestAdvance) throw new WrongUsage('At most 800d at once');
  return advance;
};
