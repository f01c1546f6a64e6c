import { auditCommand } from './audit-arguments';
import { isWrongUsage } from './run-command';
import { thrownBy } from './testing/thrown-by';

const key = Buffer.alloc(32, 1);
/** Written with a dash in front. */
const dashedKey = Buffer.alloc(32, 0xf9);

it.each([
  ['key', { name: 'key' }],
  ['export --installer acme', { name: 'export', chain: 'acme' }],
  ['export --platform', { name: 'export', chain: '$platform' }],
  ['verify acme.ndjson', { name: 'verify-file', file: 'acme.ndjson', key: null }],
  [`verify acme.ndjson --key ${key.toString('base64url')}`, { name: 'verify-file', file: 'acme.ndjson', key }],
  [
    `verify acme.ndjson --key ${dashedKey.toString('base64url')}`,
    { name: 'verify-file', file: 'acme.ndjson', key: dashedKey },
  ],
  ['verify --live', { name: 'verify-live', chain: null }],
  ['verify --live --installer acme', { name: 'verify-live', chain: 'acme' }],
  [
    'state --installer acme --at 2026-11-03T02:14:03Z',
    { name: 'state', slug: 'acme', at: Date.UTC(2026, 10, 3, 2, 14, 3) },
  ],
  [
    'state --installer acme --at 2026-07-03T02:14+01:00',
    { name: 'state', slug: 'acme', at: Date.UTC(2026, 6, 3, 1, 14) },
  ],
])('understands %s', (line, command) => {
  expect(auditCommand(line.split(' '))).toEqual(command);
});

it.each([
  ['', 'What shall be done'],
  ['destroy', 'no command "destroy"'],
  ['toString', 'no command "toString"'],
  ['export', '--installer SLUG'],
  ['export --installer', 'argument missing'],
  ['export --installer ACME', '"ACME" is no installer'],
  ['export --installer acme --platform', 'not both'],
  ['export --installer acme --at now', 'takes no --at'],
  ['export --wrong', "'--wrong'"],
  ['export acme', 'takes no "acme"'],
  ['verify', 'which file'],
  ['verify one two', 'One file'],
  ['verify one --installer acme', 'of one installer already'],
  ['verify --live one', 'takes no file'],
  ['verify one --key abc', '--key takes'],
  ['state --installer acme', 'which moment'],
  ['state --at 2026-11-03T02:14:03Z', 'which installer'],
  ['state --installer acme --at yesterday', 'is no moment'],
  ['state --installer acme --at 2026-11-03', 'is no moment'],
  ['state --installer acme --at 2026-11-03T02:14:03', 'is no moment'],
  ['state --installer acme --at 2026-02-31T02:14:03Z', 'is no moment'],
  ['state --installer acme --at 2026-11-03T25:14:03Z', 'is no moment'],
])('says what is wrong with "%s"', (line, words) => {
  const read = () => auditCommand(line.split(' ').filter((word) => word !== ''));
  expect(read).toThrow(words);
  expect(isWrongUsage(thrownBy(read))).toBe(true);
});
