import { z } from 'zod';

/**
 * A backup is gzipped text: a heading, then for each table a line that names it with its columns, its rows as PostgreSQL's COPY writes
 * them and a line `\.`; at last a line with the count of each table's rows and the SHA-256 of all that stands before it.
 */
export const headingSchema = z.object({
  format: z.literal('pilotlight-backup'),
  version: z.literal(1),
  /** The moment that it shows, ISO 8601 UTC. */
  at: z.string(),
  /** Whether the keys of personal words are in it; without, they read as erased. */
  keys: z.boolean(),
});
export type BackupHeading = z.infer<typeof headingSchema>;

export const tableLineSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
export type TableLine = z.infer<typeof tableLineSchema>;

export const endingSchema = z.object({ rows: z.record(z.string(), z.int()), sha256: z.string() });
export type BackupEnding = z.infer<typeof endingSchema>;

export const lineOf = (value: BackupHeading | TableLine | BackupEnding): Buffer =>
  Buffer.from(`${JSON.stringify(value)}\n`);

export const endOfRows = Buffer.from('\\.\n');

/** Bytes. An append is of 1 MiB at most, and COPY's escapes make little more of it. */
export const longestLine = 16 * 1024 * 1024;

/** The file isn't a backup, or not the one that was written. */
export class UnusableBackup extends Error {
  /** `line` counts those of the unzipped text, from 1. */
  constructor(reason: string, line?: number) {
    super(`This backup can't be used: ${line === undefined ? '' : `line ${line}: `}${reason}`);
    this.name = 'UnusableBackup';
  }
}
