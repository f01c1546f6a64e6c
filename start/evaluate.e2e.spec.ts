import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { command, type Outcome } from './testing/product-command';
import { productTests } from './testing/product-tests';

const tests = productTests();

const given = async (name: string, ...lines: object[]): Promise<void> => {
  const folder = dirname(tests.dataDir);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
};

const evaluate = (...words: string[]): Promise<Outcome> => command(tests.dataDir, 'evaluate', ...words);

it('evaluates messages and conversations without a database', async () => {
  await given('messages.jsonl', { id: 'm1', text: 'I smell gas' }, { id: 'm2', text: 'how much is a service' });
  await given('dialogues.jsonl', { id: 'd1', turns: ['hello', 'please ring me on 07700 900142'] });

  const messages = await evaluate('messages.jsonl');
  expect(messages).toMatchObject({ code: 0, error: '' });
  expect(
    messages.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { id: 'm1', intent: 'emergency', emergency: true, slots: {} },
    { id: 'm2', intent: 'quote', emergency: false, slots: {}, job_type: 'repair-or-service' },
  ]);
  const dialogues = await evaluate('--dialogues', 'dialogues.jsonl');
  expect(dialogues).toMatchObject({ code: 0, error: '' });
  expect(JSON.parse(dialogues.out)).toMatchObject({ id: 'd1', intent: 'booking', callbackRequested: true });
  expect(existsSync(join(tests.dataDir, 'postgres'))).toBe(false);
});

it('says in one line which line it can’t read, and keeps what came before', async () => {
  await given('broken.jsonl', { id: 1, text: 'hi' }, { id: 2 });
  const broken = await evaluate('broken.jsonl');
  expect(broken).toMatchObject({ code: 1, error: 'Line 2 is not as expected: look at its "text"\n' });
  expect(broken.out).toBe('{"id":1,"intent":"general","emergency":false,"slots":{}}\n');
});

it.each([
  [[], 'Name one file'],
  [['one.jsonl', 'two.jsonl'], 'Name one file'],
  [['missing.jsonl'], 'missing.jsonl is no file that can be read'],
  [['.'], '. is no file that can be read'],
  [['--wrong'], "'--wrong'"],
  [['-', '--at', 'yesterday'], '"yesterday" is no moment'],
])('typed wrong as %j ends with 2 and says why', async (words, reason) => {
  const outcome = await evaluate(...words);
  expect(outcome).toMatchObject({ code: 2, out: '', error: expect.stringContaining(reason) });
  expect(outcome.error).toContain('npm run evaluate -- <file>');
});
