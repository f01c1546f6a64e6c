import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { TrainedFirm } from '@pilotlight/backend/evaluation/evaluate-answer';
import { evaluateLines } from './evaluate-lines';
import { reading } from './named-file';
import { runCommand, WrongUsage } from './run-command';
import { typedPath } from './settings';
import { readTrainedFirm } from './trained-firm';

const usage = `npm run evaluate -- <file> [--dialogues | --answers --training <firm.json>] [--at <time>] > predictions.jsonl
  Lets the scripted engine read messages and writes a line of JSON for each: intent, emergency and slots; and when: {from, to} (days),
  address and job_type where they are told. Needs no database.
  <file>       lines of {"id","text"}; - reads standard input.
  --dialogues  lines of {"id","turns":["...", ...]}, the visitor's messages; also writes grade and what was asked for.
  --answers    lines of {"id","turns"}; writes the assistant's last reply instead: {"id","reply","sources","asked"}, sources being the ids of
               the knowledge that it was made of, asked the field that it asks for.
  --training   the firm that is asked, with --answers: its training, or {"name","training"}.
  --at         when the messages count as written, such as 2026-11-03T09:00:00Z; now unless given.
Ends with 0 when all is well, 1 at the first line that can't be read, 2 when it was typed wrong.`;

const options = {
  dialogues: { type: 'boolean', default: false },
  answers: { type: 'boolean', default: false },
  training: { type: 'string' },
  at: { type: 'string' },
} as const;

interface Asked {
  readonly dialogues: boolean;
  readonly answers: boolean;
  readonly training?: string | undefined;
}

const firmOf = async ({ dialogues, answers, training }: Asked): Promise<{ answersOf?: TrainedFirm }> => {
  if (dialogues && answers) throw new WrongUsage('Take --dialogues or --answers, not both');
  if (answers !== (training !== undefined)) throw new WrongUsage('--answers and --training go together');
  return training === undefined ? {} : { answersOf: await readTrainedFirm(training) };
};

const momentOf = (typed: string | undefined): string => {
  if (typed === undefined) return new Date().toISOString();
  const moment = Date.parse(typed);
  if (Number.isNaN(moment)) throw new WrongUsage(`"${typed}" is no moment; write it like 2026-11-03T09:00:00Z`);
  return new Date(moment).toISOString();
};

const inputOf = async (file: string): Promise<Readable> => {
  if (file === '-') return process.stdin;
  const handle = await reading(file, open(typedPath(file)));
  if (!(await handle.stat()).isDirectory()) return handle.createReadStream();
  await handle.close();
  throw new WrongUsage(`${file} is no file that can be read`);
};

/** Whoever reads the predictions may stop early. */
const isClosedPipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';

const evaluate = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new WrongUsage('Name one file, or - for standard input');
  const at = momentOf(values.at);
  const firm = await firmOf(values);
  const lines = createInterface({ input: await inputOf(file), crlfDelay: Number.POSITIVE_INFINITY });
  try {
    const predictions = evaluateLines(lines, { dialogues: values.dialogues, at, ...firm });
    await pipeline(Readable.from(predictions), process.stdout, { end: false });
  } catch (error) {
    if (!isClosedPipe(error)) throw error;
  } finally {
    lines.close();
  }
};

void runCommand(usage, evaluate);
