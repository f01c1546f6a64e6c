import { UnusableBackup } from './backup-format';
import { type Erasure, erasureSchema, ledgerColumns } from './carry-over-erasures';
import { readBackup } from './read-backup';

const ledger = 'personal_data.erasures';

const unescaped = (value: string): string | null =>
  value === '\\N'
    ? null
    : value.replaceAll(/\\(.)/g, (_, sign: string) => ({ n: '\n', t: '\t', r: '\r' })[sign] ?? sign);

const erasureOf = (row: string, names: readonly string[], line: number): Erasure => {
  const values = row.split('\t').map(unescaped);
  const named = Object.fromEntries(names.map((name, index) => [name, values[index] ?? null]));
  const { data, error } = erasureSchema.safeParse(named);
  if (data && values.length === names.length) return data;
  const wrong = [...new Set(error?.issues.map(({ path }) => path.join('.')))];
  throw new UnusableBackup(`an erasure has no usable ${wrong.join(', ') || 'number of values'}`, line);
};

/** The ledger of a backup. Throws UnusableBackup. */
export const erasuresInBackup = async (file: string): Promise<readonly Erasure[]> => {
  const erasures: Erasure[] = [];
  let names: readonly string[] | undefined;
  for await (const part of readBackup(file)) {
    if (part.kind === 'table') {
      const { table, columns } = part.table;
      const lacking = table === ledger ? ledgerColumns.filter((name) => !columns.includes(name)) : [];
      if (lacking.length > 0) throw new UnusableBackup(`table ${table} lacks ${lacking.join(', ')}`, part.line);
      names = table === ledger ? columns : undefined;
    }
    if (part.kind === 'file') names = undefined;
    if (part.kind !== 'rows' || !names) continue;
    for (const [index, row] of part.bytes.toString().split('\n').slice(0, -1).entries())
      erasures.push(erasureOf(row, names, part.line + index));
  }
  return erasures;
};
