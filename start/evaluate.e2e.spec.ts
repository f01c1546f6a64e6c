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

it('answers as a firm’s assistant would, with its training by itself or under its name', async () => {
  const training = { businessInfo: { coverageArea: 'HD1 to HD9' } };
  await given('questions.jsonl', { id: 'q1', turns: ['do you cover HD4?'] }, { id: 'q2', turns: ['hello'] });
  await given('firm.json', { name: 'Armitage Heating', training });
  await given('training.json', training);

  const named = await evaluate(
    '--answers',
    'questions.jsonl',
    '--training',
    'firm.json',
    '--at',
    '2026-11-26T10:00:00Z',
  );
  expect(named).toMatchObject({ code: 0, error: '' });
  const [covered, greeting, ...more] = named.out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(covered).toEqual({ id: 'q1', reply: expect.stringMatching(/yes/iu), sources: expect.any(Array), asked: null });
  expect(greeting).toMatchObject({ id: 'q2', reply: expect.stringContaining('Armitage Heating') });
  expect(more).toEqual([]);

  const bare = await evaluate('--training', 'training.json', '--answers', 'questions.jsonl');
  expect(bare).toMatchObject({ code: 0, out: expect.stringMatching(/^\{"id":"q1","reply":"[^"]*yes/iu), error: '' });
});

it('ends with 1 and says what is wrong with a question, or with the training', async () => {
  await given('bad-question.jsonl', { id: 'q1', turns: ['hello'] }, { id: 'q2', text: 'hello' });
  await given('firm.json', { businessInfo: { coverageArea: 'HD1 to HD9' } });
  await given('bad-firm.json', { name: 'Armitage', training: { tone: 'rude' } });
  const question = await evaluate('--answers', 'bad-question.jsonl', '--training', 'firm.json');
  expect(question).toMatchObject({ code: 1, error: 'Line 2 is not as expected: look at its "turns"\n' });
  expect(question.out).toMatch(/^\{"id":"q1",.*\n$/u);
  const firm = await evaluate('--answers', 'bad-question.jsonl', '--training', 'bad-firm.json');
  expect(firm).toMatchObject({ code: 1, out: '', error: expect.stringMatching(/^bad-firm\.json .*"training\.tone"/u) });
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
  [['-', '--answers'], '--answers and --training go together'],
  [['-', '--training', 'firm.json'], '--answers and --training go together'],
  [['-', '--answers', '--dialogues', '--training', 'firm.json'], 'not both'],
  [['-', '--answers', '--training', 'nobody.json'], 'nobody.json is no file that can be read'],
])('typed wrong as %j ends with 2 and says why', async (words, reason) => {
  const outcome = await evaluate(...words);
  expect(outcome).toMatchObject({ code: 2, out: '', error: expect.stringContaining(reason) });
  expect(outcome.error).toContain('npm run evaluate -- <file>');
});
