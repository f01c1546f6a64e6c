import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type DialogueLine, dialogueLineSchema, type MessageLine, messageLineSchema } from '../corpus/lines';

/** `build-on` may be looked at while rules are written; of `measure`, only totals. */
export type CorpusPart = 'build-on' | 'measure';

const read = <Line>(part: CorpusPart, file: string, schema: z.ZodType<Line>): Line[] =>
  readFileSync(join(__dirname, '..', 'corpus', part, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)));

/** The labelled messages of a part. Throws a ZodError on a line of another shape. */
export const messagesOf = (part: CorpusPart): MessageLine[] => read(part, 'messages.jsonl', messageLineSchema);

/** The labelled dialogues of a part. Throws as `messagesOf` does. */
export const dialoguesOf = (part: CorpusPart): DialogueLine[] => read(part, 'dialogues.jsonl', dialogueLineSchema);
