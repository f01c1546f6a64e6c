import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import onEachLog from './on-each-log.cjs';

it('every suite that is to run on each log is there', () => {
  const suites = readdirSync(join(__dirname, '../../backend/test'));
  expect(onEachLog.filter((name: string) => !suites.includes(`${name}.e2e.spec.ts`))).toEqual([]);
});
