import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { HeardStreams } from '@pilotlight/subscriptions/quarantine/quarantined-streams';

export type Row = Readonly<Record<string, unknown>>;

/** In the order of the table's key columns. */
export type Key = readonly (string | number)[];

/** Only the name differs in a copy of it. */
export interface Table<R extends Row = Row> {
  readonly name: string;
  /** SQL type of each column; one that may be empty ends in " null". */
  readonly columns: { readonly [Column in keyof R & string]: string };
  readonly key: readonly (keyof R & string)[];
  /** Holds the slug of the row's installer. */
  readonly tenant: keyof R & string;
  /** Columns with personal words of events, or digests of them. */
  readonly personal: readonly (keyof R & string)[];
  /** By the suffix of the index's name: `(slug, created_at desc)`, `(created_at) where ...`. */
  readonly indexes: Readonly<Record<string, string>>;
}

interface Definition<R extends Row, E extends RecordedEvent, Name extends string> {
  readonly name: Name;
  /** Raise it with every change of table or fold: the table is then folded afresh. */
  readonly version: number;
  readonly table: Table<R>;
  /** A stream of these with an unreadable event is quarantined, not skipped. */
  readonly streams: HeardStreams;
  /** Otherwise all rows of an installer go once its account is erased, whatever the model hears. */
  readonly outlivesInstaller?: true;
  /** Installers meet in one row: owners of several partitions write one after the other. */
  readonly spansInstallers?: true;
  concerns(event: RecordedEvent): event is E;
}

export interface FoldedModel<
  R extends Row = Row,
  E extends RecordedEvent = RecordedEvent,
  Name extends string = string,
> extends Definition<R, E, Name> {
  readonly kind: 'folded';
  /** Several streams meet in one row, so one can't be folded anew by itself. */
  readonly sharesRows: boolean;
  keyOf(event: E): Key;
  fold(row: R | undefined, event: E): R | null;
}

/** Rows selected by one column. */
export interface Cleared {
  readonly column: string;
  readonly value: string;
}

/** Each event adds rows; a row stays until an event clears all of its kind. Pure. */
export interface AppendedModel<
  R extends Row = Row,
  E extends RecordedEvent = RecordedEvent,
  Name extends string = string,
> extends Definition<R, E, Name> {
  readonly kind: 'appended';
  rowsOf(event: E): readonly R[];
  /** Rows that the event removes; null for none. */
  clears?(event: E): Cleared | null;
}

export type ReadModel = FoldedModel | AppendedModel;
