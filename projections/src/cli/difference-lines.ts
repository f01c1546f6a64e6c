import { createHmac, randomBytes } from 'node:crypto';
import type { Row } from '../read-model';
import type { RowDifference } from '../rebuild/compare-tables';
import type { Verified } from '../rebuild/verify';
import { inFull } from './progress-lines';

/** Values are personal: compared by short digests under a key of this run, which nobody can look up. */
const run = randomBytes(32);
const digest = (value: unknown): string =>
  value === null ? 'nothing' : createHmac('sha256', run).update(JSON.stringify(value)).digest('hex').slice(0, 8);

const keyOf = (key: Row): string =>
  Object.entries(key)
    .map(([column, value]) => `${column} ${String(value)}`)
    .join(', ');

const columnsOf = (live: Row, rebuilt: Row): string =>
  Object.keys(live)
    .filter((column) => JSON.stringify(live[column]) !== JSON.stringify(rebuilt[column]))
    .map((column) => `${column} (${digest(live[column])}, should be ${digest(rebuilt[column])})`)
    .join(', ');

const lineOf = ({ key, live, rebuilt }: RowDifference): string => {
  if (!live) return `  ${keyOf(key)}: the row is missing`;
  if (!rebuilt) return `  ${keyOf(key)}: the row should not be there`;
  return `  ${keyOf(key)}: ${columnsOf(live, rebuilt)}`;
};

export const verifiedLines = ({ model, rows, differing, examples }: Verified): string[] => {
  if (differing === 0) return [`${model}: ${inFull(rows)} ${rows === 1 ? 'row' : 'rows'}, as the log gives them`];
  const more = differing - examples.length;
  return [
    `${model}: ${inFull(differing)} rows differ from what the log gives`,
    ...examples.map(lineOf),
    ...(more > 0 ? [`  and ${inFull(more)} more`] : []),
  ];
};
