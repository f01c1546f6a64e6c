import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { BackupCounts } from './backup-counts';
import {
  type BackupEnding,
  type BackupHeading,
  endingSchema,
  endOfRows,
  type FileLine,
  fileLineSchema,
  headingSchema,
  longestLine,
  type TableLine,
  tableLineSchema,
  UnusableBackup,
} from './backup-format';
import { unzipped } from './unzip-backup';

export type BackupPart =
  | { readonly kind: 'heading'; readonly heading: BackupHeading }
  | { readonly kind: 'table'; readonly table: TableLine; readonly line: number }
  | { readonly kind: 'file'; readonly file: FileLine; readonly line: number }
  | { readonly kind: 'rows'; readonly bytes: Buffer; readonly line: number }
  | { readonly kind: 'end of rows' }
  | { readonly kind: 'ending'; readonly ending: BackupEnding };

const newline = 10;

const parsed = <T>(schema: z.ZodType<T>, line: Buffer): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(line.toString())).data;
  } catch {
    return undefined;
  }
};

const wholeLines = (bytes: Buffer): readonly [Buffer, Buffer] => {
  const end = bytes.lastIndexOf(newline) + 1;
  return [bytes.subarray(0, end), bytes.subarray(end)];
};

/** Offset of the line that ends a table's rows; -1 where there is none. */
const endIn = (lines: Buffer): number => {
  if (lines.subarray(0, endOfRows.length).equals(endOfRows)) return 0;
  const at = lines.indexOf(Buffer.concat([Buffer.from('\n'), endOfRows]));
  return at < 0 ? -1 : at + 1;
};

const linesIn = (bytes: Buffer): number => {
  let count = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) count += 1;
  return count;
};

/** The parts in order. Throws UnusableBackup, at the end for a wrong hash or count. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256');
  let rest = Buffer.alloc(0);
  let inside = false;
  let headed = false;
  let ended = false;
  let line = 1;
  const counts = new BackupCounts();
  for await (const chunk of unzipped(file)) {
    let [lines, left] = wholeLines(Buffer.concat([rest, chunk]));
    rest = Buffer.from(left);
    while (lines.length > 0) {
      if (ended) throw new UnusableBackup('something stands behind its end', line);
      const end = inside ? endIn(lines) : -1;
      const taken = inside ? (end < 0 ? lines.length : end) : lines.indexOf(newline) + 1;
      const part = lines.subarray(0, taken);
      lines = lines.subarray(taken);
      if (inside) {
        hash.update(part);
        if (part.length > 0) yield { kind: 'rows', bytes: part, line };
        const rows = linesIn(part);
        counts.add(rows);
        line += rows;
        if (end < 0) continue;
        line += 1;
        hash.update(endOfRows);
        lines = lines.subarray(endOfRows.length);
        inside = false;
        yield { kind: 'end of rows' };
      } else if (!headed) {
        const heading = parsed(headingSchema, part);
        if (!heading) throw new UnusableBackup('it is no backup of Pilotlight, or of a newer version');
        headed = true;
        line += 1;
        hash.update(part);
        yield { kind: 'heading', heading };
      } else {
        const table = parsed(tableLineSchema, part);
        const named = table ? undefined : parsed(fileLineSchema, part);
        const ending = table || named ? undefined : parsed(endingSchema, part);
        if (table) {
          counts.beginTable(table, line);
          hash.update(part);
          inside = true;
          yield { kind: 'table', table, line };
        } else if (named) {
          counts.beginFile(named);
          hash.update(part);
          inside = true;
          yield { kind: 'file', file: named, line };
        } else if (ending) {
          ended = true;
          if (ending.sha256 !== hash.digest('hex')) throw new UnusableBackup('its contents are not what was written');
          counts.check(ending, line);
          yield { kind: 'ending', ending };
        } else throw new UnusableBackup('it is not what was written', line);
        line += 1;
      }
    }
    if (rest.length > longestLine) throw new UnusableBackup(`it is longer than ${longestLine} bytes`, line);
  }
  if (!ended || rest.length > 0) throw new UnusableBackup('its end is missing');
}

/** Reads a backup to its end. Throws UnusableBackup. */
export const checkBackup = async (file: string): Promise<BackupHeading & BackupEnding> => {
  let heading: BackupHeading | undefined;
  let ending: BackupEnding | undefined;
  for await (const part of readBackup(file)) {
    if (part.kind === 'heading') ({ heading } = part);
    if (part.kind === 'ending') ({ ending } = part);
  }
  if (!heading || !ending) throw new UnusableBackup('its end is missing');
  return { ...heading, ...ending };
};
