import { z } from 'zod';

/** Gzipped text: a heading, tables as COPY rows, files as base64 lines, each ended by `\.`; last counts and a SHA-256 of all before. */
export const headingSchema = z.object({
  format: z.literal('pilotlight-backup'),
  version: z.literal([1, 2]),
  /** The moment that it shows, ISO 8601 UTC. */
  at: z.string(),
  /** Whether the keys of personal words are in it; without, they read as erased. */
  keys: z.boolean(),
});
export type BackupHeading = z.infer<typeof headingSchema>;

export const tableLineSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
export type TableLine = z.infer<typeof tableLineSchema>;

export const fileLineSchema = z.object({ file: z.string(), kind: z.string() });
export type FileLine = z.infer<typeof fileLineSchema>;

const countsSchema = z.record(z.string(), z.int());
export const endingSchema = z.object({ rows: countsSchema, files: countsSchema.default({}), sha256: z.string() });
export type BackupEnding = z.infer<typeof endingSchema>;

export const lineOf = (value: BackupHeading | TableLine | FileLine | BackupEnding): Buffer =>
  Buffer.from(`${JSON.stringify(value)}\n`);

export const endOfRows = Buffer.from('\\.\n');

/** Bytes. An append is of 1 MiB at most, and COPY's escapes make little more of it. */
export const longestLine = 16 * 1024 * 1024;
export const largestFile = 64 * 1024 * 1024;

export class UnusableBackup extends Error {
  constructor(reason: string, line?: number) {
    super(`This backup can't be used: ${line === undefined ? '' : `line ${line}: `}${reason}`);
    this.name = 'UnusableBackup';
  }
}
