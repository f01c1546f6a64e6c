import { type BackupEnding, type FileLine, type TableLine, UnusableBackup } from './backup-format';

const disagreement = (said: Readonly<Record<string, number>>, read: ReadonlyMap<string, number>, what: string) => {
  const named = new Map(Object.entries(said));
  for (const name of new Set([...read.keys(), ...named.keys()])) {
    const [told, came] = [named.get(name) ?? 'no', read.get(name) ?? 'none'];
    if (told !== came) return `it tells of ${told} ${what}${name}, and ${came} came`;
  }
  return undefined;
};

export class BackupCounts {
  private readonly rows = new Map<string, number>();
  private readonly files = new Map<string, number>();
  /** Null while a file is read: its lines are not rows. */
  private table: string | null = null;

  beginTable({ table, columns }: TableLine, line: number): void {
    if (this.rows.has(table)) throw new UnusableBackup(`table ${table} comes twice`, line);
    if (columns.length === 0) throw new UnusableBackup(`table ${table} has no columns`, line);
    if (new Set(columns).size < columns.length) throw new UnusableBackup(`table ${table} has a column twice`, line);
    this.rows.set(table, 0);
    this.table = table;
  }

  beginFile({ kind }: FileLine): void {
    this.files.set(kind, (this.files.get(kind) ?? 0) + 1);
    this.table = null;
  }

  add(rows: number): void {
    if (this.table !== null) this.rows.set(this.table, (this.rows.get(this.table) ?? 0) + rows);
  }

  check({ rows, files }: BackupEnding, line: number): void {
    const reason = disagreement(rows, this.rows, 'rows of ') ?? disagreement(files, this.files, 'files of kind ');
    if (reason) throw new UnusableBackup(reason, line);
  }
}
