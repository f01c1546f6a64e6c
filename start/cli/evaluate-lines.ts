import { evaluateDialogue, evaluateMessage } from '@pilotlight/backend/evaluation/evaluate';
import { evaluateAnswer, type TrainedFirm } from '@pilotlight/backend/evaluation/evaluate-answer';
import { z } from 'zod';

const id = z.union([z.string(), z.number()]);
const messageSchema = z.object({ id, text: z.string() });
/** A turn is the visitor's unless it names another speaker. */
const turnSchema = z.union([z.string(), z.object({ role: z.string().optional(), text: z.string() })]);
const dialogueSchema = z.object({ id, turns: z.array(turnSchema) });

const visitors = new Set(['user', 'visitor', 'customer']);

const saidByVisitor = (turn: z.infer<typeof turnSchema>): string[] => {
  if (typeof turn === 'string') return [turn];
  return turn.role === undefined || visitors.has(turn.role) ? [turn.text] : [];
};

/** Its message names the line. */
export class BadLine extends Error {}

const parsed = <Schema extends z.ZodType>(schema: Schema, line: string, number: number): z.infer<Schema> => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadLine(`Line ${number} is no JSON`);
  }
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const [issue] = error.issues;
  const field = issue?.path.join('.');
  throw new BadLine(`Line ${number} is not as expected${field ? `: look at its "${field}"` : ''}`);
};

const evaluated = (line: string, number: number, { dialogues, at, answersOf }: EvaluateOptions): object => {
  if (!dialogues && !answersOf) {
    const { id, text } = parsed(messageSchema, line, number);
    return { id, ...evaluateMessage(text, at) };
  }
  const { id, turns } = parsed(dialogueSchema, line, number);
  const said = turns.flatMap(saidByVisitor);
  if (!answersOf) return { id, ...evaluateDialogue(said, at) };
  const { reply, sources, asked } = evaluateAnswer(said, answersOf, at);
  return { id, reply, sources, asked };
};

export interface EvaluateOptions {
  /** Whether each line holds a whole conversation. */
  readonly dialogues: boolean;
  /** When the messages count as written, ISO 8601 UTC. */
  readonly at: string;
  /** The firm whose assistant's last reply to each conversation is wanted instead. */
  readonly answersOf?: TrainedFirm;
}

/** One line at a time; empty lines are skipped. Throws BadLine at the first bad one. */
export async function* evaluateLines(lines: AsyncIterable<string>, options: EvaluateOptions): AsyncGenerator<string> {
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const text = number === 1 ? line.replace(/^\uFEFF/, '') : line;
    if (text.trim() !== '') yield `${JSON.stringify(evaluated(text, number, options))}\n`;
  }
}
