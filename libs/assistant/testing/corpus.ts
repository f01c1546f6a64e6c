import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { intentSchema } from '@pilotlight/contracts/values/intent';
import { type DialogueLine, dialogueLineSchema, type MessageLine, messageLineSchema } from '../corpus/lines';

/** `dev` may be looked at while rules are written; of `test`, only totals. */
export type CorpusPart = 'dev' | 'test';

const read = <Line>(part: CorpusPart | 'held-out', file: string, schema: z.ZodType<Line>): Line[] =>
  readFileSync(join(__dirname, '..', 'corpus', part, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)));

/** The labelled messages of a part. Throws a ZodError on a line of another shape. */
export const messagesOf = (part: CorpusPart): MessageLine[] => read(part, 'messages.jsonl', messageLineSchema);

/** The labelled dialogues of a part. Throws as `messagesOf` does. */
export const dialoguesOf = (part: CorpusPart): DialogueLine[] => read(part, 'dialogues.jsonl', dialogueLineSchema);

const meantSchema = z.object({ id: z.string(), intent: intentSchema, emergency: z.boolean() });
const voiceSchema = meantSchema
  .extend({ text: z.string().min(1) })
  .strict()
  .readonly();
const heldVoiceSchema = meantSchema
  .extend({ turns: z.array(z.string().min(1)).min(1).readonly() })
  .strict()
  .readonly();

/** Messages of many writers who saw no rule and no other line, labelled without details; of these too only totals are looked at. */
export const voices = (): z.infer<typeof voiceSchema>[] => read('held-out', 'messages.jsonl', voiceSchema);

/** Their dialogues. */
export const heldVoices = (): z.infer<typeof heldVoiceSchema>[] => read('held-out', 'dialogues.jsonl', heldVoiceSchema);
