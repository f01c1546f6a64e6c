import type { AuditEntry } from '@pilotlight/contracts/http/audit';
import { formatShortWeekday } from '../../../ui/format';

export interface Day {
  /** Wed 4 November 2026 */
  readonly name: string;
  readonly entries: readonly AuditEntry[];
}

/** Entries, newest first, under the London days on which they happened. */
export const byDay = (entries: readonly AuditEntry[]): readonly Day[] => {
  const days: { name: string; entries: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const name = formatShortWeekday(entry.at);
    const last = days.at(-1);
    if (last?.name === name) last.entries.push(entry);
    else days.push({ name, entries: [entry] });
  }
  return days;
};
