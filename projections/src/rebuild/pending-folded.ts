import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Cleared, FoldedModel, Key, Row } from '../read-model';
import { type Changes, clearedBy, identity, isCleared, keyOfRow } from '../core/fold-batch';

interface Pending {
  readonly key: Key;
  readonly row: Row | null;
  readonly stored: Row | null;
}

export class PendingFolded {
  private rows = new Map<string, Pending>();
  private cleared: Cleared[] = [];

  constructor(private readonly model: FoldedModel) {}

  get size(): number {
    return this.rows.size + this.cleared.length;
  }

  unknown(events: readonly RecordedEvent[]): readonly Key[] {
    const keys = events.flatMap((event): [string, Key][] => {
      const key = this.keyOf(event);
      const id = key && identity(key);
      return key && id && !this.rows.has(id) ? [[id, key]] : [];
    });
    return [...new Map(keys).values()];
  }

  know(keys: readonly Key[], rows: readonly Row[]): void {
    for (const key of keys) this.rows.set(identity(key), { key, row: null, stored: null });
    for (const row of rows) {
      // Cleared in memory, not yet in the table.
      if (this.cleared.some((away) => isCleared(row, away))) continue;
      const key = keyOfRow(this.model, row);
      this.rows.set(identity(key), { key, row, stored: row });
    }
  }

  take(event: RecordedEvent): void {
    const away = clearedBy(this.model, event);
    if (away) this.clear(away);
    if (!this.model.concerns(event)) return;
    const key = this.model.keyOf(event);
    const id = identity(key);
    const held = this.rows.get(id);
    const row = this.model.fold(held?.row ?? undefined, event);
    this.rows.set(id, { key, row, stored: held?.stored ?? null });
  }

  drain(): Changes {
    const all = [...this.rows.values()];
    const { cleared } = this;
    this.rows = new Map();
    this.cleared = [];
    return {
      upserted: all.flatMap(({ row, stored }) => (row && row !== stored ? [row] : [])),
      deleted: all.flatMap(({ key, row, stored }) => (!row && stored ? [key] : [])),
      cleared,
    };
  }

  private clear(away: Cleared): void {
    this.cleared.push(away);
    for (const [id, { key, row, stored }] of this.rows)
      if ((row && isCleared(row, away)) || (stored && isCleared(stored, away)))
        this.rows.set(id, { key, row: null, stored: null });
  }

  /** An error here comes again when the event is folded, and is handled there. */
  private keyOf(event: RecordedEvent): Key | undefined {
    try {
      return this.model.concerns(event) ? this.model.keyOf(event) : undefined;
    } catch {
      return undefined;
    }
  }
}
