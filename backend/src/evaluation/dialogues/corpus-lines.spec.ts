import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hazardSchema } from '@pilotlight/contracts/values/safety';
import { z } from 'zod';
import { evaluateDialogue } from '../evaluate';
import { checkSafetyOverMessages } from '@pilotlight/assistant/interlock/check-safety-over-messages';

const linesOf = <Line>(file: string, schema: z.ZodType<Line>): Line[] =>
  readFileSync(join(__dirname, '../../../../libs/assistant/interlock/corpus', file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)));

const messages = linesOf('messages.jsonl', z.object({ text: z.string(), hazard: hazardSchema.nullable() }));
const dialogues = linesOf('dialogues.jsonl', z.object({ turns: z.array(z.string()), emergency: z.boolean() }));
const raisesAlarm = (turns: readonly string[]) => evaluateDialogue(turns, '2026-11-03T09:00:00.000Z').emergency;
const showsCard = (text: string) =>
  checkSafetyOverMessages(text, [], { emergency: false, clarifications: [] }).kind === 'hazard';

describe('the interlock on everyday messages', () => {
  const dangers = messages.filter(({ hazard }) => hazard !== null);
  const harmless = messages.filter(({ hazard }) => hazard === null);

  it('misses no danger', () => {
    expect(dangers.length).toBeGreaterThanOrEqual(250);
    expect(dangers.filter(({ text }) => !showsCard(text))).toEqual([]);
  });

  it('shows no card for what is none', () => {
    expect(harmless.length).toBeGreaterThanOrEqual(250);
    expect(harmless.filter(({ text }) => showsCard(text))).toEqual([]);
  });
});

describe('the interlock on whole conversations', () => {
  it('misses no danger, in however many pieces it is told', () => {
    const missed = dialogues.filter(({ turns, emergency }) => emergency && !raisesAlarm(turns));
    expect(missed).toEqual([]);
  });

  it('raises no alarm for what is none', () => {
    const needless = dialogues.filter(({ turns, emergency }) => !emergency && raisesAlarm(turns));
    expect(needless).toEqual([]);
  });
});
