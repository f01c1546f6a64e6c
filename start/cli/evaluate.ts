import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { evaluateLines } from './evaluate-lines';
import { reading } from './named-file';
import { runCommand, WrongUsage } from './run-command';
import { typedPath } from './settings';

const usage = `npm run evaluate -- <file> [--dialogues] [--at <time>] > predictions.jsonl
  Lets the scripted engine read messages and writes a line of JSON for each: intent, emergency and slots; and when: {from, to} (days),
  address and job_type where they are told. Needs no database.
  <file>       lines of {"id","text"}; - reads standard input.
  --dialogues  lines of {"id","turns":["...", ...]}, the visitor's messages; also writes grade and what was asked for.
  --at         when the messages count as written, such as 2026-11-03T09:00:00Z; now unless given.
Ends with 0 when all is well, 1 at the first line that can't be read, 2 when it was typed wrong.`;

const options = { dialogues: { type: 'boolean', default: false }, at: { type: 'string' } } as const;

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
  const lines = createInterface({ input: await inputOf(file), crlfDelay: Number.POSITIVE_INFINITY });
  try {
    const predictions = evaluateLines(lines, { dialogues: values.dialogues, at });
    await pipeline(Readable.from(predictions), process.stdout, { end: false });
  } catch (error) {
    if (!isClosedPipe(error)) throw error;
  } finally {
    lines.close();
  }
};

void runCommand(usage, evaluate);
