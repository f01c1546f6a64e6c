import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AppendedModel, Cleared, Key, Row } from '../read-model';
import { type Changes, clearedBy, identity, keyOfRow } from '../core/fold-batch';

/** In the order of their events; those of one kind are indexed once something clears them. */
export class PendingAppended {
  private rows = new Map<string, Row>();
  private cleared: Cleared[] = [];
  /** Rows by column and value; a column is followed from its first clearing on. */
  private kinds = new Map<string, Map<string, Set<string>>>();

  constructor(private readonly model: AppendedModel) {}

  get size(): number {
    return this.rows.size + this.cleared.length;
  }

  unknown(): readonly Key[] {
    return [];
  }

  know(): void {}

  take(event: RecordedEvent): void {
    const away = clearedBy(this.model, event);
    const added = this.model.concerns(event) ? this.model.rowsOf(event) : [];
    if (away) this.clear(away);
    for (const row of added) {
      const id = identity(keyOfRow(this.model, row));
      this.rows.set(id, row);
      for (const [column, values] of this.kinds) this.follow(values, column, id, row);
    }
  }

  drain(): Changes {
    const changes = { upserted: [...this.rows.values()], deleted: [], cleared: this.cleared };
    this.rows = new Map();
    this.cleared = [];
    this.kinds = new Map();
    return changes;
  }

  private clear(away: Cleared): void {
    this.cleared.push(away);
    const values = this.kinds.get(away.column) ?? this.followed(away.column);
    for (const id of values.get(away.value) ?? []) this.rows.delete(id);
    values.delete(away.value);
  }

  private followed(column: string): Map<string, Set<string>> {
    const values = new Map<string, Set<string>>();
    this.kinds.set(column, values);
    for (const [id, row] of this.rows) this.follow(values, column, id, row);
    return values;
  }

  private follow(values: Map<string, Set<string>>, column: string, id: string, row: Row): void {
    const value = String(row[column]);
    const ids = values.get(value);
    if (ids) ids.add(id);
    else values.set(value, new Set([id]));
  }
}
