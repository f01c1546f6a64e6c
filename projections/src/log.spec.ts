import { jsonLines } from './json-lines';
import { failure, warnOfFailure } from '@pilotlight/subscriptions/log';

it('says what kind of failure it was and its code, never its words', () => {
  const cause = Object.assign(new Error('Key (email)=(jane@example.com) exists'), { code: '23505' });
  const told = JSON.stringify(failure(new Error('Jane', { cause })));
  expect(told).toContain('23505');
  expect(told).not.toMatch(/jane/i);
});

it('writes one line of JSON an entry, whatever is in it', () => {
  const lines: string[] = [];
  const log = jsonLines({ write: (line) => lines.push(line) });
  log.warn({ model: 'a\n{"level":"error"}' }, 'stopped\nforged');
  expect(lines.join('').split('\n')).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    msg: 'stopped\nforged',
  });
});

it('warns of the first failure in a row, and then less and less often, without its words', () => {
  const lines: string[] = [];
  const log = jsonLines({ write: (line) => lines.push(line) });
  for (let failures = 1; failures <= 1_000; failures += 1)
    warnOfFailure(log, { model: 'insights', failures, error: new TypeError('Jane') }, 'It has stopped');
  const told = lines.map((line) => JSON.parse(line));
  expect(told).toHaveLength(10);
  expect(told[3]).toMatchObject({ model: 'insights', failures: 8, error: 'TypeError', msg: 'It has stopped' });
  expect(lines.join('')).not.toContain('Jane');
});

it('cuts what could be a secret', () => {
  const lines: string[] = [];
  jsonLines({ write: (line) => lines.push(line) }).info({ request: { token: 'open-sesame' } }, 'It came');
  expect(lines.join('')).toContain('It came');
  expect(lines.join('')).not.toContain('open-sesame');
});
