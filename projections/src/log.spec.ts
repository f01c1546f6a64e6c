import { jsonLines } from './json-lines';
import { failure } from './log';

it('says what kind of failure it was and its code, never its words', () => {
  const cause = Object.assign(new Error('Key (email)=(jane@example.com) exists'), { code: '23505' });
  const told = JSON.stringify(failure(new Error('Jane', { cause })));
  expect(told).toContain('23505');
  expect(told).not.toMatch(/jane/i);
});

it('writes one line of JSON an entry, whatever is in it', () => {
  const lines: string[] = [];
  const log = jsonLines(
    (line) => lines.push(line),
    () => new Date(0),
  );
  log.warn({ model: 'a\n{"level":"error"}' }, 'stopped\nforged');
  expect(lines.join('').split('\n')).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    time: '1970-01-01T00:00:00.000Z',
    msg: 'stopped\nforged',
  });
});
