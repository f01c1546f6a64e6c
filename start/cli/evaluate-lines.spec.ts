import { trainingSchema } from '@pilotlight/contracts/values/training';
import { evaluateLines, type EvaluateOptions } from './evaluate-lines';

const at = '2026-11-21T10:00:00Z';

async function* these(...lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const evaluated = async (lines: AsyncIterable<string>, options: Partial<EvaluateOptions> = {}): Promise<unknown[]> => {
  const predictions: unknown[] = [];
  for await (const line of evaluateLines(lines, { dialogues: false, at, ...options }))
    predictions.push(JSON.parse(line));
  return predictions;
};

it('writes a prediction for each message, in order, under its own id', async () => {
  const lines = these('{"id":"a","text":"I smell gas"}', '', '{"id":7,"text":"price for a service","intent":"wrong"}');
  expect(await evaluated(lines)).toEqual([
    { id: 'a', intent: 'emergency', emergency: true, slots: {} },
    { id: 7, intent: 'quote', emergency: false, slots: {}, job_type: 'repair-or-service' },
  ]);
});

it('reads the visitor’s turns of a conversation, and nobody else’s', async () => {
  const turns = [
    'hello',
    { role: 'assistant', text: 'Shall we ring you? Do you smell gas?' },
    { role: 'user', text: 'can someone come round' },
    { text: 'LS6 1AY' },
  ];
  expect(await evaluated(these(JSON.stringify({ id: 1, turns })), { dialogues: true })).toEqual([
    {
      id: 1,
      intent: 'booking',
      emergency: false,
      slots: { postcode: 'LS6 1AY' },
      grade: 'C',
      callbackRequested: false,
      quoteRequested: false,
      wantsAppointment: true,
    },
  ]);
});

describe('the answers of a firm', () => {
  const training = trainingSchema.parse({
    businessInfo: { coverageArea: 'HD1 to HD9', openingHours: 'Mon to Fri 8 to 6' },
  });
  const answersOf = { name: 'Armitage Heating', training };
  const answered = async (...turns: unknown[]): Promise<unknown[]> =>
    await evaluated(these(JSON.stringify({ id: 1, turns, expects: 'else' })), { answersOf });

  it('are its last replies, what they were made of and what they ask for', async () => {
    const [line, ...more] = await answered('no heating at all', 'Jo 07700 900142');
    expect(line).toEqual({
      id: 1,
      reply: expect.stringMatching(/postcode/u),
      sources: expect.any(Array),
      asked: 'postcode',
    });
    expect(more).toEqual([]);
  });

  it('are given by its own training and under its own name', async () => {
    expect(await answered('do you cover HD4?')).toMatchObject([{ reply: expect.stringMatching(/yes/iu), asked: null }]);
    expect(await answered('do you cover LS4?')).toMatchObject([{ reply: expect.stringMatching(/no|outside/iu) }]);
    expect(await answered('hello')).toMatchObject([{ reply: expect.stringContaining('Armitage Heating') }]);
  });

  it('follow what the visitor says, and nobody else', async () => {
    const turns = [{ role: 'assistant', text: 'Which postcode is it?' }, 'HD4 5AA, no heating'];
    expect(await answered(...turns)).toMatchObject([{ asked: 'contact' }]);
    expect(await answered({ role: 'assistant', text: 'hello' })).toEqual([
      { id: 1, reply: '', sources: [], asked: null },
    ]);
  });

  it('end at the first line that is none, which is named', async () => {
    const lines = these('{"id":1,"turns":["hi"]}', '{"id":2,"turns":"hi"}');
    const message = 'Line 2 is not as expected: look at its "turns"';
    await expect(evaluated(lines, { answersOf })).rejects.toThrow(new Error(message));
  });
});

it('reads a file that begins with a byte order mark', async () => {
  expect(await evaluated(these('\uFEFF{"id":1,"text":"hi"}'))).toMatchObject([{ id: 1, intent: 'general' }]);
});

it.each([
  ['{"id":1,"text"', 'Line 2 is no JSON'],
  ['[]', 'Line 2 is not as expected'],
  ['{"id":1}', 'Line 2 is not as expected: look at its "text"'],
  ['{"text":"hi"}', 'Line 2 is not as expected: look at its "id"'],
  ['{"id":1,"text":7}', 'Line 2 is not as expected: look at its "text"'],
])('stops at %s and names its line', async (line, message) => {
  await expect(evaluated(these('{"id":1,"text":"hi"}', line))).rejects.toThrow(new Error(message));
});

it('reads no further than it has written', async () => {
  let read = 0;
  async function* endless(): AsyncGenerator<string> {
    for (;;) yield `{"id":${(read += 1)},"text":"hi"}`;
  }
  const predictions = evaluateLines(endless(), { dialogues: false, at });
  for (let written = 1; written <= 3; written += 1) {
    expect((await predictions.next()).value).toContain(`"id":${written},`);
    expect(read).toBe(written);
  }
});
